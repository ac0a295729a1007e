import { once } from 'node:events';
import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeEmployee, makeMenu, makeRestaurant, makeSede } from '../../test/factories.ts';
import { openTestDatabase, startNode } from '../../test/harness.ts';
import { startPgbouncer } from '../../test/pgbouncer.ts';
import { startRedis } from '../../test/redis-server.ts';
import { alone } from '../start/background.ts';
import { connectRedis } from '../start/redis.ts';
import { isDatabaseUnavailable, listen, openDatabase } from './db.ts';
import { mayPrepare } from './pooler.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
/** One for each node. */
let behind: ReturnType<typeof openDatabase>[];

beforeAll(async () => {
  database = await openTestDatabase();
  const directUrl = database.url;
  // Fewer connections than one node opens, so that they change hands all the time.
  pooler = await startPgbouncer(directUrl, { poolSize: 3 });
  const isNaming = await mayPrepare(pooler.url, directUrl);
  behind = [1, 2].map(() => openDatabase(pooler.url, { directUrl, mayPrepare: isNaming }));
});
afterAll(async () => {
  for (const { close } of behind) await close();
  await pooler.close();
  await database.close();
});

const nodes = () =>
  behind.map(({ db }) => db) as [(typeof database)['db'], (typeof database)['db']];

test('a start behind a pooler ends if nothing says where PostgreSQL itself is', async () => {
  await expect(mayPrepare(pooler.url, undefined)).rejects.toThrow('DATABASE_DIRECT_URL: falta');
  expect(await mayPrepare(database.url, undefined)).toBe(true);
});

test('two nodes behind a pooler take, edit and move orders at once, and each order once', async () => {
  const ORDERS = 40;
  const sede = await makeSede(database.db, await makeRestaurant(database.db));
  await makeMenu(database.db, sede);
  const { token } = await makeEmployee(database.db, sede, ['pedidos', 'cocina']);
  const redis = await startRedis();
  const clients = [await connectRedis(redis.url), await connectRedis(redis.url)] as const;
  const [first, second] = await Promise.all(
    nodes().map((db, at) => startNode(db, {}, clients[at] ?? null)),
  );
  if (!first || !second) throw new Error('No hay dos nodos.');
  const kitchen = io(second.origin, { auth: { token, dbName: sede.dbName } });
  onTestFinished(async () => {
    kitchen.disconnect();
    await first.close();
    await second.close();
    for (const client of clients) client.destroy();
    await redis.close();
  });
  await once(kitchen as never, 'connect');
  const heard: string[] = [];
  kitchen.on('new_order', ({ _id }: Order) => heard.push(_id));

  const work = async (at: number) => {
    const [one, other] = at % 2 ? [first, second] : [second, first];
    const draft = (cantidad: number) => ({
      token,
      body: {
        dbName: sede.dbName,
        tipo: 'en_local',
        mesa: `${at}`,
        nombreCliente: 'Nubia Rincón',
        metodoPago: 'efectivo',
        productos: [{ id_sigo: 'AJIACO', cantidad }],
      },
    });
    const created = await one.call('POST', '/api/orders/create', draft(1));
    const { _id } = created.body.data;
    const edited = await other.call('PATCH', `/api/orders/edit/${_id}`, draft(2));
    const moved = await one.call('PATCH', `/api/orders/editOrderAttributes/${_id}`, {
      token,
      body: { dbName: sede.dbName, updates: { estado: 'preparado' } },
    });
    const read = await other.call('GET', `/api/orders?dbName=${sede.dbName}&limit=1`, { token });
    expect([created, edited, moved, read].map(({ status }) => status)).toEqual([
      201, 200, 200, 200,
    ]);
    return _id as string;
  };
  const taken = await Promise.all(Array.from({ length: ORDERS }, (_, at) => work(at)));

  await expect.poll(() => heard.toSorted()).toEqual(taken.toSorted());
  const stored = await sql<{ id: string; total: number; estado: string }>`
    SELECT id, total, estado FROM orders WHERE location_id = ${sede.locationId}`.execute(
    database.db,
  );
  expect(stored.rows.map(({ id }) => id).sort()).toEqual(taken.toSorted());
  expect(stored.rows.every((row) => row.total === 55_000 && row.estado === 'preparado')).toBe(true);
});

test('behind a pooler one node does the background work, and the other after it', async () => {
  const [one, other] = nodes();
  const done: string[] = [];
  await alone(one, async () => {
    await alone(other, async () => void done.push('the other, meanwhile'));
    done.push('one');
  });
  await alone(other, async () => void done.push('the other'));
  expect(done).toEqual(['one', 'the other']);
});

test('while the pooler has no connection to give, the database counts as away', async () => {
  const full = await startPgbouncer(database.url, { poolSize: 1, waitSeconds: 1 });
  const { db, close } = openDatabase(full.url, { directUrl: database.url, mayPrepare: false });
  await db.transaction().execute(async (tx) => {
    await sql`SELECT 1`.execute(tx);
    await expect(sql`SELECT 1`.execute(db)).rejects.toSatisfy(isDatabaseUnavailable);
  });
  await close();
  await full.close();
});

test('behind a pooler each node hears what another announces', async () => {
  const [one, other] = nodes();
  const ready = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  const stop = listen(one, {
    channel: 'prueba',
    heard: heard.resolve,
    onReady: ready.resolve,
    onLost: () => undefined,
  });
  onTestFinished(stop);
  await ready.promise;
  await sql`SELECT pg_notify('prueba', 'hola')`.execute(other);
  expect(await heard.promise).toBe('hola');
});
