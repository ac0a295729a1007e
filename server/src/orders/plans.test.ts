import { bogotaDay } from '@comanda/contract/days';
import { sedeSettingsSchema } from '@comanda/contract/locations/locations';
import { ESTADOS, type Estado } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_CITUS } from '../../test/citus/is-citus.ts';
import { makeRestaurant, makeSede } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { TAKEAWAY } from '../../test/takeaway.ts';
import { touched } from '../../test/touched.ts';
import { authoriseSede, readSession, type Sede } from '../sessions/session.ts';
import { insertOrder, type Stranger, strangerFrom } from './insert-order.db.ts';
import { selectKnownCustomers } from './known-customers.db.ts';
import { type OrderListFilter, SEARCH_SPAN, selectOrders } from './list-orders.db.ts';
import { newIdPrefix } from './order-id.ts';

/**
 * Orders of a sede with years behind it, and of one so small that reading all of them may look
 * cheap.
 */
const HISTORY = 20_000;
const YOUNG_HISTORY = 4_000;
/** How many restaurants of two sedes are beside them. */
const NEIGHBOURS = 10;
const NEIGHBOUR_HISTORY = 500;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sede: Sede;
let young: Sede;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const restaurant = await makeRestaurant(db);
  const owner = await readSession(db, restaurant.token);
  const open = async () => {
    const { dbName } = await makeSede(db, restaurant);
    return authoriseSede(db, owner, 'orders.list', dbName);
  };
  sede = await open();
  young = await open();
  const histories: [Sede, number][] = [
    [sede, HISTORY],
    [young, YOUNG_HISTORY],
  ];
  for (const [{ locationId }, orders] of histories) await fill(restaurant.id, locationId, orders);
  for (let i = 0; i < NEIGHBOURS; i += 1) {
    const neighbour = await makeRestaurant(db);
    const [one, other] = [await makeSede(db, neighbour), await makeSede(db, neighbour)];
    await fill(neighbour.id, one.locationId, NEIGHBOUR_HISTORY);
    await fill(neighbour.id, other.locationId, NEIGHBOUR_HISTORY);
  }
  await sql`ANALYZE orders`.execute(db);
});
afterAll(() => database.close());

/** Orders of the past, one every ten minutes, nearly all of them paid. */
async function fill(restaurantId: string, locationId: string, orders: number): Promise<void> {
  await sql`INSERT INTO orders (restaurant_id, location_id, id, revision, tipo, estado, "nombreCliente",
      "metodoPago", "creadoPor", productos, total, busqueda, "horaCreacion", "fechaPreparado", "fechaEntregado",
      "fechaFacturado")
    SELECT ${restaurantId}::uuid, ${locationId}::uuid, lpad(to_hex(n), 24, '0'),
      ${orders}::int + 1 - n, 'para_llevar',
      CASE WHEN n % 400 = 0 THEN 'enviado' ELSE 'facturado' END, 'Nubia', 'efectivo', '', '[{}]', 1000, 'nubia',
      now() - n * INTERVAL '10 minutes', ended.at, ended.at, ended.at
    FROM generate_series(1, ${orders}) AS n,
      LATERAL (SELECT CASE WHEN n % 400 > 0 THEN now() - (n - 5) * INTERVAL '10 minutes' END AS at) ended`.execute(
    database.db,
  );
}

const ABIERTOS: Estado[] = ['enviado', 'preparado', 'entregado'];
/** Ten hours hold sixty orders, and a few more that ended in them. */
const since = new Date(Date.now() - 10 * 3_600_000);
const dayBack = (days: number) => bogotaDay(new Date(Date.now() - days * 86_400_000));
const someDays = { desde: dayBack(30), hasta: dayBack(29) };
const laterPage = { at: new Date(Date.now() - 30 * 86_400_000).toISOString(), id: 'f' };

describe.each([
  ['old', () => sede, HISTORY],
  ['young', () => young, YOUNG_HISTORY],
] as const)(
  'what a list reads does not grow with the history of the %s sede',
  (_age, asked, orders) => {
    test.each<[string, Partial<OrderListFilter>, number]>([
      ['all orders', {}, 51],
      ['all orders, as many as a list may have', { limit: 500 }, 501],
      ['what is open', { estado: ABIERTOS }, 51 * ABIERTOS.length],
      ['the rest of what is open', { estado: ABIERTOS, cursor: laterPage }, 51 * ABIERTOS.length],
      ['what changed since a revision', { sinceRevision: orders - 100 }, 101],
      ['some days', someDays, 51],
      ['what was invoiced in some days', { ...someDays, estado: ['facturado'] }, 51],
      ['a later page', { cursor: laterPage }, 51],
      ['a search', { wanted: 'nubia' }, SEARCH_SPAN + 51],
      ['a search that finds nothing', { wanted: 'zzz' }, SEARCH_SPAN],
      ['a search in some days', { ...someDays, wanted: 'nubia' }, SEARCH_SPAN + 51],
      ['what a cook may see', { since }, 51 * ESTADOS.length],
      ['what a cook may see of what was invoiced', { since, estado: ['facturado'] }, 66],
      ['what a cook may see of what changed', { since, sinceRevision: 1 }, 51 * ESTADOS.length],
      ['what a cook finds', { since, wanted: 'zzz' }, HISTORY / 400 + 3 * 66],
    ])('%s', async (_what, filter, most) => {
      const query = { limit: 50, cursor: null, wanted: null, since: null, ...filter };
      const { scans, rows } = await touched(database.db, 'orders', (tx) =>
        selectOrders(tx, asked(), query),
      );
      expect(scans).toBe(0);
      expect(rows).toBeLessThanOrEqual(most);
    });
  },
);

describe('taking an order', () => {
  const taking = (stranger: Stranger | null) =>
    touched(database.db, 'orders', async (tx, run) => {
      const by = stranger ? 'desconocido' : 'conocido';
      const key = { idempotency_key: `${by} ${run}`, request_hash: Buffer.from('a') };
      const idPrefix = newIdPrefix();
      expect(
        await insertOrder(tx, sede, { ...TAKEAWAY, ...key, idPrefix }, null, stranger),
      ).toMatchObject({ outcome: 'ok', row: { estado: 'enviado' } });
    });

  test('of somebody known reads no other order', async () => {
    expect(await taking(null)).toEqual({ scans: 0, rows: 0 });
  });

  test('of a stranger reads only open orders', async () => {
    const { pedidos } = sedeSettingsSchema.parse({});
    const { scans, rows } = await taking(strangerFrom(Buffer.from('a'), pedidos));
    expect(scans).toBe(0);
    expect(rows).toBeLessThanOrEqual(await countOpenToday());
  });
});

async function countOpenToday(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM orders WHERE location_id = ${sede.locationId}::uuid
      AND estado IN ('enviado', 'preparado') AND "horaCreacion" > now() - INTERVAL '1 day'
  `.execute(database.db);
  return rows[0]?.count ?? 0;
}

// Citus plans in its workers.
test.skipIf(IS_CITUS)(
  'the planner knows how many orders a sede has among those of other restaurants',
  async () => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    EXPLAIN (FORMAT JSON) SELECT 1 FROM orders
    WHERE (restaurant_id, location_id) = (${young.restaurantId}::uuid, ${young.locationId}::uuid)
  `.execute(database.db);
    const expected = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
    expect(expected / YOUNG_HISTORY).toBeGreaterThan(0.9);
    expect(expected / YOUNG_HISTORY).toBeLessThan(1.1);
  },
);

test('who is found by phone costs the same where thousands were written down under one', async () => {
  const { db } = database;
  await sql`UPDATE orders SET telefono = '300 000 0000' WHERE location_id = ${young.locationId}`.execute(
    db,
  );
  await sql`ANALYZE orders`.execute(db);
  const { scans, rows } = await touched(db, 'orders', (tx) =>
    selectKnownCustomers(tx, young, '3000000000'),
  );
  expect(scans).toBe(0);
  expect(rows).toBeLessThanOrEqual(200);
});
