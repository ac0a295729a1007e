import { aProduct } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { Reply, Turn } from './assistant.ts';
import { aTurn, TEST_MENU } from './test-menu.ts';

const more = (_id: string, categoryId: string, nombre: string, descripcion = '') =>
  aProduct({
    _id,
    categoryId,
    nombre,
    descripcion,
    precio: 20_000,
    id_sigo: _id,
    permiteAdiciones: true,
  });

/** Typical of menus: halves, sizes, combos, names that differ in a preposition. */
const MENU: Turn['menu'] = {
  ...TEST_MENU,
  products: [
    ...TEST_MENU.products,
    more('medio', 'postres', '1/2 pollo asado'),
    more('entero', 'postres', 'Pollo asado entero'),
    more('combo', 'platos', 'Combo 2', 'Arroz y gaseosa'),
    more('pastor', 'platos', 'Tacos al pastor', 'Cerdo y piña'),
    more('birria', 'platos', 'Tacos de birria', 'Res'),
    more('seis', 'platos', 'Alitas x 6'),
    more('doce', 'platos', 'Alitas x 12'),
  ],
};

const after = (...messages: readonly string[]): Reply => {
  let turn = aTurn('', { menu: MENU });
  let reply = answer(turn);
  for (const message of messages) {
    reply = answer({ ...turn, message });
    turn = { ...turn, cart: reply.cart, memory: reply.memory };
  }
  return reply;
};
const lines = ({ cart }: Reply) =>
  cart.map(({ cantidad, nombre, nota }) => `${cantidad} ${nombre}${nota && ` (${nota})`}`);

test.each([
  ['los tacos al pastor tienen piña'],
  ['la bandeja qué lleva'],
  ['con qué acompañan la mojarra'],
  ['de cuántas vienen las alitas'],
])('a question about a dish adds nothing: «%s»', (said) => {
  expect(after(said).cart).toEqual([]);
});

test.each([
  ['medio pollo asado', ['1 1/2 pollo asado']],
  ['un combo 2', ['1 Combo 2']],
  ['dos de pastor y uno de birria', ['2 Tacos al pastor', '1 Tacos de birria']],
  ['doce alitas', ['1 Alitas x 12']],
  ['bandejas dame tres', ['3 Bandeja paisa']],
  ['cocacola', ['1 Coca-Cola']],
  ['una bandeja, ah no, una mojarra', ['1 Mojarra frita']],
])('«%s» is understood as a person would', (said, expected) => {
  expect(lines(after(said))).toEqual(expected);
});

test.each([
  ['una limonada natural', 'ay no, de coco', ['1 Limonada de coco']],
  ['dos limonadas naturales', 'que una sea de coco', ['1 Limonada natural', '1 Limonada de coco']],
  ['unas alitas x 6', 'mejor las de 12', ['1 Alitas x 12']],
  [
    'una coca y una bandeja',
    'en vez de la coca ponme un jugo',
    ['1 Bandeja paisa', '1 Jugo natural'],
  ],
  ['una coca y una bandeja', 'la coca ya no la quiero', ['1 Bandeja paisa']],
  ['dos bandejas', 'a una quítale el huevo', ['1 Bandeja paisa', '1 Bandeja paisa (sin huevo)']],
])('after «%s», «%s» changes the cart', (first, second, expected) => {
  expect(lines(after(first, second)).toSorted()).toEqual(expected.toSorted());
});

test('a wish to leave something off a dish never removes the dish', () => {
  expect(lines(after('una bandeja', 'quítale el extra queso'))).toHaveLength(1);
});

test('wanting nothing more counts as a yes', () => {
  expect(after('una bandeja', 'no quiero nada más')).toMatchObject({
    redirigirACarrito: true,
    cart: [{ cantidad: 1 }],
  });
});

test('an order after a recommendation does not pick from it', () => {
  expect(lines(after('¿qué me recomiendas?', 'dame dos limonadas de coco y una mojarra'))).toEqual([
    '2 Limonada de coco',
    '1 Mojarra frita',
  ]);
});
