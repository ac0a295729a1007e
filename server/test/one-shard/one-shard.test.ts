import { sql } from 'kysely';
import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { readMigrations, statementsOf } from '../../src/db/migrate.ts';
import { DISTRIBUTION_ARGUMENT } from '../../src/distribution/tables.ts';
import { findSede } from '../../src/sessions/session.ts';
import { openTestDatabase } from '../harness.ts';
import { alterProblems } from './alters.ts';
import { hasRun } from './record.ts';
import { judgeBy } from './rules.ts';

const MUTABLE = ['now', 'date_trunc', 'jsonb_build_object', 'make_interval'];
const judge = judgeBy((name) => !MUTABLE.includes(name));

/** The first migration whose statements a database that is already distributed runs. */
const FIRST_WATCHED = '021';

describe('a statement stays on the shard of one restaurant', () => {
  test.each([
    ['SELECT 1 FROM orders WHERE restaurant_id = $1'],
    [
      `SELECT 1 FROM orders o LEFT JOIN clients c ON c.restaurant_id = o.restaurant_id
       WHERE o.restaurant_id = $1::uuid`,
    ],
    [`SELECT 1 FROM orders WHERE restaurant_id = 'a' UNION SELECT 1 FROM owners`],
    ['INSERT INTO orders (id, restaurant_id) VALUES ($1, $2), ($3, $2)'],
    [
      `INSERT INTO report_days (restaurant_id, dia)
       SELECT restaurant_id, dia FROM report_days WHERE restaurant_id = $1`,
    ],
    ['UPDATE orders SET "fechaBaja" = now() WHERE restaurant_id = $1'],
    ['SELECT outcome FROM move_order($1, $2)'],
  ])('%s', (statement) => {
    expect(judge(statement)).toEqual([]);
  });

  test.each([
    ['orders is not bound to a restaurant', 'SELECT 1 FROM orders WHERE location_id = $1'],
    ['orders is not bound to a restaurant', 'DELETE FROM orders WHERE restaurant_id = ANY($1)'],
    ['orders is not bound to a restaurant', 'SELECT 1 FROM orders WHERE restaurant_id = $1 OR $2'],
    ['orders is not bound to a restaurant', 'INSERT INTO orders (id) VALUES ($1)'],
    [
      'orders is not bound to a restaurant',
      'INSERT INTO orders (restaurant_id) SELECT id FROM owners',
    ],
    [
      'clients is not bound to a restaurant',
      `SELECT 1 FROM orders o WHERE o.restaurant_id = $1
         AND EXISTS (SELECT FROM clients c WHERE c.restaurant_id = o.restaurant_id)`,
    ],
    [
      'employees is not bound to a restaurant',
      `SELECT 1 FROM sessions s JOIN employees e ON e.restaurant_id = s.restaurant_id
       WHERE s.token_hash = $1`,
    ],
    [
      'a write inside WITH',
      `WITH w AS (UPDATE orders SET total = 1 WHERE restaurant_id = $1 RETURNING 1) SELECT 1 FROM w`,
    ],
    [
      'a subselect in VALUES',
      `INSERT INTO orders (restaurant_id, total)
       VALUES ($1, (SELECT max(total) FROM orders WHERE restaurant_id = $1))`,
    ],
    [
      'a function that is not immutable inside CASE or COALESCE of a write',
      'UPDATE owners SET verified_at = coalesce(verified_at, now()) WHERE id = $1',
    ],
    [
      'a function that is not immutable inside CASE or COALESCE of a write',
      'UPDATE owners SET verified_at = CASE WHEN $2 THEN current_timestamp END WHERE id = $1',
    ],
    [
      'a function that is not immutable over a column in a write',
      `DELETE FROM report_days WHERE restaurant_id = $1 AND dia > date_trunc('month', dia)`,
    ],
    [
      'a function that is not immutable over a column in a write',
      `UPDATE owners SET "fechaFin" = "fechaInicio" + interval '1 second' WHERE id = $1`,
    ],
    [
      'a function that is not immutable in ON CONFLICT',
      `INSERT INTO mails (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET sent_at = now()`,
    ],
    [
      'CASE with an operand in a write, which Citus writes wrongly for a shard',
      `UPDATE orders SET estado = CASE tipo WHEN 'en_local' THEN $2 END WHERE restaurant_id = $1`,
    ],
    ['several statements in a query', 'SELECT 1; SELECT 2'],
  ])('not with %s: %s', (problem, statement) => {
    expect(judge(statement)).toEqual([problem]);
  });

  test('not with the rows of two', () => {
    const statement = `SELECT 1 FROM orders o JOIN clients c ON c.restaurant_id = $2
      WHERE o.restaurant_id = $1`;
    expect(judge(statement, ['a', 'a'])).toEqual([]);
    expect(judge(statement, ['a', 'b'])).toEqual(['bound to several restaurants']);
  });
});

test('the statements of the product are recorded, and those of a test are not', async () => {
  const { db, close } = await openTestDatabase();
  await findSede(db, 'nadie');
  await sql`SELECT 1 FROM orders AS una_prueba`.execute(db);
  await close();
  expect(hasRun('from "location_names" as "n"')).toBe(true);
  expect(hasRun('una_prueba')).toBe(false);
});

describe('a migration', () => {
  let migrations: { name: string; statements: string[] }[];
  beforeAll(async () => {
    await loadModule();
    migrations = (await readMigrations()).map(({ name, sql }) => ({
      name,
      statements: statementsOf(sql),
    }));
  });
  const watched = () => migrations.filter(({ name }) => name >= FIRST_WATCHED);

  test('is run one statement at a time', () => {
    const parts = migrations.flatMap(({ statements }) => statements);
    expect(parts.length).toBeGreaterThan(100);
    const counts = parts.map((statement) => parseSync(statement).stmts?.length);
    expect(counts.every((count) => count === 1)).toBe(true);
  });

  test('is cut at semicolons outside of comments, texts and bodies', () => {
    const body = 'CREATE FUNCTION f() AS $$ BEGIN; END $$';
    expect(statementsOf(`-- a; b\nSELECT ';' ;\n${body};\n-- end`)).toEqual([
      "-- a; b\nSELECT ';'",
      body,
    ]);
    expect(statementsOf('SELECT 1')).toEqual(['SELECT 1']);
  });

  test('changes a distributed table only in ways that one takes', () => {
    expect(
      watched().flatMap(({ name, statements }) =>
        statements.flatMap(alterProblems).map((problem) => `${name}: ${problem}`),
      ),
    ).toEqual([]);
  });

  test.each([
    ['ADD COLUMN with a rule', 'ALTER TABLE orders ADD COLUMN a int CHECK (a > 0)'],
    ['ADD COLUMN with a rule', 'ALTER TABLE orders ADD COLUMN a uuid REFERENCES owners (id)'],
    [
      'a constraint beside other changes',
      'ALTER TABLE orders ADD COLUMN a int, ADD CONSTRAINT b CHECK (a > 0)',
    ],
    ['SET or DROP EXPRESSION', 'ALTER TABLE orders ALTER COLUMN a DROP EXPRESSION'],
    ['several objects in a DROP', 'DROP INDEX a, b'],
  ])('must not have %s: %s', (problem, statement) => {
    expect(alterProblems(statement)).toEqual([problem]);
  });

  test('has functions whose every statement stays on the shard', () => {
    const functions = watched()
      .flatMap(({ statements }) => statements)
      .filter((statement) => statement.includes(DISTRIBUTION_ARGUMENT));
    expect(functions.length).toBeGreaterThanOrEqual(4);
    const inside = functions.flatMap((text) => queriesOf(parsePlPgSQLSync(text)));
    expect(inside.length).toBeGreaterThan(15);
    expect(inside.flatMap((query) => judge(query))).toEqual([]);
  });
});

/** The queries in the body of a function, with its restaurant as a parameter. */
function queriesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) => {
    if (name !== 'query' || typeof part !== 'string') return queriesOf(part);
    const isQuery = /^\s*(select|insert|update|delete)\b/i.test(part);
    return isQuery ? [part.replaceAll(DISTRIBUTION_ARGUMENT, '$1')] : [];
  });
}
