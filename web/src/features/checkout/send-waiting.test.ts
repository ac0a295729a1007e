// @vitest-environment happy-dom

import { phonesMessages } from '@comanda/contract/forms/phones.messages';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { startSending } from './send-waiting.ts';
import { returnedOrders, type WaitingOrder, waitingOrders } from './stored-orders.ts';
import { typedBefore } from './waiting-orders.ts';

const fetchMock = vi.fn<typeof fetch>();
const product = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
const items = [toCartItem({ product, cantidad: 2 })];
const WAITING: WaitingOrder = {
  key: 'k1',
  draft: {
    dbName: 'centro',
    tipo: 'para_llevar',
    nombreCliente: 'Diana',
    email: 'diana@correo.co',
    metodoPago: 'efectivo',
    productos: [],
  },
  items,
  cliente: null,
  sede: 'Centro',
  isUncertain: false,
};
let stop: () => void;

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('fetch', fetchMock);
  waitingOrders.set([WAITING]);
  enter('centro');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function enter(dbName: string) {
  const empty = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
  stored.location.set({ _id: dbName, dbName, nombre: dbName, ...empty });
}

function signIn(_id: string) {
  const data = { nombre: 'Ana', email: 'ana@correo.co', telefono: '', direccion: '' };
  stored.user.set({ tipo: 'cliente', _id, ...data });
}

/** Of the orders that were sent; other screens of the worker may still ask for something. */
const sent = () => fetchMock.mock.calls.filter(([path]) => String(path).includes('/orders/create'));

const refuse = (status: number, body: object) =>
  fetchMock.mockResolvedValue(Response.json(body, { status }));

test('a waiting order is sent once, without a token, and is tracked from then on', async () => {
  stored.token.set('de otra persona');
  const data = anOrder();
  fetchMock.mockResolvedValue(Response.json({ message: 'ok', data, seguimiento: 'seg' }));
  stop = startSending();
  await vi.waitFor(() => expect(waitingOrders.get()).toBeNull());
  expect(sent()).toHaveLength(1);
  const headers = new Headers(sent()[0]?.[1]?.headers);
  expect(headers.get('Idempotency-Key')).toBe('k1');
  expect(headers.has('Authorization')).toBe(false);
  expect(stored.placedOrders.get()).toEqual([{ order: data, seguimiento: 'seg' }]);
});

test('an order whose price changed comes back to the cart at the new price', async () => {
  const details = [{ id_sigo: 'S-1', precio: 29_500 }];
  refuse(409, { error: 'Cambió', code: 'precio_cambiado', details });
  stop = startSending();
  await vi.waitFor(() => expect(returnedOrders.get()).not.toBeNull());
  expect(waitingOrders.get()).toBeNull();
  expect(stored.cart.get()).toMatchObject([{ id_sigo: 'S-1', cantidad: 2, precio: 29_500 }]);
  expect(returnedOrders.get()?.[0]?.changes).toEqual([
    { id_sigo: 'S-1', nombre: 'Ajiaco', before: 27_500, after: 29_500 },
  ]);
});

test('an order with a sold-out dish comes back and names the dish', async () => {
  const details = [{ path: 'productos.0.id_sigo', message: 'Agotado' }];
  refuse(422, { error: 'Agotado', code: 'producto_agotado', details });
  stop = startSending();
  await vi.waitFor(() =>
    expect(returnedOrders.get()?.[0]?.refused).toMatchObject([{ missing: 'Ajiaco' }]),
  );
  expect(stored.cart.get()).toHaveLength(1);
});

test('an order with an old phone comes back whole, with the reason and the typed form', async () => {
  const message = phonesMessages.invalid;
  const draft = { ...WAITING.draft, tipo: 'a_domicilio', direccion: 'Calle 1', telefono: '300' };
  waitingOrders.set([{ ...WAITING, draft }]);
  const details = [{ path: 'telefono', message }];
  refuse(422, { error: message, code: 'regla_incumplida', details });
  stop = startSending();
  await vi.waitFor(() => expect(returnedOrders.get()?.[0]?.message).toBe(message));
  expect(stored.cart.get()).toMatchObject([{ id_sigo: 'S-1', cantidad: 2 }]);
  expect(typedBefore()).toMatchObject({ direccion: 'Calle 1', telefono: '300' });
});

test('after a server error the order waits, marked as possibly received', async () => {
  refuse(503, { error: 'Espera', code: 'servicio_no_disponible' });
  stop = startSending();
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await vi.waitFor(() => expect(waitingOrders.get()).toMatchObject([{ isUncertain: true }]));
  expect(stored.cart.get()).toBeNull();
});

test('the order of a client who signed out waits for that client', async () => {
  waitingOrders.set([
    { ...WAITING, cliente: 'c1' },
    { ...WAITING, key: 'k2' },
  ]);
  fetchMock.mockResolvedValue(Response.json({ message: 'ok', data: anOrder() }));
  stop = startSending();
  await vi.waitFor(() => expect(waitingOrders.get()).toMatchObject([{ key: 'k1' }]));
  expect(sent()).toHaveLength(1);
});

test('the order is sent only by its own account, not by an account with the same e-mail at another sede', async () => {
  waitingOrders.set([
    { ...WAITING, cliente: 'de-centro' },
    { ...WAITING, key: 'k2' },
  ]);
  signIn('de-norte');
  fetchMock.mockImplementation(async () => Response.json({ message: 'ok', data: anOrder() }));
  stop = startSending();
  await vi.waitFor(() => expect(waitingOrders.get()).toMatchObject([{ key: 'k1' }]));
  expect(sent()).toHaveLength(1);
  signIn('de-centro');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(waitingOrders.get()).toBeNull());
});

test('an answer of a captive portal does not count as a refusal', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<h1>Entra al wifi</h1>', { status: 403 }));
  fetchMock.mockImplementation(async () => Response.json({ message: 'ok', data: anOrder() }));
  stop = startSending();
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(waitingOrders.get()).toBeNull();
  });
  expect(stored.placedOrders.get()).toHaveLength(1);
  expect([stored.cart.get(), returnedOrders.get()]).toEqual([null, null]);
});

test('an order of a client who signed out meanwhile is not shown', async () => {
  signIn('c1');
  waitingOrders.set([{ ...WAITING, cliente: 'c1' }]);
  const answer = Promise.withResolvers<Response>();
  fetchMock.mockReturnValueOnce(answer.promise);
  stop = startSending();
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
  stored.user.remove();
  answer.resolve(Response.json({ message: 'ok', data: anOrder() }));
  await vi.waitFor(() => expect(waitingOrders.get()).toBeNull());
  expect(stored.placedOrders.get()).toBeNull();
});
