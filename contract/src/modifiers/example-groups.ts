import type { ModifierGroup, ModifierOption } from './modifiers.ts';

/** Groups as most restaurants have them, which an owner takes as a start and changes. */
export interface ExampleGroup {
  codigo: string;
  nombre: string;
  texto: string;
  /** Drawn one after the other. */
  grupos: readonly Omit<ModifierGroup, 'codigo'>[];
}

export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  {
    codigo: 'termino',
    nombre: 'Término',
    texto: 'Medio, tres cuartos o bien asado',
    grupos: [
      required('Término', '¿En qué término la quieres?', [
        'Azul',
        'Medio',
        'Tres cuartos',
        'Bien asado',
      ]),
    ],
  },
  {
    codigo: 'salsas',
    nombre: 'Salsas',
    texto: 'Hasta dos, con una incluida',
    grupos: [
      {
        nombre: 'Salsas',
        pregunta: '¿Con qué salsas lo quieres?',
        min: 0,
        max: 2,
        gratis: 1,
        repetible: false,
        opciones: [
          optionOf('Hogao de la casa', 1500),
          optionOf('Suero costeño', 1500),
          optionOf('Ají de maní', 2000),
          optionOf('Guacamole', 4500),
        ],
      },
    ],
  },
  {
    codigo: 'menu-del-dia',
    nombre: 'Menú del día',
    texto: 'Sopa, principio, proteína y jugo',
    grupos: [
      required('Sopa', '¿Qué sopa quieres?', ['Sancocho', 'Ajiaco', 'Crema de ahuyama']),
      required('Principio', '¿Qué principio quieres?', ['Fríjol', 'Lenteja', 'Pasta']),
      required('Proteína', '¿Qué proteína quieres?', [
        'Pollo a la plancha',
        'Carne asada',
        'Cerdo',
        'Pescado frito',
      ]),
      required('Jugo', '¿Qué jugo quieres?', ['Mora', 'Lulo', 'Maracuyá', 'Guanábana']),
    ],
  },
];

/** Which groups of the example the sede does not have yet, by their names. */
export function missingSteps(
  { grupos }: ExampleGroup,
  groups: readonly Pick<ModifierGroup, 'nombre'>[],
): number[] {
  const isThere = (nombre: string) => groups.some((group) => group.nombre === nombre);
  return grupos.flatMap((group, step) => (isThere(group.nombre) ? [] : [step]));
}

function required(nombre: string, pregunta: string, options: readonly string[]) {
  const opciones = options.map((option) => optionOf(option, 0));
  return { nombre, pregunta, min: 1, max: 1, gratis: 0, repetible: false, opciones };
}

function optionOf(nombre: string, precio: number): ModifierOption {
  return { codigo: '', nombre, precio, id_sigo: null, agotado: false, grupos: [] };
}
