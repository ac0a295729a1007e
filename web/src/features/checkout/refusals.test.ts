import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-client.ts';
import { toCartItem } from '../cart/cart.ts';
import { priceDifferences, refusedLines } from './refusals.ts';

const product = (id_sigo: string, nombre: string) => ({
  id_sigo,
  nombre,
  precio: 9_000,
  imagen: '',
});
const items = [
  toCartItem({ product: product('B', 'Bandeja paisa'), cantidad: 1 }),
  toCartItem({
    product: product('H', 'Hamburguesa'),
    cantidad: 1,
    adiciones: [{ id_sigo: 'T', nombre: 'Tocineta', precio: 5_000 }],
    combo: {
      bebida: { id_sigo: 'G', nombre: 'Gaseosa', precio: 4_000 },
      adicional: { id_sigo: 'P', nombre: 'Papa criolla', precio: 6_000 },
    },
  }),
];
const refusal = (path: string, code = 'producto_agotado') =>
  new ApiError(422, { code, error: 'x', details: [{ path, message: 'x' }] });

test.each([
  ['productos.0.id_sigo', 'Bandeja paisa', null],
  ['productos.1.adiciones.0.id_sigo', 'Tocineta', 'Hamburguesa'],
  ['productos.1.combo.bebida.id_sigo', 'Gaseosa', 'Hamburguesa'],
  ['productos.1.combo.adicional.id_sigo', 'Papa criolla', 'Hamburguesa'],
])('a refusal of %s names %s', (path, missing, dish) => {
  expect(refusedLines(refusal(path), items)).toMatchObject([{ missing, dish }]);
});

const burger = toCartItem({
  product: product('BURGER', 'Hamburguesa'),
  cantidad: 1,
  grupos: [
    {
      codigo: 'combo',
      nombre: 'Combo',
      opciones: [
        {
          codigo: 'en-combo',
          nombre: 'En combo',
          precio: 0,
          cantidad: 1,
          incluidas: 0,
          grupos: [
            {
              codigo: 'bebida',
              nombre: 'Bebida',
              opciones: [
                { codigo: 'lulo', nombre: 'Lulo', precio: 5_000, cantidad: 1, incluidas: 0 },
              ],
            },
          ],
        },
      ],
    },
  ],
});

test('a refusal of options says at which dish and what is wrong with them', () => {
  const message = 'Elige 1 en «Término».';
  const refused = new ApiError(422, {
    code: 'seleccion_invalida',
    error: message,
    details: [{ path: 'productos.1.grupos', message }],
  });
  expect(refusedLines(refused, [...items.slice(1), burger])).toMatchObject([
    { itemId: burger.itemId, missing: 'Hamburguesa', dish: null, choice: message },
  ]);
});

test('a changed price of an option is told by its name', () => {
  expect(priceDifferences([burger], [{ id_sigo: 'bebida/lulo', precio: 6_000 }])).toEqual([
    { id_sigo: 'bebida/lulo', nombre: 'Lulo', before: 5_000, after: 6_000 },
  ]);
});

test('where fewer options are included than were, the whole line says what it costs now', () => {
  const hogao = {
    ...{ codigo: 'hogao', nombre: 'Hogao', precio: 1_500, cantidad: 2, incluidas: 2 },
  };
  const bowl = toCartItem({
    product: product('C', 'Cazuela'),
    cantidad: 2,
    grupos: [{ codigo: 'salsas', nombre: 'Salsas', opciones: [hogao] }],
  });
  const changes = [{ id_sigo: 'salsas/hogao', precio: 1_500, gratis: 1 }];
  expect(priceDifferences([bowl], changes)).toEqual([
    { id_sigo: bowl.itemId, nombre: 'Cazuela', before: 18_000, after: 21_000 },
  ]);
});

test('a refusal for another reason names no line', () => {
  expect(refusedLines(refusal('productos.0.cantidad', 'regla_incumplida'), items)).toEqual([]);
});
