// @vitest-environment happy-dom

import { anOrder } from '@comanda/contract/testing/test-factories';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { say, talkOf } from '../chat/talk-store.ts';
import { returnedOrders, waitingOrders } from '../checkout/stored-orders.ts';
import { keepTyped, typedForm } from '../checkout/typed-checkout.ts';
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
const SEDE = {
  _id: 's1',
  nombre: 'Centro',
  direccion: '',
  telefono: '',
  horario: '',
  logo: '',
  imagen: '',
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

test('an employee who logs in gets an empty cart', () => {
  startSedeSession(LOGIN, 'empleado');
  expect(stored.cart.get()).toBeNull();
});

test('an order that an employee was taking is gone after sign-out', () => {
  stored.user.set(EMPLOYEE);
  stored.editingOrder.set(anOrder());
  signOut();
  expect([stored.cart.get(), stored.editingOrder.get()]).toEqual([null, null]);
});

describe('a client who signs out on a shared phone', () => {
  const DRAFT = {
    dbName: 'centro',
    tipo: 'para_llevar',
    nombreCliente: 'Laura',
    email: 'laura@x.example',
    metodoPago: 'efectivo',
    productos: [],
  };

  beforeEach(() => startSedeSession(LOGIN, 'cliente'));

  test('leaves neither the cart nor the typed checkout form', () => {
    const nothing = { items: [], message: 'No', changes: [], refused: [] };
    returnedOrders.set([{ key: 'k1', draft: DRAFT, cliente: 'c1', ...nothing }]);
    const nobody = { nombreCliente: 'Laura', email: '', direccion: '', telefono: '' };
    keepTyped({ ...nobody, mesa: '', metodoPago: '', barrio: '', punto: '', programado: '' });
    signOut();
    expect([stored.cart.get(), returnedOrders.get()]).toEqual([null, null]);
    startSedeSession(LOGIN, 'cliente');
    expect(typedForm()).toEqual({});
  });

  test('leaves no chat, not even an answer that was still loading', async () => {
    stored.location.set({ ...SEDE, dbName: 'centro' });
    const late = Promise.withResolvers<Response>();
    const fetchMock = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', fetchMock.mockReturnValueOnce(late.promise));
    say('centro', 'Soy Laura, dos limonadas');
    const sessionId = stored.chatSessionId.get();
    signOut();
    expect(talkOf('centro')).toMatchObject({ entries: [], speaking: null });
    expect(localStorage.getItem('chat_talk')).toBeNull();
    late.resolve(Response.json({ error: 'Ya no', code: 'no_encontrado' }, { status: 404 }));
    fetchMock.mockResolvedValueOnce(Response.json({ error: 'No', code: 'x' }, { status: 404 }));
    say('centro', 'Hola');
    await vi.waitFor(() => expect(talkOf('centro').speaking).toBeNull());
    expect(talkOf('centro').entries.map(({ from }) => from)).toEqual(['user', 'ai']);
    expect(stored.chatSessionId.get()).not.toBe(sessionId);
  });

  test('leaves the waiting orders, which still have to be sent', () => {
    const waiting = { key: 'k1', items: [], sede: 'Centro', isUncertain: false };
    waitingOrders.set([{ ...waiting, draft: DRAFT, cliente: 'c1' }]);
    signOut();
    expect(waitingOrders.get()).toHaveLength(1);
  });
});
