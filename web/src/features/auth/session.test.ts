// @vitest-environment happy-dom
import { anOrder } from '@comanda/contract/test-factories';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { signOut, startSedeSession } from './session.ts';

const EMPLOYEE = {
  tipo: 'empleado' as const,
  id: 'e1',
  nombre: 'Laura',
  email: 'laura@x.example',
  cargo: null,
  permisos: ['pedidos' as const],
};
const CLIENT = {
  tipo: 'cliente' as const,
  _id: 'c1',
  nombre: 'Laura',
  email: 'laura@x.example',
  telefono: '',
  direccion: '',
};
const LOGIN = {
  data: { cliente: CLIENT, empleado: EMPLOYEE },
  tokens: { cliente: 't-c', empleado: 't-e' },
};

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('fetch', async () => Response.json({}));
  const product = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
  stored.cart.set([toCartItem({ product, cantidad: 1 })]);
});
afterEach(() => vi.unstubAllGlobals());

test('a diner who logs in keeps the cart of the visit', () => {
  startSedeSession(LOGIN, 'cliente');
  expect(stored.cart.get()).toHaveLength(1);
});

test("an employee does not start from a diner's cart", () => {
  startSedeSession(LOGIN, 'empleado');
  expect(stored.cart.get()).toBeNull();
});

test('an order an employee was taking stays with nobody', () => {
  stored.user.set(EMPLOYEE);
  stored.editingOrder.set(anOrder());
  signOut();
  expect([stored.cart.get(), stored.editingOrder.get()]).toEqual([null, null]);
});
