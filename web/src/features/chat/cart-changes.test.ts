import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../lib/stored.ts';
import { addItem, toCartItem } from '../cart/cart.ts';
import { removeItem, setCantidad } from '../cart/cart-edits.ts';
import { applyChanges, cartChanges, changeWords } from './cart-changes.ts';

const AJIACO = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
const LIMONADA = { id_sigo: 'B-1', nombre: 'Limonada de coco', precio: 9_500, imagen: '' };
const AREPA = { id_sigo: 'P-1', nombre: 'Arepa', precio: 6_000, imagen: '' };
const AGUACATE = { id_sigo: 'A-1', nombre: 'Aguacate', precio: 4_000 };

const ajiaco = (cantidad = 1) => toCartItem({ product: AJIACO, cantidad });
const limonada = (cantidad = 1) => toCartItem({ product: LIMONADA, cantidad });
const arepa = (cantidad = 1) => toCartItem({ product: AREPA, cantidad });

const AREPA_OF_CORN = toCartItem({
  product: { id_sigo: 'P-2', nombre: 'Arepa de choclo', precio: 9_000, imagen: '' },
  cantidad: 1,
});

const words = (sent: CartItem[], answered: CartItem[]) =>
  cartChanges(sent, answered).map((change) => changeWords(change).words);
const counts = (cart: readonly CartItem[]) =>
  cart.map(({ nombre, cantidad, nota }) => [cantidad, nombre, nota].filter(Boolean).join(' '));
/** The cart `now` after the assistant answered `answered` to the cart `sent`. */
const merged = (sent: CartItem[], answered: CartItem[], now: readonly CartItem[]) =>
  counts(applyChanges(now, cartChanges(sent, answered)));

describe('the changes that an answer makes to the cart', () => {
  test('say whether there are more, fewer or none of a dish', () => {
    expect(words([ajiaco(), arepa(3), limonada()], [ajiaco(2), arepa(), AREPA_OF_CORN])).toEqual([
      '+1 Ajiaco',
      '−2 Arepa',
      '+1 Arepa de choclo',
      '− Limonada de coco',
    ]);
  });

  test('are none when the cart comes back unchanged', () => {
    expect(cartChanges([ajiaco(2), limonada()], [ajiaco(2), limonada()])).toEqual([]);
  });

  test('change the dish instead of replacing it when only its note is new', () => {
    const noted = { ...ajiaco(), nota: 'Sin alcaparras' };
    const changes = cartChanges([ajiaco()], [noted]);
    expect(changes.map(changeWords)).toEqual([
      { itemId: 'S-1:', kind: 'other', words: 'Ajiaco', details: ['“Sin alcaparras”'] },
    ]);
    expect(words([ajiaco()], [{ ...noted, itemId: 'otro' }])).toEqual(['Ajiaco']);
  });
});

describe('the options of a dish', () => {
  const option = { precio: 0, cantidad: 1, incluidas: 0 };
  const medio = [
    {
      codigo: 'termino',
      nombre: 'Término',
      opciones: [{ ...option, codigo: 'medio', nombre: 'Medio' }],
    },
  ];
  const asado = [
    {
      codigo: 'termino',
      nombre: 'Término',
      opciones: [{ ...option, codigo: 'asado', nombre: 'Bien asado' }],
    },
  ];
  const grilled = { ...ajiaco(), itemId: 'x', grupos: medio };

  test('come into the cart with it, as a line of its own', () => {
    const cart = applyChanges([ajiaco()], cartChanges([ajiaco()], [ajiaco(), grilled]));
    expect(cart.map(({ grupos }) => grupos)).toEqual([undefined, medio]);
    expect(cart[1]?.itemId).not.toBe(ajiaco().itemId);
  });

  test('are a change where they differ, and none where they are the same', () => {
    expect(cartChanges([grilled], [grilled])).toEqual([]);
    const [change] = cartChanges([grilled], [{ ...grilled, grupos: asado }]);
    expect(change && changeWords(change)).toMatchObject({
      kind: 'other',
      details: ['+ Bien asado'],
    });
    expect(applyChanges([grilled], change ? [change] : [])).toMatchObject([{ grupos: asado }]);
  });
});

describe('the changes applied to the current cart', () => {
  test('keep what the diner added in the menu while the answer loaded', () => {
    const now = addItem([ajiaco()], arepa(2));
    expect(merged([ajiaco()], [ajiaco(), limonada(2)], now)).toEqual([
      '1 Ajiaco',
      '2 Arepa',
      '2 Limonada de coco',
    ]);
  });

  test('add to what the diner changed in the same line', () => {
    const now = addItem([ajiaco(2)], ajiaco());
    expect(merged([ajiaco(2)], [ajiaco(3)], now)).toEqual(['4 Ajiaco']);
    expect(merged([ajiaco(2)], [], now)).toEqual(['1 Ajiaco']);
    expect(merged([ajiaco(2)], [ajiaco(1)], setCantidad(now, ajiaco().itemId, 1))).toEqual([]);
  });

  test('join a dish that both the diner and the assistant added', () => {
    expect(merged([], [limonada(2)], [limonada()])).toEqual(['3 Limonada de coco']);
  });

  test('do not bring back what the diner removed, unless the assistant added more of it', () => {
    const now = removeItem([ajiaco(), limonada()], ajiaco().itemId);
    const noted = { ...ajiaco(), nota: 'Sin crema' };
    expect(merged([ajiaco(), limonada()], [noted, limonada()], now)).toEqual([
      '1 Limonada de coco',
    ]);
    expect(merged([ajiaco(), limonada()], [ajiaco(3), limonada()], now)).toEqual([
      '1 Limonada de coco',
      '2 Ajiaco',
    ]);
  });

  test('keep a dish with a note apart from the plain dish that the diner adds next', () => {
    const noted = { ...ajiaco(), nota: 'Sin crema' };
    const cart = applyChanges([ajiaco()], cartChanges([ajiaco()], [noted]));
    expect(counts(addItem(cart, ajiaco()))).toEqual(['1 Ajiaco Sin crema', '1 Ajiaco']);
  });

  test('keep the id of a line with additions, so that its card finds it again', () => {
    const sent = toCartItem({ product: AJIACO, cantidad: 1, adiciones: [AGUACATE] });
    const cart = applyChanges([sent], cartChanges([sent], [{ ...sent, nota: 'Sin crema' }]));
    expect(cart).toEqual([{ ...sent, nota: 'Sin crema' }]);
  });

  test("use today's prices of the menu", () => {
    const [line] = applyChanges(
      [ajiaco()],
      cartChanges([ajiaco()], [{ ...ajiaco(), precio: 29_900 }]),
    );
    expect(line?.precio).toBe(29_900);
  });

  test('never put more than a hundred into one line', () => {
    expect(merged([ajiaco(60)], [ajiaco(100)], [ajiaco(90)])).toEqual(['100 Ajiaco']);
  });
});
