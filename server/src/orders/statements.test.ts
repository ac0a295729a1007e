import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { countStatements } from '../../test/count-statements.ts';
import {
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { openMenu } from '../../test/menu.ts';
import { openService } from '../../test/service.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let sede: TestSede;
let waiter: string;
let diner: string;

beforeAll(async () => {
  server = await startTestApp();
  sede = await makeSede(server.db, await makeRestaurant(server.db));
  await makeMenu(server.db, sede);
  waiter = (await makeEmployee(server.db, sede, ['pedidos'])).token;
  diner = (await makeClient(server.db, sede)).token;
  // A node caches sessions from the moment it receives notices of changes.
  await vi.waitFor(async () => {
    expect((await countStatements(server.db, () => list())).statements).toBe(1);
  });
});
afterAll(() => server.close());

const list = (query = '') =>
  server.call('GET', `/api/orders?dbName=${sede.dbName}${query}`, { token: waiter });

const create = (token?: string) =>
  server.call('POST', '/api/orders/create', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      dbName: sede.dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Nubia Rincón',
      email: 'nubia@correo.example',
      metodoPago: 'efectivo',
      productos: [{ id_sigo: 'AJIACO', cantidad: 2 }],
    },
  });

/** The statements of the second of two calls: by then session, sede and menu are cached. */
async function costOf(call: () => Promise<{ status: number }>, status: number) {
  expect((await call()).status).toBe(status);
  return countStatements(server.db, async () => expect((await call()).status).toBe(status));
}

test.each([
  ['a waiter', () => waiter],
  ['a diner', () => diner],
  ['a guest', () => undefined],
])('an order of %s is one statement and one commit', async (_who, token) => {
  const { statements, writes, texts } = await costOf(() => create(token()), 201);
  expect({ statements, writes }, texts.join('\n')).toEqual({ statements: 1, writes: 1 });
});

test('an order with groups is one statement and one commit', async () => {
  const { server, sede, owner } = await openMenu();
  const { dbName } = sede;
  const termino = { nombre: 'Término', min: 1, max: 1, opciones: [{ nombre: 'Medio' }] };
  await server.call('PUT', '/api/modifiers/termino', {
    token: owner.token,
    body: { dbName, ...termino, productos: ['BANDEJA'] },
  });
  const grupos = [{ codigo: 'termino', opciones: [{ codigo: 'medio' }] }];
  const order = async () => {
    const { status } = await server.call('POST', '/api/orders/create', {
      body: {
        dbName,
        tipo: 'para_llevar',
        nombreCliente: 'Nubia Rincón',
        email: 'nubia@correo.example',
        metodoPago: 'efectivo',
        productos: [{ id_sigo: 'BANDEJA', cantidad: 2, grupos }],
      },
    });
    expect(status).toBe(201);
  };
  await vi.waitFor(async () => {
    const { statements, writes, texts } = await countStatements(server.db, order);
    expect({ statements, writes }, texts.join('\n')).toEqual({ statements: 1, writes: 1 });
  });
  await server.close();
});

test('at a table with an account, the first round, the next ones and one by code are each one statement and one commit', async () => {
  const service = await openService();
  await activateAccounts(service);
  const { server, waiter, create, scanTable } = service;
  const scanned = await scanTable('2');
  await create({ mesa: '1' });
  await create({ ...scanned }, null);
  await vi.waitFor(async () => {
    for (const [order, token] of [
      [{ mesa: crypto.randomUUID().slice(0, 8) }, waiter.token],
      [{ mesa: '1' }, waiter.token],
      [scanned, null],
    ] as const) {
      const cost = await countStatements(server.db, () => create(order, token).then(() => {}));
      const { statements, writes, texts } = cost;
      expect({ statements, writes }, texts.join('\n')).toEqual({ statements: 1, writes: 1 });
    }
  });
  await server.close();
});

test('an edit and a move read the order, and each is one more statement and one commit', async () => {
  type Placed = { _id: string; revision: number };
  const placed = async (): Promise<Placed> => (await create(waiter)).body.data;
  const patch = (path: string, body: object) =>
    server.call('PATCH', `/api/orders/${path}`, {
      token: waiter,
      body: { dbName: sede.dbName, ...body },
    });
  const draft = {
    tipo: 'para_llevar',
    nombreCliente: 'Nubia Rincón',
    metodoPago: 'efectivo',
    productos: [{ id_sigo: 'AJIACO', cantidad: 3 }],
  };
  const orders = [await placed(), await placed()] as const;
  for (const change of [
    ({ _id, revision }: Placed) => patch(`edit/${_id}`, { ...draft, revision }),
    ({ _id }: Placed) => patch(`editOrderAttributes/${_id}`, { updates: { estado: 'cancelado' } }),
  ]) {
    const left = [...orders];
    const { statements, writes, texts } = await costOf(
      () => change(left.shift() ?? orders[0]),
      200,
    );
    expect({ statements, writes }, texts.join('\n')).toEqual({ statements: 2, writes: 1 });
  }
});

test('a strike reads the order and is one more statement and one commit, also the one that prepares it', async () => {
  const { token } = await makeEmployee(server.db, sede, ['cocina']);
  const placed = async (): Promise<string> => (await create(waiter)).body.data._id;
  const { dbName } = sede;
  const strike = (id: string) =>
    server.call('PATCH', `/api/kitchen/platos/${id}`, {
      token,
      body: { dbName, platos: ['1'], listo: true },
    });
  const prepare = (id: string) =>
    server.call('PATCH', `/api/orders/editOrderAttributes/${id}`, {
      token,
      body: { dbName, updates: { estado: 'preparado' } },
    });
  for (const change of [strike, prepare]) {
    const left = [await placed(), await placed()];
    const { statements, writes, texts } = await costOf(() => change(left.shift() ?? ''), 200);
    expect({ statements, writes }, texts.join('\n')).toEqual({ statements: 2, writes: 1 });
  }
});

test('the open accounts of a sede with their totals are one statement', async () => {
  const accounts = () =>
    server.call('GET', `/api/accounts?dbName=${sede.dbName}`, { token: waiter });
  const { statements, texts } = await costOf(accounts, 200);
  expect(statements, texts.join('\n')).toBe(1);
});

test.each([
  ['', 'every order'],
  ['&estado=enviado,preparado,entregado&limit=50', 'what is open'],
  ['&q=ajiaco', 'a search'],
  ['&desde=2026-01-01&hasta=2026-01-31', 'some days'],
  ['&sinceRevision=1', 'what changed'],
])('a list with "%s", %s, is one statement', async (query) => {
  const { statements, texts } = await costOf(() => list(query), 200);
  expect(statements, texts.join('\n')).toBe(1);
});

test('a cached menu costs no statement', async () => {
  const read = () => server.call('GET', `/api/products?dbName=${sede.dbName}`);
  expect((await costOf(read, 200)).statements).toBe(0);
});
