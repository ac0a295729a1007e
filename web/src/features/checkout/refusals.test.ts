import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-client.ts';
import { toCartItem } from '../cart/cart.ts';
import { refusedLines } from './refusals.ts';

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

test('a refusal for another reason names no line', () => {
  expect(refusedLines(refusal('productos.0.cantidad', 'regla_incumplida'), items)).toEqual([]);
});
