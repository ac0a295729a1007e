import { orderTotal } from '@comanda/contract/orders/orders.rules';
import { describe, expect, test } from 'vitest';
import { addItem, countByProduct, countItems, toCartItem } from './cart.ts';
import { removeItem, replaceItem, reprice, setCantidad } from './cart-edits.ts';

const AJIACO = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
const JUGO = { id_sigo: 'B-1', nombre: 'Jugo de lulo', precio: 8_000, imagen: '' };
const AGUACATE = { id_sigo: 'A-1', nombre: 'Aguacate', precio: 4_000 };

const option = (codigo: string, precio: number, cantidad: number, incluidas: number) => ({
  codigo,
  nombre: codigo,
  precio,
  cantidad,
  incluidas,
});
const SALSAS = {
  codigo: 'salsas',
  nombre: 'Salsas',
  opciones: [option('hogao', 1_500, 2, 2), option('aji', 2_000, 1, 0)],
};

const ajiaco = (cantidad = 1) => toCartItem({ product: AJIACO, cantidad });
const jugo = (cantidad = 1) => toCartItem({ product: JUGO, cantidad });

describe('adding to the cart', () => {
  test('appends a new item', () => {
    expect(addItem([ajiaco()], jugo()).map(({ nombre }) => nombre)).toEqual([
      'Ajiaco',
      'Jugo de lulo',
    ]);
  });

  test('raises the quantity of an item that is already there', () => {
    const cart = addItem([ajiaco(2)], ajiaco(3));
    expect(cart).toHaveLength(1);
    expect(cart[0]?.cantidad).toBe(5);
  });

  test('never puts more than a hundred into one line', () => {
    expect(addItem([ajiaco(99)], ajiaco(5))[0]?.cantidad).toBe(100);
  });

  test('keeps dishes with different notes apart', () => {
    const without = toCartItem({ product: AJIACO, cantidad: 1, nota: 'Sin alcaparras' });
    expect(addItem([ajiaco()], without)).toHaveLength(2);
  });

  test('keeps dishes with additions apart, because additions are charged once per line', () => {
    const withAvocado = () => toCartItem({ product: AJIACO, cantidad: 1, adiciones: [AGUACATE] });
    const cart = addItem([withAvocado()], withAvocado());
    expect(cart).toHaveLength(2);
    expect(orderTotal(cart)).toBe(2 * (27_500 + 4_000));
  });
});

describe('a dish with options', () => {
  const dish = (grupos = [SALSAS]) => toCartItem({ product: AJIACO, cantidad: 2, grupos });

  test('is a line of its own, and its options cost for each dish', () => {
    const cart = addItem(addItem([ajiaco()], dish()), dish());
    expect(cart).toHaveLength(3);
    expect(orderTotal([dish()])).toBe(2 * (27_500 + 2_000));
  });

  test('stays the same line when its options change', () => {
    const before = dish();
    const other = { ...SALSAS, opciones: [option('aji', 2_000, 1, 1)] };
    const [after] = replaceItem([before], before.itemId, dish([other]));
    expect(after).toMatchObject({ itemId: before.itemId, grupos: [other] });
  });

  test('gets new prices of its options, of which the cheapest stay included', () => {
    const [line] = reprice([dish()], [{ id_sigo: 'salsas/hogao', precio: 3_000 }]);
    expect(line?.grupos?.[0]?.opciones.map(({ incluidas }) => incluidas)).toEqual([1, 1]);
    expect(orderTotal(line ? [line] : [])).toBe(2 * (27_500 + 3_000));
  });
});

describe('a group that includes more or fewer than before', () => {
  const [first, second] = [option('hogao', 1_500, 1, 1), option('aji', 2_000, 1, 1)];
  const dish = () =>
    toCartItem({
      product: AJIACO,
      cantidad: 1,
      grupos: [{ ...SALSAS, opciones: [first, second] }],
    });

  test('charges what the server says of its line', () => {
    const changes = [
      { id_sigo: 'salsas/hogao', precio: 1_500, gratis: 1 },
      { id_sigo: 'salsas/aji', precio: 2_000, gratis: 1 },
    ];
    expect(orderTotal(reprice([dish()], changes))).toBe(27_500 + 2_000);
  });
});

describe('an edited line', () => {
  test('stays in its place', () => {
    const changed = toCartItem({ product: AJIACO, cantidad: 2, adiciones: [AGUACATE] });
    const cart = replaceItem([ajiaco(), jugo()], ajiaco().itemId, changed);
    expect(cart.map(({ nombre }) => nombre)).toEqual(['Ajiaco', 'Jugo de lulo']);
    expect(cart[0]).toMatchObject({ cantidad: 2, adiciones: [AGUACATE] });
  });

  test('no longer counts as the plain dish: adding the plain dish makes another line', () => {
    const changed = toCartItem({ product: AJIACO, cantidad: 1, nota: 'Sin alcaparras' });
    expect(addItem(replaceItem([ajiaco()], ajiaco().itemId, changed), ajiaco())).toHaveLength(2);
  });

  test('joins a line that it now equals', () => {
    const noted = toCartItem({ product: AJIACO, cantidad: 2, nota: 'Sin alcaparras' });
    const cart = replaceItem([ajiaco(), noted], noted.itemId, ajiaco(2));
    expect(cart).toEqual([ajiaco(3)]);
  });
});

describe('changing the cart', () => {
  test.each([
    [0, 1],
    [7, 7],
    [101, 100],
  ])('a quantity of %i becomes %i', (wanted, kept) => {
    expect(setCantidad([ajiaco()], ajiaco().itemId, wanted)[0]?.cantidad).toBe(kept);
  });

  test('removing drops the whole line', () => {
    expect(removeItem([ajiaco(3), jugo()], ajiaco().itemId)).toEqual([jugo()]);
  });

  test('new prices reach dishes and their additions', () => {
    const cart = [toCartItem({ product: AJIACO, cantidad: 1, adiciones: [AGUACATE] }), jugo()];
    const repriced = reprice(cart, [
      { id_sigo: 'S-1', precio: 29_500 },
      { id_sigo: 'A-1', precio: 5_000 },
    ]);
    expect(orderTotal(repriced)).toBe(29_500 + 5_000 + 8_000);
  });
});

describe('a combo in the cart', () => {
  const combo = {
    bebida: { id_sigo: 'B-1', nombre: 'Jugo de lulo', precio: 4_000 },
    adicional: { id_sigo: 'P-1', nombre: 'Papa criolla', precio: 6_000 },
  };
  const withCombo = () => toCartItem({ product: AJIACO, cantidad: 1, combo });

  test('stays apart from the plain dish and from another combo', () => {
    expect(addItem(addItem([ajiaco()], withCombo()), withCombo())).toHaveLength(3);
  });

  test('keeps the price of its drink when the drink alone costs more', () => {
    const repriced = reprice([withCombo(), jugo()], [{ id_sigo: 'B-1', precio: 9_000 }]);
    expect(orderTotal(repriced)).toBe(27_500 + 4_000 + 6_000 + 9_000);
  });
});

describe('counting the cart', () => {
  test('counts units, in total and per product', () => {
    const cart = [ajiaco(2), toCartItem({ product: AJIACO, cantidad: 1, nota: 'Frío' }), jugo()];
    expect(countItems(cart)).toBe(4);
    expect(countByProduct(cart).get('S-1')).toBe(3);
  });
});
