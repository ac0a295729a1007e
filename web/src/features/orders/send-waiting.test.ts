// @vitest-environment happy-dom
import { anOrder } from '@comanda/contract/test-factories';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored, type WaitingOrder } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { startSending } from './send-waiting.ts';

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
  stored.waitingOrders.set([WAITING]);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const refuse = (status: number, body: object) =>
  fetchMock.mockResolvedValue(Response.json(body, { status }));

test('an order that waited goes out once, as nobody, and is followed from then on', async () => {
  stored.token.set('de otra persona');
  const data = anOrder();
  fetchMock.mockResolvedValue(Response.json({ message: 'ok', data, seguimiento: 'seg' }));
  stop = startSending();
  await vi.waitFor(() => expect(stored.waitingOrders.get()).toBeNull());
  expect(fetchMock).toHaveBeenCalledOnce();
  const headers = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
  expect(headers.get('Idempotency-Key')).toBe('k1');
  expect(headers.has('Authorization')).toBe(false);
  expect(stored.placedOrders.get()).toEqual([{ order: data, seguimiento: 'seg' }]);
});

test('a price that changed meanwhile brings it back to the cart at the new price', async () => {
  const details = [{ id_sigo: 'S-1', precio: 29_500 }];
  refuse(409, { error: 'Cambió', code: 'precio_cambiado', details });
  stop = startSending();
  await vi.waitFor(() => expect(stored.returnedOrder.get()).not.toBeNull());
  expect(stored.waitingOrders.get()).toBeNull();
  expect(stored.cart.get()).toMatchObject([{ id_sigo: 'S-1', cantidad: 2, precio: 29_500 }]);
  expect(stored.returnedOrder.get()?.changes).toEqual([
    { id_sigo: 'S-1', nombre: 'Ajiaco', before: 27_500, after: 29_500 },
  ]);
});

test('a dish sold out meanwhile brings it back, and says which', async () => {
  const details = [{ path: 'productos.0.id_sigo', message: 'Agotado' }];
  refuse(422, { error: 'Agotado', code: 'producto_agotado', details });
  stop = startSending();
  await vi.waitFor(() =>
    expect(stored.returnedOrder.get()?.refused).toMatchObject([{ missing: 'Ajiaco' }]),
  );
  expect(stored.cart.get()).toHaveLength(1);
});

test('a server in trouble leaves it waiting, and it may have arrived', async () => {
  refuse(503, { error: 'Espera' });
  stop = startSending();
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await vi.waitFor(() => expect(stored.waitingOrders.get()).toMatchObject([{ isUncertain: true }]));
  expect(stored.cart.get()).toBeNull();
});

test('the order of a client who left waits for that client', async () => {
  stored.waitingOrders.set([
    { ...WAITING, cliente: 'ana@correo.co' },
    { ...WAITING, key: 'k2' },
  ]);
  fetchMock.mockResolvedValue(Response.json({ message: 'ok', data: anOrder() }));
  stop = startSending();
  await vi.waitFor(() => expect(stored.waitingOrders.get()).toMatchObject([{ key: 'k1' }]));
  expect(fetchMock).toHaveBeenCalledOnce();
});
