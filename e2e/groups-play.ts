import type { Product } from '@comanda/contract/menu/menu';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { asOwner } from './api.ts';

/** The groups of a burger: one required, one with included options, and one that nests dishes of the demo. */
export const BURGER_GROUPS: readonly ModifierGroup[] = [
  {
    codigo: 'termino',
    nombre: 'Término',
    pregunta: '¿Cómo te gusta la carne?',
    min: 1,
    max: 1,
    gratis: 0,
    repetible: false,
    opciones: [
      option('medio', 'Medio'),
      option('tres-cuartos', 'Tres cuartos'),
      option('bien-asada', 'Bien asada'),
    ],
  },
  {
    codigo: 'salsas',
    nombre: 'Salsas',
    pregunta: '¿Qué salsas le ponemos?',
    min: 0,
    max: 4,
    gratis: 2,
    repetible: true,
    opciones: [
      option('hogao', 'Hogao de la casa', 2_000),
      option('suero', 'Suero costeño', 2_000),
      option('guacamole', 'Guacamole con limón', 2_000),
      option('aji-de-mani', 'Ají de maní', 2_000),
      option('mayonesa', 'Mayonesa de cilantro y ajo asado', 2_000),
      { ...option('uchuva', 'Salsa de uchuva', 2_000), agotado: true },
    ],
  },
  {
    codigo: 'combo',
    nombre: 'Combo',
    pregunta: '¿La quieres en combo?',
    min: 0,
    max: 1,
    gratis: 0,
    repetible: false,
    opciones: [{ ...option('en-combo', 'En combo'), grupos: ['bebida', 'acompanamiento'] }],
  },
  {
    ...one('bebida', 'Bebida'),
    opciones: [
      dish('BE-0604', 'Limonada natural', 4_000),
      dish('BE-0603', 'Jugo de lulo', 4_000),
      dish('BE-0601', 'Limonada de coco', 5_000),
      dish('BE-0602', 'Gaseosa', 4_000),
    ],
  },
  {
    ...one('acompanamiento', 'Acompañamiento'),
    opciones: [
      dish('AC-0501', 'Papas a la francesa', 6_000),
      dish('AC-0502', 'Papa criolla', 7_000),
      dish('AC-0503', 'Yuca frita', 6_000),
    ],
  },
];

/** The groups that a dish has itself. */
export const OF_BURGER = ['salsas', 'termino', 'combo'];

export const BURGER = { id_sigo: 'CR-DOBLE', nombre: 'Hamburguesa doble', precio: 22_900 } as const;

/** The owner draws the groups and a burger that has them. */
export async function drawBurger(url: string, dbName: string): Promise<void> {
  const send = await asOwner(url);
  for (const { codigo, ...group } of BURGER_GROUPS.toReversed()) {
    await send('PUT', `/api/modifiers/${codigo}`, { dbName, ...group });
  }
  const answer = await fetch(`${url}/api/products?dbName=${dbName}`);
  const products = (await answer.json()) as Product[];
  const categoryId = products.find(({ nombre }) => nombre === 'Hamburguesa criolla')?.categoryId;
  const body = new FormData();
  body.set('dbName', dbName);
  body.set(
    'product',
    JSON.stringify({
      ...BURGER,
      // Tests of one worker share their product.
      _id: products.find(({ id_sigo }) => id_sigo === BURGER.id_sigo)?._id,
      categoryId,
      descripcion: 'Doble carne de res, queso costeño y hogao en pan brioche.',
      permiteAdiciones: false,
      grupos: OF_BURGER,
    }),
  );
  await send('POST', '/api/products/upsert', body);
}

export async function markOption(
  url: string,
  {
    dbName,
    grupo,
    opcion,
    agotado,
  }: { dbName: string; grupo: string; opcion: string; agotado: boolean },
): Promise<void> {
  const send = await asOwner(url);
  await send('PATCH', `/api/modifiers/${grupo}/agotado`, { dbName, opcion, agotado });
}

function option(codigo: string, nombre: string, precio = 0): ModifierGroup['opciones'][number] {
  return { codigo, nombre, precio, id_sigo: null, agotado: false, grupos: [] };
}

function dish(id_sigo: string, nombre: string, precio: number): ModifierGroup['opciones'][number] {
  return { ...option(id_sigo.toLowerCase(), nombre, precio), id_sigo };
}

function one(codigo: string, nombre: string): Omit<ModifierGroup, 'opciones'> {
  return { codigo, nombre, pregunta: '', min: 1, max: 1, gratis: 0, repetible: false };
}
