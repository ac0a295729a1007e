import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import type { CartLine } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { aGroup, anOption } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { addLine, type CartChange, changeLine, removeLine } from './cart-changes.ts';
import { TEST_MENU } from './test-menu.ts';

const cartOf = (change: CartChange): readonly CartLine[] => {
  if ('problem' in change) throw new Error(change.problem);
  return change.cart;
};
const problemOf = (change: CartChange) => ('problem' in change ? change.problem : null);
const add = (cart: readonly CartLine[], productId: string, over = {}) =>
  addLine(TEST_MENU, cart, { productId, cantidad: 1, ...over });

describe('adding a line', () => {
  test('takes name and price from the menu', () => {
    expect(cartOf(add([], 'bandeja', { cantidad: 2, nota: 'sin huevo' }))).toMatchObject([
      {
        id_sigo: 'BANDEJA',
        nombre: 'Bandeja paisa',
        precio: 35_000,
        cantidad: 2,
        nota: 'sin huevo',
      },
    ]);
  });

  test('raises an equal plain line and keeps another note apart', () => {
    const once = cartOf(add([], 'coca'));
    expect(cartOf(add(once, 'coca', { cantidad: 2 }))).toMatchObject([{ cantidad: 3 }]);
    expect(cartOf(add(once, 'coca', { nota: 'sin hielo' }))).toHaveLength(2);
  });

  test('gives every line an id of its own, the same for the same cart', () => {
    const once = cartOf(add([], 'bandeja', { adicionIds: ['aguacate'] }));
    const twice = cartOf(add(once, 'bandeja', { adicionIds: ['aguacate'] }));
    expect(new Set(twice.map(({ itemId }) => itemId)).size).toBe(2);
    expect(cartOf(add(once, 'bandeja', { adicionIds: ['aguacate'] }))).toEqual(twice);
  });

  test('prices a combo by the rule, whatever its parts cost', () => {
    const combo = { bebidaId: 'coco', adicionalId: 'papas' };
    const [line] = cartOf(add([], 'bandeja', { combo }));
    expect(line && lineSubtotal(line)).toBe(35_000 + 4_000 + 7_000);
  });

  test.each([
    ['an unknown product', 'nada', {}, pricingMessages.unknown],
    ['a hidden product', 'natilla', {}, pricingMessages.hidden],
    ['a service', 'salon', {}, pricingMessages.hidden],
    ['a side by itself', 'papas', {}, pricingMessages.hidden],
    ['a sold-out product', 'langosta', {}, 'Langosta está agotado por ahora.'],
    ['a quantity of zero', 'coca', { cantidad: 0 }, ordersMessages.cantidad(1, 100)],
    ['too many', 'coca', { cantidad: 101 }, ordersMessages.cantidad(1, 100)],
    ['half a portion', 'coca', { cantidad: 0.5 }, ordersMessages.cantidad(1, 100)],
    ['a long note', 'coca', { nota: 'a'.repeat(501) }, ordersMessages.notaTooLong(500)],
    [
      'an addition on a drink',
      'coca',
      { adicionIds: ['aguacate'] },
      'Coca-Cola no lleva adiciones.',
    ],
    [
      'a dish as an addition',
      'bandeja',
      { adicionIds: ['mojarra'] },
      pricingMessages.notAnAddition,
    ],
    [
      'a combo of a dessert',
      'tres-leches',
      { combo: { bebidaId: 'coca', adicionalId: 'papas' } },
      'Tres leches no se ofrece en combo.',
    ],
    [
      'a combo with two drinks',
      'bandeja',
      { combo: { bebidaId: 'coca', adicionalId: 'coco' } },
      comboMessages.bothRequired,
    ],
  ])('refuses %s', (_, productId, over, problem) => {
    expect(problemOf(add([], productId, over))).toBe(problem);
  });

  test('stops at fifty lines', () => {
    let cart: readonly CartLine[] = [];
    for (let i = 0; i < 50; i++) cart = cartOf(add(cart, 'coca', { nota: `mesa ${i}` }));
    expect(problemOf(add(cart, 'mojarra'))).toBe(ordersMessages.tooManyLines(50));
  });

  test('strips control characters from the note', () => {
    expect(cartOf(add([], 'coca', { nota: ' sin\u0007 hielo\n' }))[0]?.nota).toBe('sin hielo');
  });
});

describe('changing a line', () => {
  const cart = cartOf(add(cartOf(add([], 'bandeja', { adicionIds: ['aguacate'] })), 'coca'));
  const [bandeja, coca] = cart.map(({ itemId }) => itemId ?? '');

  test('keeps the fields that are not named', () => {
    expect(cartOf(changeLine(TEST_MENU, cart, bandeja ?? '', { cantidad: 3 }))[0]).toMatchObject({
      cantidad: 3,
      adiciones: [{ nombre: 'Aguacate' }],
    });
  });

  describe('of a dish that got groups since', () => {
    const salsas = aGroup({ codigo: 'salsas', opciones: [anOption({ codigo: 'hogao' })] });
    const grouped = (min: number) => ({
      ...TEST_MENU,
      groups: [{ ...salsas, nombre: 'Salsas', min }],
      products: TEST_MENU.products.map((one) =>
        one._id === 'bandeja' ? { ...one, grupos: ['salsas'] } : one,
      ),
    });
    const change = (min: number, edit: object) =>
      changeLine(grouped(min), cart, bandeja ?? '', edit);

    test('keeps its additions while nothing must be chosen', () => {
      expect(cartOf(change(0, { cantidad: 3 }))[0]).toMatchObject({
        cantidad: 3,
        adiciones: [{ nombre: 'Aguacate' }],
      });
      expect(cartOf(change(0, { adicionIds: [] }))[0]).toMatchObject({ adiciones: [] });
    });

    test('takes neither other additions nor options beside them', () => {
      expect(problemOf(change(0, { adicionIds: ['aguacate', 'queso'] }))).toBe(
        pricingMessages.noAdditions('Bandeja paisa'),
      );
      const grupos = [{ codigo: 'salsas', opciones: [{ codigo: 'hogao' }] }];
      expect(problemOf(change(0, { grupos }))).toBe(selectionMessages.notBoth('Bandeja paisa'));
    });

    test('says that its options changed where something must be chosen', () => {
      expect(problemOf(change(1, { cantidad: 3 }))).toBe(
        selectionMessages.changed('Bandeja paisa'),
      );
    });
  });

  test('reads the price again', () => {
    const old = cart.map((line) => ({ ...line, precio: 1 }));
    expect(cartOf(changeLine(TEST_MENU, old, coca ?? '', { cantidad: 2 }))[1]?.precio).toBe(5_000);
  });

  test('joins the line it has become equal to', () => {
    const two = cartOf(add(cart, 'coca', { nota: 'sin hielo' }));
    const noted = two.at(-1)?.itemId ?? '';
    expect(cartOf(changeLine(TEST_MENU, two, noted, { nota: '' }))).toMatchObject([
      { nombre: 'Bandeja paisa' },
      { nombre: 'Coca-Cola', cantidad: 2 },
    ]);
  });

  test('reports that there is no such line', () => {
    expect(problemOf(changeLine(TEST_MENU, cart, 'otra', { cantidad: 2 }))).not.toBeNull();
    expect(problemOf(removeLine(cart, 'otra'))).not.toBeNull();
    expect(cartOf(removeLine(cart, coca ?? ''))).toHaveLength(1);
  });
});
