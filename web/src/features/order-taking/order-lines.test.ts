import { anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { toCartItem } from '../cart/cart.ts';
import { addedLines, addLine, hasChanges, itemsOf, onto, replaceLine } from './use-order-taking.ts';

const BANDEJA = { id_sigo: 'BANDEJA', nombre: 'Bandeja paisa', precio: 32_900, imagen: '' };
const DESCORCHE = { id_sigo: 'SV-1', nombre: 'Descorche', precio: 25_000, imagen: '' };
const bandeja = (over: object = {}) => toCartItem({ product: BANDEJA, cantidad: 1, ...over });
const order = anOrder({
  productos: [anOrderLine(), anOrderLine({ id_sigo: 'AJIACO', nombre: 'Ajiaco', nota: 'Frío' })],
});

describe('an order opened for editing', () => {
  test('identifies its lines by their position', () => {
    expect(itemsOf(order).map(({ itemId, nombre }) => [itemId, nombre])).toEqual([
      ['0', 'Bandeja paisa'],
      ['1', 'Ajiaco'],
    ]);
  });

  test('adds to the quantity of a plate that it already has', () => {
    const items = addLine(itemsOf(order), bandeja());
    expect(items.map(({ cantidad }) => cantidad)).toEqual([2, 1]);
  });

  test('keeps the number of a line that is changed, so that the kitchen sees what it was', () => {
    const items = itemsOf({ productos: [anOrderLine({ linea: 4 })] });
    const [changed] = replaceLine(items, '0', bandeja({ nota: 'Sin huevo' }));
    expect(changed).toMatchObject({ linea: 4, nota: 'Sin huevo' });
  });

  test('has no changes until something is different', () => {
    const items = itemsOf(order);
    expect(hasChanges(order, items)).toBe(false);
    expect(hasChanges(order, items.slice(1))).toBe(true);
    expect(hasChanges(order, addLine(items, bandeja()))).toBe(true);
    expect(hasChanges(order, replaceLine(items, '1', bandeja({ nota: 'Frío' })))).toBe(true);
  });
});

test('another course or seat is another line and a change; at once is the same as none', () => {
  const items = itemsOf(order);
  expect(addLine(items, { ...bandeja(), tiempo: 2 })).toHaveLength(3);
  expect(addLine(items, { ...bandeja(), puesto: 3 })).toHaveLength(3);
  expect(addLine(items, { ...bandeja(), tiempo: null, puesto: null })).toHaveLength(2);
  const [first, ...others] = items;
  if (!first) throw new Error('no line');
  expect(hasChanges(order, [{ ...first, tiempo: 2 }, ...others])).toBe(true);
  expect(hasChanges(order, [{ ...first, tiempo: null }, ...others])).toBe(false);
});

describe('options of a dish', () => {
  const salsa = (codigo: string) => [
    {
      codigo: 'salsas',
      nombre: 'Salsas',
      opciones: [{ codigo, nombre: codigo, precio: 0, cantidad: 1, incluidas: 0 }],
    },
  ];
  const burger = anOrder({ productos: [anOrderLine({ grupos: salsa('hogao') })] });

  test('stay with the line of an order that is edited, and another one is a change', () => {
    const items = itemsOf(burger);
    expect(items[0]?.grupos).toEqual(salsa('hogao'));
    expect(hasChanges(burger, items)).toBe(false);
    const changed = replaceLine(items, '0', bandeja({ grupos: salsa('suero') }));
    expect(hasChanges(burger, changed)).toBe(true);
  });

  test('make a plate of their own, also when somebody else edits the order', () => {
    const items = addLine(itemsOf(burger), bandeja({ grupos: salsa('hogao') }));
    expect(items).toHaveLength(2);
    const other = replaceLine(itemsOf(burger), '0', bandeja({ grupos: salsa('suero') }));
    expect(onto(burger, burger, other).map(({ grupos }) => grupos)).toEqual([salsa('suero')]);
  });
});

describe('two lines stay separate', () => {
  test('when a note or an addition makes a different plate', () => {
    const aguacate = { id_sigo: 'A-1', nombre: 'Aguacate', precio: 5_000 };
    const items = [
      bandeja({ nota: 'Sin huevo' }),
      bandeja({ adiciones: [aguacate] }),
      bandeja({ adiciones: [aguacate] }),
    ].reduce(addLine, [bandeja()]);
    expect(items).toHaveLength(4);
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(4);
  });

  test('when a service is charged at two prices', () => {
    const service = (precio: number) =>
      toCartItem({ product: { ...DESCORCHE, precio }, cantidad: 1 });
    const items = [service(30_000), service(25_000)].reduce(addLine, [service(25_000)]);
    expect(items.map(({ precio, cantidad }) => [precio, cantidad])).toEqual([
      [25_000, 2],
      [30_000, 1],
    ]);
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(2);
  });
});

test('a changed line keeps its position and id', () => {
  const items = replaceLine(itemsOf(order), '0', bandeja({ nota: 'Sin huevo' }));
  expect(items[0]).toMatchObject({ itemId: '0', nota: 'Sin huevo' });
});

describe('an order that somebody else changed while it was being edited', () => {
  const ajiaco = { id_sigo: 'AJIACO', nombre: 'Ajiaco', precio: 28_500, imagen: '' };
  const plates = (items: readonly { id_sigo: string; nota: string; cantidad: number }[]) =>
    items.map(({ id_sigo, nota, cantidad }) => [cantidad, id_sigo, nota]);

  test('gives back the lines added here: new dishes, and more of those it had', () => {
    const items = [bandeja(), bandeja({ nota: 'Sin huevo' })].reduce(addLine, itemsOf(order));
    expect(plates(addedLines(order, items))).toEqual([
      [1, 'BANDEJA', ''],
      [1, 'BANDEJA', 'Sin huevo'],
    ]);
    expect(addedLines(order, itemsOf(order))).toEqual([]);
    expect(addedLines(order, itemsOf(order).slice(1))).toEqual([]);
  });

  test('combines the changes made here with those made elsewhere', () => {
    const mine = addLine(itemsOf(order).slice(0, 1), bandeja({ nota: 'Sin huevo' }));
    const now = anOrder({
      productos: [anOrderLine({ cantidad: 3 }), ...order.productos.slice(1), anOrderLine(ajiaco)],
    });
    expect(plates(onto(now, order, mine))).toEqual([
      [3, 'BANDEJA', ''],
      [1, 'AJIACO', ''],
      [1, 'BANDEJA', 'Sin huevo'],
    ]);
  });

  test('never has a negative quantity when two people remove the same dish', () => {
    const now = anOrder({ productos: order.productos.slice(0, 1) });
    expect(plates(onto(now, order, itemsOf(order).slice(0, 1)))).toEqual([[1, 'BANDEJA', '']]);
  });
});
