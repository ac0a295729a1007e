import type { ModifierGroup, ModifierOption } from '@comanda/contract/modifiers/modifiers';
import type { SedeKey } from './restaurant.ts';

type DemoOption = Partial<ModifierOption> & {
  codigo: string;
  /** Sold out there today. */
  agotadoEn?: SedeKey;
};

export type DemoGroup = Omit<ModifierGroup, 'opciones'> & { opciones: readonly DemoOption[] };

const ONE = { pregunta: '', min: 1, max: 1, gratis: 0, repetible: false };
const SAUCE = 2_000;

/** What dishes are asked with, in the order of the owner's list. */
export const GROUPS: readonly DemoGroup[] = [
  {
    ...ONE,
    codigo: 'termino',
    nombre: 'Término',
    opciones: [
      { codigo: 'medio', nombre: 'Medio' },
      { codigo: 'tres-cuartos', nombre: 'Tres cuartos' },
      { codigo: 'bien-asado', nombre: 'Bien asado' },
    ],
  },
  {
    codigo: 'salsas',
    nombre: 'Salsas',
    pregunta: '¿Con qué salsas?',
    min: 0,
    max: 3,
    gratis: 2,
    repetible: true,
    opciones: [
      { codigo: 'chimichurri', nombre: 'Chimichurri', precio: SAUCE },
      { codigo: 'aji-de-la-casa', nombre: 'Ají de la casa', precio: SAUCE },
      { codigo: 'salsa-de-ajo', nombre: 'Salsa de ajo', precio: SAUCE },
      { codigo: 'bbq-de-panela', nombre: 'BBQ de panela', precio: SAUCE },
      { codigo: 'guacamole', nombre: 'Guacamole', precio: 3_500, agotadoEn: 'chapinero' },
    ],
  },
  {
    ...ONE,
    codigo: 'combo',
    nombre: 'Combo',
    pregunta: '¿Lo quieres en combo?',
    min: 0,
    opciones: [{ codigo: 'en-combo', nombre: 'En combo', grupos: ['bebida', 'acompanamiento'] }],
  },
  {
    ...ONE,
    codigo: 'bebida',
    nombre: 'Bebida',
    opciones: [
      { codigo: 'gaseosa', id_sigo: 'BE-0602', precio: 4_000 },
      { codigo: 'limonada-natural', id_sigo: 'BE-0604', precio: 5_000 },
      { codigo: 'agua', id_sigo: 'BE-0607', precio: 4_000 },
    ],
  },
  {
    ...ONE,
    codigo: 'acompanamiento',
    nombre: 'Acompañamiento',
    opciones: [
      { codigo: 'papas-a-la-francesa', id_sigo: 'AC-0501', precio: 6_000 },
      { codigo: 'papa-criolla', id_sigo: 'AC-0502', precio: 6_000 },
      { codigo: 'ensalada-de-la-casa', id_sigo: 'AC-0504', precio: 7_000 },
    ],
  },
  {
    ...ONE,
    codigo: 'sopa',
    nombre: 'Sopa',
    opciones: [
      { codigo: 'crema-de-ahuyama', nombre: 'Crema de ahuyama' },
      { codigo: 'sopa-de-verduras', nombre: 'Sopa de verduras' },
      { codigo: 'sin-sopa', nombre: 'Sin sopa' },
    ],
  },
  {
    ...ONE,
    codigo: 'principio',
    nombre: 'Principio',
    opciones: [
      { codigo: 'frijoles', nombre: 'Fríjoles' },
      { codigo: 'lentejas', nombre: 'Lentejas' },
      { codigo: 'garbanzos', nombre: 'Garbanzos' },
    ],
  },
  {
    ...ONE,
    codigo: 'proteina',
    nombre: 'Proteína',
    opciones: [
      { codigo: 'pollo-a-la-plancha', nombre: 'Pollo a la plancha' },
      { codigo: 'carne-asada', nombre: 'Carne asada', grupos: ['termino'] },
      { codigo: 'trucha', nombre: 'Trucha', precio: 5_000 },
    ],
  },
  {
    ...ONE,
    codigo: 'jugo',
    nombre: 'Jugo',
    opciones: [
      { codigo: 'jugo-de-lulo', id_sigo: 'BE-0603', precio: 0 },
      { codigo: 'jugo-de-mango', id_sigo: 'BE-0605', precio: 0 },
      { codigo: 'limonada-natural', id_sigo: 'BE-0604', precio: 0 },
    ],
  },
];
