import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/db/db.ts';
import { migrate, ONE_SHARD_AFTER_THE_OTHER } from '../../src/db/migrate.ts';
import { distribute } from '../../src/distribution/distribute.ts';
import {
  DISTRIBUTED_TABLES,
  DISTRIBUTION_COLUMN,
  REFERENCE_TABLES,
} from '../../src/distribution/tables.ts';
import { makeRestaurant } from '../factories.ts';
import { startNode } from '../harness.ts';
import { LINES, OF_021 } from '../older-version.ts';
import { openCitusDatabase } from './template.ts';

let client: pg.Client;
let database: ReturnType<typeof openDatabase>;
let url: string;

/** A distributed database of an earlier version. */
async function openBefore(migration: string): Promise<Set<string>> {
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  url = await openCitusDatabase(inject('serverUrls'), name);
  await migrate(url, { through: migration });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  database = openDatabase(url);
  return placeAsBefore();
}
afterEach(async () => {
  await database.close();
  await client.end();
});

/** Places everything as that version placed it, and returns the names of its tables. */
async function placeAsBefore(): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const names = new Set(rows.map(({ name }) => name));
  await client.query('BEGIN');
  await client.query(ONE_SHARD_AFTER_THE_OTHER);
  await client.query('SET LOCAL citus.enable_local_reference_table_foreign_keys = off');
  for (const name of REFERENCE_TABLES.filter((one) => names.has(one))) {
    await client.query('SELECT create_reference_table($1)', [name]);
  }
  for (const [at, name] of DISTRIBUTED_TABLES.filter((one) => names.has(one)).entries()) {
    const companion = at === 0 ? 'none' : 'payment_links';
    await client.query('SELECT create_distributed_table($1, $2, colocate_with => $3)', [
      name,
      DISTRIBUTION_COLUMN,
      companion,
    ]);
  }
  const { rows: functions } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proargnames[1] = 'p_restaurant'`,
  );
  for (const { signature } of functions) {
    await client.query(
      `SELECT create_distributed_function($1, 'p_restaurant', colocate_with => 'orders')`,
      [signature],
    );
  }
  await client.query('COMMIT');
  return names;
}

/** As a node of the version before places an order. */
async function placeAsOlder(restaurant: string, location: string): Promise<string> {
  const { rows } = await client.query<{ outcome: string; id: string }>(OF_021.place, [
    ...[restaurant, location, 1, 'f'.repeat(19), 779_287, 'en_local', '7', null],
    ...[null, 'Nubia', null, 'efectivo', 'mesera', null, null, LINES, 32_900],
    ...[null, null, null, 'nubia', true, randomUUID(), 'empleado', randomUUID()],
    ...['Mesera', '{}', null, null, null, null, null, false],
  ]);
  expect(rows[0]?.outcome).toBe('ok');
  return rows[0]?.id ?? '';
}

test.each([
  ['before tables had accounts', '021-order-functions.sql'],
  ['before a function was replaced in its place', '026-account-deeds.sql'],
])(
  'an upgrade of a database %s keeps what is there, places what is new, and both versions take orders',
  async (_version, migration) => {
    const names = await openBefore(migration);
    const restaurant = await makeRestaurant(database.db, { plan: 'Cadena' });
    const location = randomUUID();
    await client.query(
      `INSERT INTO locations (restaurant_id, id, nombre, direccion, telefono, horario, logo, imagen, "dbName")
     VALUES ($1, $2, 'Sede', 'Calle 1', '1', 'Siempre', '/x', '/x', 'vieja')`,
      [restaurant.id, location],
    );
    await client.query(
      `INSERT INTO location_names ("dbName", restaurant_id, location_id) VALUES ('vieja', $1, $2)`,
      [restaurant.id, location],
    );
    await client.query(
      'INSERT INTO location_counters (restaurant_id, location_id) VALUES ($1, $2)',
      [restaurant.id, location],
    );
    const before = await placeAsOlder(restaurant.id, location);

    const done = await distribute(url);
    const listed = [...REFERENCE_TABLES, ...DISTRIBUTED_TABLES];
    expect(done.tables).toEqual(listed.filter((name) => !names.has(name)));
    expect(done.functions).toContain('place_order');
    expect(await distribute(url)).toMatchObject({ tables: [], functions: [] });

    const after = await placeAsOlder(restaurant.id, location);
    const node = await startNode(database.db);
    const { status, body } = await node.call('GET', '/api/orders?dbName=vieja', restaurant);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.map(({ _id }: { _id: string }) => _id).sort()).toEqual([before, after].sort());
    await node.close();
  },
);
