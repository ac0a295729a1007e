import type { MenuChange } from '@comanda/contract/events';
import { MENU_NAMESPACE } from '@comanda/contract/menu/menu.rules';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMenu } from '../../test/menu.ts';
import { authoriseSede } from '../sessions/session.ts';
import { openMenuCache } from './menu.cache.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  kitchen = await openMenu();
});
afterAll(() => kitchen.server.close());

const read = (path: string, etag?: unknown) =>
  kitchen.server.call('GET', `${path}?dbName=${kitchen.sede.dbName}`, {
    ...(typeof etag === 'string' && { headers: { 'if-none-match': etag } }),
  });

/** Writes to the database directly, like another node whose notice gets lost. */
const reprice = (precio: number, isTold = true) =>
  kitchen.server.db.transaction().execute(async (tx) => {
    const own = { location_id: kitchen.sede.locationId };
    await tx
      .updateTable('products')
      .set({ precio })
      .where('location_id', '=', own.location_id)
      .where('id_sigo', '=', 'BANDEJA')
      .execute();
    if (!isTold) return;
    await tx
      .updateTable('location_counters')
      .set((eb) => ({ menu_version: eb('menu_version', '+', 1) }))
      .where('location_id', '=', own.location_id)
      .execute();
  });

describe.each(['/api/products', '/api/categories'])('%s', (path) => {
  test('is answered in a few bytes to a reader who already has it', async () => {
    const first = await read(path);
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await read(path, first.headers.etag);
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await read(path, `"otra", ${first.headers.etag}`)).status).toBe(304);
    expect((await read(path, '"otra"')).status).toBe(200);
  });
});

test('a write changes the answer and its tag at once', async () => {
  const before = await read('/api/products');
  const { _id } = await kitchen.product('AJIACO');
  await kitchen.patch('/api/products/agotado', { productId: _id, agotado: true });
  const after = await read('/api/products', before.headers.etag);
  expect(after.status).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  await kitchen.patch('/api/products/agotado', { productId: _id, agotado: false });
  expect((await read('/api/products')).headers.etag).toBe(before.headers.etag);
});

test('everybody who has the menu open hears that it changed; readers of other sedes do not', async () => {
  const visitor = io(`${kitchen.server.origin}${MENU_NAMESPACE}`, {
    auth: { dbName: kitchen.sede.dbName },
    transports: ['websocket'],
  });
  await new Promise((resolve) => visitor.once('connect', () => resolve(null)));
  const heard = new Promise<MenuChange>((resolve) => visitor.once('menu_changed', resolve));
  const { _id } = await kitchen.category('Bebidas');
  await kitchen.patch('/api/categories/toggle/', { categoryId: _id });
  const change = await heard;
  expect(change.dbName).toBe(kitchen.sede.dbName);
  await kitchen.patch('/api/categories/toggle/', { categoryId: _id });
  visitor.disconnect();
});

test('nobody can listen to a sede that does not exist', async () => {
  const visitor = io(`${kitchen.server.origin}${MENU_NAMESPACE}`, {
    auth: { dbName: 'no_existe' },
    reconnection: false,
  });
  const refused = await new Promise<Error>((resolve) => visitor.once('connect_error', resolve));
  expect(refused.message).toBe('No encontramos esta sede.');
  visitor.disconnect();
});

test('a reader who heard of a newer version gets it, although this node did not hear', async () => {
  const { precio } = await kitchen.product('BANDEJA');
  await reprice(precio + 100);
  expect((await kitchen.product('BANDEJA')).precio).toBe(precio);
  const { menu_version } = await kitchen.server.db
    .selectFrom('location_counters')
    .select('menu_version')
    .where('location_id', '=', kitchen.sede.locationId)
    .executeTakeFirstOrThrow();
  const { body } = await kitchen.server.call(
    'GET',
    `/api/products?dbName=${kitchen.sede.dbName}&version=${menu_version}`,
  );
  const bandeja = body.find(({ id_sigo }: { id_sigo: string }) => id_sigo === 'BANDEJA');
  expect(bandeja.precio).toBe(precio + 100);
});

test('an order is priced from the current menu, even where a node’s copy is old', async () => {
  const { precio } = await kitchen.product('BANDEJA');
  await reprice(precio + 500);
  const { status, body } = await kitchen.server.call('POST', '/api/orders/create', {
    token: kitchen.waiter.token,
    body: {
      dbName: kitchen.sede.dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Ana',
      metodoPago: 'efectivo',
      productos: [{ id_sigo: 'BANDEJA', cantidad: 1, precio }],
    },
  });
  expect([status, body.code]).toEqual([409, 'precio_cambiado']);
  expect(body.total).toBe(precio + 500);
});

test('a copy whose change was never announced is at most ten seconds old', async () => {
  const { db } = kitchen.server;
  let now = 0;
  const cache = openMenuCache(db, () => now);
  const sede = await authoriseSede(db, null, 'menu.read', kitchen.sede.dbName);
  const priceNow = async () =>
    (await cache.read(sede)).products.find(({ id_sigo }) => id_sigo === 'BANDEJA')?.precio;
  const precio = (await priceNow()) ?? 0;
  await reprice(precio + 1);
  now = 9_999;
  expect(await priceNow()).toBe(precio);
  now = 10_000;
  expect(await priceNow()).toBe(precio + 1);
});

test('a menu that changed while it was read is not cached', async () => {
  const { db } = kitchen.server;
  const cache = openMenuCache(db);
  const sede = await authoriseSede(db, null, 'menu.read', kitchen.sede.dbName);
  const underway = cache.read(sede);
  cache.changed(sede.locationId, 1_000_000);
  const old = await underway;
  await reprice(12_345, false);
  const fresh = await cache.read(sede);
  expect(fresh).not.toBe(old);
  expect(fresh.products.find(({ id_sigo }) => id_sigo === 'BANDEJA')?.precio).toBe(12_345);
});

test('orders go through while the menu changes all the time', async () => {
  const { _id } = await kitchen.product('MOJARRA');
  const order = () =>
    kitchen.server.call('POST', '/api/orders/create', {
      token: kitchen.waiter.token,
      body: {
        dbName: kitchen.sede.dbName,
        tipo: 'para_llevar',
        nombreCliente: 'Ana',
        metodoPago: 'efectivo',
        productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
      },
    });
  const toggles = Array.from({ length: 15 }, (_, at) =>
    kitchen.patch('/api/products/agotado', { productId: _id, agotado: at % 2 === 0 }),
  );
  const orders = await Promise.all(Array.from({ length: 20 }, order));
  expect(orders.map(({ status }) => status)).toEqual(Array(20).fill(201));
  await Promise.all(toggles);
});

test('writers beyond a full queue are refused instead of taking every connection', async () => {
  const { _id } = await kitchen.product('MOJARRA');
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      kitchen.patch('/api/products/agotado', { productId: _id, agotado: true }),
    ),
  );
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 429]);
});
