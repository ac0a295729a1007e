import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import { DISTRIBUTED_TABLES, REFERENCE_TABLES } from './tables.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let tables: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`.execute(database.db);
  tables = rows.map(({ name }) => name);
});
afterAll(() => database.close());

const listed: readonly string[] = [...REFERENCE_TABLES, ...DISTRIBUTED_TABLES];
const isDistributed = (name: string) => (DISTRIBUTED_TABLES as readonly string[]).includes(name);

test('every table has its place, and what is distributed belongs to a restaurant', async () => {
  expect([...listed, 'schema_migrations'].sort()).toEqual(tables);
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'restaurant_id' AND is_nullable = 'NO'
  `.execute(database.db);
  const owned = new Set(rows.map(({ name }) => name));
  expect(DISTRIBUTED_TABLES.filter((name) => !owned.has(name))).toEqual([]);
});

test('every primary and unique key of a tenant table starts with restaurant_id', async () => {
  const { rows } = await sql<{ table: string; index: string; first: string | null }>`
    SELECT t.relname AS "table", i.relname AS index, a.attname AS first
    FROM pg_index x
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_class i ON i.oid = x.indexrelid
    LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = x.indkey[0]
    WHERE x.indisunique AND t.relnamespace = 'public'::regnamespace`.execute(database.db);
  const keyed = rows.filter(({ table }) => isDistributed(table));
  expect(new Set(keyed.map(({ table }) => table)).size).toBe(DISTRIBUTED_TABLES.length);
  expect(keyed.filter(({ first }) => first !== 'restaurant_id')).toEqual([]);
});

test('a foreign key between tenant tables goes by the restaurant, and no reference table has one to them', async () => {
  const { rows } = await sql<{ from: string; to: string; columns: string[] }>`
    SELECT f.relname AS "from", t.relname AS "to", array_agg(a.attname::text ORDER BY k.at) AS columns
    FROM pg_constraint c
    JOIN pg_class f ON f.oid = c.conrelid
    JOIN pg_class t ON t.oid = c.confrelid
    CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY k (num, at)
    JOIN pg_attribute a ON a.attrelid = f.oid AND a.attnum = k.num
    WHERE c.contype = 'f'
    GROUP BY c.oid, f.relname, t.relname`.execute(database.db);
  const among = rows.filter(({ to }) => isDistributed(to));
  expect(among.length).toBeGreaterThan(10);
  expect(among.filter(({ columns }) => columns[0] !== 'restaurant_id')).toEqual([]);
  expect(among.filter(({ from }) => !isDistributed(from))).toEqual([]);
});

test('no table comes before one that it refers to', async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
    FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`.execute(database.db);
  expect(rows.filter(({ from, to }) => listed.indexOf(to) > listed.indexOf(from))).toEqual([]);
});

test('there are no triggers, because a distributed table cannot have them', async () => {
  const { rows } = await sql`
    SELECT tgname FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace`.execute(database.db);
  expect(rows).toEqual([]);
});
