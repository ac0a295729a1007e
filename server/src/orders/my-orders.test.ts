import { restaurantName } from '@comanda/contract/locations/restaurant.words';
import type { Order } from '@comanda/contract/orders/orders';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient, makeSede } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const mine = (token: string, query = '') =>
  service.server.call('GET', `/api/orders/mine?dbName=${service.sede.dbName}${query}`, { token });

test('a diner sees only their own orders, newest first, page by page', async () => {
  const [ana, beto] = [
    await makeClient(service.server.db, service.sede),
    await makeClient(service.server.db, service.sede),
  ];
  const orders: Order[] = [];
  for (let at = 0; at < 3; at += 1) orders.unshift(await service.create({}, ana.token));
  await service.create({}, beto.token);
  await service.create({}, null);
  expect((await mine(ana.token)).body.data).toEqual(orders);
  const first = await mine(ana.token, '&limit=2');
  const second = await mine(ana.token, `&limit=2&cursor=${first.body.nextCursor}`);
  expect([...first.body.data, ...second.body.data]).toEqual(orders);
  expect(second.body.nextCursor).toBeNull();
});

test('a guest follows their orders with the tokens they got, and no others', async () => {
  const { server, sede, draft } = service;
  const placed = await server.call('POST', '/api/orders/create', { body: draft() });
  const other = await server.call('POST', '/api/orders/create', { body: draft() });
  const follow = (tokens: string[], dbName = sede.dbName) =>
    server.call('POST', '/api/orders/seguimiento', { body: { dbName, tokens } });
  const { body } = await follow([placed.body.seguimiento, 'x'.repeat(32)]);
  expect(body.data).toEqual([{ seguimiento: placed.body.seguimiento, order: placed.body.data }]);
  expect(JSON.stringify(body)).not.toContain(other.body.data._id);
  const sister = await makeSede(server.db, service.restaurant);
  expect((await follow([placed.body.seguimiento], sister.dbName)).body.data).toEqual([]);
  expect((await follow([])).body.data).toEqual([]);
});

test('who has only the mailed link learns of which restaurant and sede the order is', async () => {
  const { server, sede, restaurant, draft } = service;
  const { seguimiento } = (await server.call('POST', '/api/orders/create', { body: draft() })).body;
  const body = { dbName: sede.dbName, tokens: [seguimiento] };
  const follow = (more: object) =>
    server.call('POST', '/api/orders/seguimiento', { body: { ...body, ...more } });
  expect((await follow({})).body.sede).toBeUndefined();
  const page = await server.call('GET', `/api/locations/getLocationsByPath?path=${restaurant.id}`);
  const location = page.body.data.find((one: { _id: string }) => one._id === sede.locationId);
  expect((await follow({ conSede: true })).body.sede).toEqual({
    restaurante: restaurantName(page.body.restaurante),
    nombre: location.nombre,
    telefono: location.telefono,
  });
});

test('no e-mail of the staff reaches a guest or a diner, however they follow the order', async () => {
  const { server, sede, draft, waiter, move } = service;
  const { dbName } = sede;
  // An edit by somebody without a name is recorded under the e-mail.
  await server.db
    .updateTable('employees')
    .set({ nombre: waiter.email })
    .where('id', '=', waiter.id)
    .execute();
  const diner = await makeClient(server.db, sede);
  const received: unknown[] = [];
  for (const token of [undefined, diner.token]) {
    const placed = await server.call('POST', '/api/orders/create', {
      token,
      body: draft(token ? { email: diner.email } : {}),
    });
    const { data, seguimiento } = placed.body;
    const auth = { dbName, ...(token ? { token } : { seguimiento }) };
    const socket = io(server.origin, { auth, transports: ['websocket'] });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const heard = new Promise((resolve) => socket.once('updated_order', resolve));
    const edit = draft({ productos: [line('AJIACO', 27_500)] });
    const edited = await server.call('PATCH', `/api/orders/edit/${data._id}`, {
      token: waiter.token,
      body: edit,
    });
    expect(edited.body.data.updates).toMatchObject([{ email: waiter.email }]);
    const live = (await heard) as Order;
    expect(live).toMatchObject({ total: 27_500, updates: [{ name: '', email: '' }] });
    await move(data, 'cancelado', waiter.token);
    socket.disconnect();
    const read = token
      ? (await mine(token)).body
      : (
          await server.call('POST', '/api/orders/seguimiento', {
            body: { dbName, tokens: [seguimiento] },
          })
        ).body;
    received.push(placed.body, live, read);
  }
  expect(JSON.stringify(received)).toContain(diner.email);
  expect(JSON.stringify(received)).not.toContain(waiter.email);
});

test('a diner who gets an order that the staff took does not learn who took it', async () => {
  const { server, waiter } = service;
  const diner = await makeClient(server.db, service.sede);
  const order = await service.create({}, waiter.token);
  expect(order.creadoPor).toBe(waiter.email);
  await server.db
    .updateTable('orders')
    .set({ client_id: diner.id })
    .where('id', '=', order._id)
    .execute();
  expect((await mine(diner.token)).body.data).toMatchObject([{ _id: order._id, creadoPor: null }]);
});
