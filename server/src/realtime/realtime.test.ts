import { once } from 'node:events';
import type { Order } from '@comanda/contract/orders/orders';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import {
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Person,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { holdSedes, untilSomebodyWaits } from '../../test/hold-sedes.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let restaurant: Restaurant;
let sede: TestSede;
let cook: Person;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestApp();
  restaurant = await makeRestaurant(server.db);
  sede = await makeSede(server.db, restaurant);
  await makeMenu(server.db, sede);
  cook = await makeEmployee(server.db, sede, ['cocina']);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

function connect(auth: object, options: object = {}): Socket {
  const how = { reconnection: false, transports: ['websocket'] };
  const socket = io(server.origin, { auth, ...how, ...options });
  sockets.push(socket);
  return socket;
}

async function listen(auth: object): Promise<Socket> {
  const socket = connect(auth);
  await once(socket as never, 'connect');
  return socket;
}

async function refusal(auth: object): Promise<string> {
  const [error] = await once(connect(auth) as never, 'connect_error');
  return error.message;
}

async function order(token?: string) {
  const { status, body } = await server.call('POST', '/api/orders/create', {
    token,
    body: {
      dbName: sede.dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Camilo Nieto',
      email: 'camilo@correo.example',
      metodoPago: 'bizum',
      productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
    },
  });
  expect(status).toBe(201);
  return body as { data: Order; seguimiento: string };
}

const prepare = (id: string) =>
  server.call('PATCH', `/api/orders/editOrderAttributes/${id}`, {
    token: cook.token,
    body: { dbName: sede.dbName, updates: { estado: 'preparado' } },
  });

test('the kitchen hears of a new order and of its changes, as the list would show them', async () => {
  const kitchen = await listen({ token: cook.token, dbName: sede.dbName });
  const heard = once(kitchen as never, 'new_order');
  const { data } = await order();
  // The guest does not learn that the restaurant does not know them.
  expect((await heard)[0]).toEqual({ ...data, desconocido: true });

  const changed = once(kitchen as never, 'updated_order');
  const { body } = await prepare(data._id);
  expect((await changed)[0]).toEqual(body.data);
  expect(body.data.revision).toBe(data.revision + 1);
});

test('the staff of a sede hear of an account, after the order that opened it; nobody else hears of it', async () => {
  const here = await makeSede(server.db, restaurant);
  await makeMenu(server.db, here);
  await activateAccounts({ server, sede: here, restaurant });
  const waiter = await makeEmployee(server.db, here, ['pedidos']);
  const diner = await makeClient(server.db, here);
  const { dbName } = here;
  const screen = await listen({ token: waiter.token, dbName });
  const elsewhere = await listen({ token: restaurant.token, dbName: sede.dbName });
  const phone = await listen({ token: diner.token, dbName });
  const told: string[] = [];
  screen.onAny((event: string, { _id }: { _id: string }) => told.push(`${event} ${_id}`));
  const strangers: string[] = [];
  for (const socket of [elsewhere, phone]) socket.onAny((event: string) => strangers.push(event));

  const opened = once(screen as never, 'updated_account');
  const { body } = await server.call('POST', '/api/orders/create', {
    token: waiter.token,
    body: {
      dbName,
      tipo: 'en_local',
      mesa: '7',
      nombreCliente: 'Camilo Nieto',
      metodoPago: 'por_definir',
      productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
    },
  });
  const { _id, cuentaId } = body.data;
  const list = await server.call('GET', `/api/accounts?dbName=${dbName}`, waiter);
  expect((await opened)[0]).toEqual(list.body.data[0]);
  expect(told).toEqual([`new_order ${_id}`, `updated_account ${cuentaId}`]);

  const moved = once(screen as never, 'updated_account');
  const answer = await server.call('POST', `/api/accounts/${cuentaId}/move`, {
    token: waiter.token,
    body: { dbName, mesa: '9' },
  });
  expect((await moved)[0]).toEqual(answer.body.data);
  expect(told.slice(2)).toEqual([`updated_order ${_id}`, `updated_account ${cuentaId}`]);
  expect(strangers).toEqual([]);
});

test('another sede hears nothing', async () => {
  const other = await makeSede(server.db, restaurant);
  const neighbour = await makeEmployee(server.db, other, ['cocina']);
  const elsewhere = await listen({ token: neighbour.token, dbName: other.dbName });
  const here = await listen({ token: cook.token, dbName: sede.dbName });
  let strays = 0;
  elsewhere.onAny(() => strays++);
  const heard = once(here as never, 'new_order');
  await order();
  await heard;
  expect(strays).toBe(0);
});

test('a diner hears only of their own orders', async () => {
  const diner = await makeClient(server.db, sede);
  const phone = await listen({ token: diner.token, dbName: sede.dbName });
  const heard: Order[] = [];
  phone.onAny((_event, payload: Order) => heard.push(payload));
  await order();
  const own = await order(diner.token);
  const changed = once(phone as never, 'updated_order');
  await prepare(own.data._id);
  await changed;
  expect(heard.map(({ _id }) => _id)).toEqual([own.data._id, own.data._id]);
});

test('a guest follows only the order whose token they have', async () => {
  const { data, seguimiento } = await order();
  const phone = await listen({ seguimiento, dbName: sede.dbName });
  const changed = once(phone as never, 'updated_order');
  await prepare(data._id);
  expect((await changed)[0]).toMatchObject({ _id: data._id, estado: 'preparado' });
});

test('nobody without a right to listen is admitted', async () => {
  const stranger = await makeRestaurant(server.db);
  const menuOnly = await makeEmployee(server.db, sede, ['menu']);
  const { dbName } = sede;
  expect(await refusal({ dbName })).toBe('Inicia sesión para continuar.');
  expect(await refusal({ dbName, token: 'falso' })).toBe('Inicia sesión para continuar.');
  expect(await refusal({ dbName, token: stranger.token })).toBe('Esta sede no es tuya.');
  expect(await refusal({ dbName, token: menuOnly.token })).toBe(
    'No tienes permiso para hacer esto.',
  );
  expect(await refusal({ dbName, seguimiento: 'x'.repeat(32) })).toBe(
    'No encontramos este pedido.',
  );
  expect(await refusal({ token: cook.token })).toBe('La solicitud no es válida.');
});

test('a socket closes with its session', async () => {
  const { token } = await makeEmployee(server.db, sede, ['pedidos']);
  const socket = await listen({ token, dbName: sede.dbName });
  const closed = once(socket as never, 'disconnect');
  await server.call('POST', '/api/auth/logout', { token });
  await closed;
});

test('a session that ends while its socket is being admitted keeps it out', async () => {
  const { token } = await makeEmployee(server.db, sede, ['pedidos']);
  const socket = connect({ token, dbName: sede.dbName }, { autoConnect: false });
  const outcome = Promise.race([
    once(socket as never, 'connect').then(() => 'admitted'),
    once(socket as never, 'connect_error').then(([error]) => error.message),
  ]);
  await holdSedes(server.db, async () => {
    socket.connect();
    await untilSomebodyWaits(server.db);
    const { status } = await server.call('POST', '/api/auth/logout', { token });
    expect(status).toBe(200);
  });
  expect(await outcome).toBe('Inicia sesión para continuar.');
});
