import {
  DEFAULT_TOPES,
  type QuienPide,
  type Topes,
} from '@comanda/contract/locations/sede-settings.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { countStatements } from '../../test/count-statements.ts';
import { makeClient } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';
import { TAKEAWAY } from '../../test/takeaway.ts';
import { inTurn } from '../http/in-turn.ts';
import { authoriseSede, readSession } from '../sessions/session.ts';
import { insertOrder, strangerFrom } from './insert-order.db.ts';
import { newIdPrefix } from './order-id.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeEach(async () => {
  await service?.server.close();
  service = await openService();
});
afterAll(() => service.server.close());

type Sent = { token?: string; address?: string; key?: string; body?: object };

async function order({ token, address = '203.0.113.7', key, body = {} }: Sent = {}) {
  const response = await service.server.app.inject({
    method: 'POST',
    url: '/api/orders/create',
    remoteAddress: address,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    payload: service.draft(body),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const guest = (n: number) => ({ body: { email: `invitado-${n}@correo.example` } });

async function allow(topes: Partial<Topes>, quien: QuienPide = 'todos') {
  const { sede, server, restaurant } = service;
  const read = await server.call(
    'GET',
    `/api/locations/ajustes/completos?dbName=${sede.dbName}`,
    restaurant,
  );
  const pedidos = { quien, topes: { ...DEFAULT_TOPES, ...topes }, mesaSinFirma: 'marcar' };
  const { status } = await server.call('PATCH', '/api/locations/ajustes', {
    token: restaurant.token,
    body: { dbName: sede.dbName, version: read.body.version, ajustes: { pedidos } },
  });
  expect(status).toBe(200);
}

test('a guest has at most five open orders, and is told what to do', async () => {
  for (let n = 0; n < 5; n += 1) expect((await order(guest(1))).status).toBe(201);
  const { status, body, headers } = await order(guest(1));
  expect([status, body.code]).toEqual([429, 'demasiados_pedidos_abiertos']);
  expect(body.error).toContain('Ya tienes varios pedidos sin atender');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await order(guest(2))).status).toBe(201);
});

test('an account that was never served has at most five, however many requests come at once', async () => {
  const { token } = await makeClient(service.server.db, service.sede);
  const answers = await Promise.all(Array.from({ length: 40 }, () => order({ token })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(await service.revision()).toBe(5);
});

test('orders that other nodes write at the same moment count as well', async () => {
  const { server, restaurant } = service;
  const owner = await readSession(server.db, restaurant.token);
  const sede = await authoriseSede(server.db, owner, 'orders.list', service.sede.dbName);
  const stranger = strangerFrom(Buffer.from('a'), {
    quien: 'todos',
    topes: { ...DEFAULT_TOPES, sede: 3 },
    mesaSinFirma: 'marcar',
  });
  // Straight to the database: requests of one node would wait for each other.
  const placed = await Promise.all(
    Array.from({ length: 12 }, () =>
      insertOrder(server.db, sede, { ...TAKEAWAY, idPrefix: newIdPrefix() }, null, stranger),
    ),
  );
  expect(placed.filter(({ outcome }) => outcome === 'ok')).toHaveLength(3);
  expect(await service.revision()).toBe(3);
});

test('an address has as many as its cap, and an IPv6 network counts as one address', async () => {
  await allow({ direccion: 2 });
  const statuses = async (address: string, from: number) => {
    const answers = [];
    for (let n = from; n < from + 3; n += 1) answers.push(await order({ ...guest(n), address }));
    return answers.map(({ status }) => status);
  };
  expect(await statuses('203.0.113.7', 0)).toEqual([201, 201, 429]);
  expect(await statuses('203.0.113.8', 3)).toEqual([201, 201, 429]);
  expect(await statuses('2001:db8:1:2::1', 6)).toEqual([201, 201, 429]);
  expect((await order({ ...guest(9), address: '2001:db8:1:2:ffff::9' })).status).toBe(429);
});

test('a sede has as many from all strangers, and says how to order all the same', async () => {
  await allow({ sede: 3 });
  for (let n = 0; n < 3; n += 1) {
    expect((await order({ ...guest(n), address: `203.0.113.${n}` })).status).toBe(201);
  }
  const { status, body } = await order(guest(3));
  expect([status, body.code]).toEqual([429, 'sede_con_muchos_pedidos']);
  expect(body.error).toMatch(/pide a un mesero o llama al teléfono/);
  const { waiter, cook, move } = service;
  expect((await order({ token: waiter.token })).status).toBe(201);
  // Once handed over or cancelled, an order no longer counts.
  const { body: list } = await service.server.call(
    'GET',
    `/api/orders?dbName=${service.sede.dbName}`,
    waiter,
  );
  const [first] = list.data.filter(({ desconocido }: { desconocido: boolean }) => desconocido);
  await move(first, 'preparado', cook.token);
  expect((await order(guest(4))).status).toBe(429);
  await move(first, 'entregado', waiter.token);
  expect((await order(guest(4))).status).toBe(201);
});

test('people who were seen are not counted: the staff, a table’s code, an account once served', async () => {
  const { server, sede, waiter, cook, move, scanTable } = service;
  await allow({ invitado: 1, cuenta: 1, direccion: 1, sede: 1 });
  const client = await makeClient(server.db, sede);
  const first = await order({ token: client.token });
  expect(await isUnknown(first.body.data)).toBe(true);
  // Diners do not learn whether the restaurant knows them.
  expect(first.body.data).toMatchObject({ desconocido: false });
  expect((await order({ token: client.token })).status).toBe(429);
  await move(first.body.data, 'preparado', cook.token);
  await move(first.body.data, 'entregado', waiter.token);
  for (let n = 0; n < 3; n += 1) {
    for (const sent of [
      { token: client.token },
      { token: waiter.token },
      { body: await scanTable() },
    ]) {
      const { status, body } = await order(sent);
      expect(status).toBe(201);
      expect(await isUnknown(body.data)).toBe(false);
    }
  }
});

/** As the staff see it. */
async function isUnknown({ _id }: Order): Promise<boolean | undefined> {
  const { server, sede, waiter } = service;
  const { body } = await server.call('GET', `/api/orders?dbName=${sede.dbName}`, waiter);
  const orders: Order[] = body.data;
  return orders.find((one) => one._id === _id)?.desconocido;
}

test('a key that already made its order returns it even when the cap is reached', async () => {
  await allow({ invitado: 1 });
  const first = await order({ ...guest(1), key: 'una-vez' });
  expect((await order(guest(1))).status).toBe(429);
  const again = await order({ ...guest(1), key: 'una-vez' });
  expect([again.status, again.body.data]).toEqual([201, first.body.data]);
});

test('only tables and known clients can order while the sede says so', async () => {
  const { server, sede, waiter } = service;
  const say = (quien: QuienPide) =>
    server.call('PATCH', '/api/locations/quienPide', {
      token: waiter.token,
      body: { dbName: sede.dbName, quien },
    });
  expect((await say('conocidos')).status).toBe(200);
  const client = await makeClient(server.db, sede);
  for (const sent of [guest(1), { token: client.token }]) {
    const { status, body } = await order(sent);
    expect([status, body.code]).toEqual([403, 'solo_conocidos']);
    expect(body.error).toMatch(/Escanea el código de tu mesa/);
  }
  expect((await order({ token: waiter.token })).status).toBe(201);
  await say('todos');
  expect((await order(guest(1))).status).toBe(201);
});

test('the origin of an order never leaves the server, and is deleted once it is handed over', async () => {
  const { server, sede, waiter, cook, move } = service;
  const { body } = await order(guest(1));
  const stored = () =>
    server.db
      .selectFrom('orders')
      .select('origen')
      .where('restaurant_id', '=', sede.restaurantId)
      .where('id', '=', body.data._id)
      .executeTakeFirstOrThrow();
  expect((await stored()).origen).toHaveLength(16);
  expect(body.data).not.toHaveProperty('origen');
  const list = await server.call('GET', `/api/orders?dbName=${sede.dbName}`, waiter);
  expect(list.body.data[0]).toEqual({ ...body.data, desconocido: true });
  await move(body.data, 'preparado', cook.token);
  await move(body.data, 'entregado', waiter.token);
  expect((await stored()).origen).toBeNull();
});

test('an order refused over a cap is one statement and writes nothing', async () => {
  await allow({ invitado: 1 });
  await order(guest(1));
  await vi.waitFor(async () => {
    const counted = await countStatements(service.server.db, async () => {
      expect((await order(guest(1))).status).toBe(429);
    });
    expect(counted.ofOrders, counted.texts.join('\n')).toBe(1);
  });
  expect(await service.revision()).toBe(1);
});

test('only who sits at an open account orders past the strangers who wait; a made-up visita does not', async () => {
  const { server, sede, restaurant, scanTable } = service;
  await activateAccounts(service);
  const { visita } = (await order({ body: await scanTable('7') })).body;
  const owner = await readSession(server.db, restaurant.token);
  const { locationId } = await authoriseSede(server.db, owner, 'orders.list', sede.dbName);
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
  const full = Array.from({ length: 500 }, () => inTurn(`pedidos ${locationId}`, 500, () => end));
  const takeaway = { tipo: 'para_llevar', mesa: undefined };
  for (const body of [
    {},
    { visita: 'x'.repeat(22) },
    { visita, ...takeaway },
    { visita: `${visita}x` },
  ]) {
    const { status, body: answer } = await order({ body });
    expect([status, answer.code]).toEqual([429, 'demasiadas_solicitudes']);
  }
  expect((await order({ body: { visita } })).status).toBe(201);
  goOn();
  await Promise.all(full);
  expect((await order({ body: { visita: 'x'.repeat(22) } })).status).toBe(201);
});
