import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadModule, parseSync } from 'libpg-query';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readMigrations, statementsOf } from '../../src/db/migrate.ts';
import { SERVER } from '../../src/folders.ts';
import { findSede } from '../../src/sessions/session.ts';
import { openTestDatabase } from '../harness.ts';
import { openService } from '../service.ts';
import { alterProblems } from './alters.ts';
import { unusedExceptions } from './exceptions.ts';
import { functionProblems, queriesIn } from './functions.ts';
import { PLANTS } from './plant/server/src/break-rules.ts';
import { hasRun, openJudge } from './record.ts';
import { areSeveral, type Judge, restaurantsIn } from './rules.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openJudge();
});

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
    ['UPDATE orders SET "fechaBaja" = statement_timestamp() WHERE restaurant_id = $1'],
    ['INSERT INTO mails (id) VALUES (gen_random_uuid())'],
    ['SELECT outcome FROM move_order($1, $2)'],
    [
      `SELECT 1 FROM clients c RIGHT JOIN orders o ON c.restaurant_id = $1
       WHERE o.restaurant_id = $1`,
    ],
    ['DECLARE found CURSOR FOR SELECT 1 FROM orders WHERE restaurant_id = $1'],
    ['COPY (SELECT 1 FROM owners) TO STDOUT'],
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
      'a VOLATILE function in an UPDATE or DELETE',
      'UPDATE accounts SET tocada = clock_timestamp() WHERE restaurant_id = $1',
    ],
    [
      'a VOLATILE function in an UPDATE or DELETE',
      'DELETE FROM orders WHERE restaurant_id = $1 AND random() < $2',
    ],
    [
      'a function that is not immutable in RETURNING',
      'UPDATE orders SET total = 1 WHERE restaurant_id = $1 RETURNING id, now()',
    ],
    [
      'a function that is not immutable in RETURNING',
      'INSERT INTO orders (restaurant_id) VALUES ($1) RETURNING current_timestamp',
    ],
    [
      'a function that is not immutable in ON CONFLICT',
      `INSERT INTO mails (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET sent_at = now()`,
    ],
    [
      'CASE with an operand in a write, which Citus writes wrongly for a shard',
      `UPDATE orders SET estado = CASE tipo WHEN 'en_local' THEN $2 END WHERE restaurant_id = $1`,
    ],
    [
      'a row that goes to another restaurant',
      'UPDATE orders SET restaurant_id = $2 WHERE restaurant_id = $1',
    ],
    [
      'a row that goes to another restaurant',
      `INSERT INTO orders (restaurant_id, id) VALUES ($1, $2)
       ON CONFLICT (restaurant_id, id) DO UPDATE SET restaurant_id = EXCLUDED.restaurant_id`,
    ],
    ['several statements in a query', 'SELECT 1; SELECT 2'],
    [
      'orders is not bound to a restaurant',
      'SELECT 1 FROM orders o LEFT JOIN clients c ON o.restaurant_id = $1 AND c.restaurant_id = $1',
    ],
    [
      'orders is not bound to a restaurant',
      `SELECT 1 FROM orders o LEFT JOIN clients c
       ON c.restaurant_id = $1 AND o.restaurant_id = c.restaurant_id`,
    ],
    [
      'orders is not bound to a restaurant',
      'SELECT 1 FROM owners w FULL JOIN orders o ON o.restaurant_id = $1',
    ],
    ['orders is not bound to a restaurant', 'DECLARE found CURSOR FOR SELECT 1 FROM orders'],
    ['orders is not bound to a restaurant', 'COPY (SELECT 1 FROM orders) TO STDOUT'],
    ['orders is not bound to a restaurant', 'COPY orders TO STDOUT'],
    ['orders is not bound to a restaurant', 'TRUNCATE owners, orders'],
    ['orders is not bound to a restaurant', 'CREATE TEMP TABLE t AS SELECT 1 FROM orders'],
    [
      'MERGE',
      `MERGE INTO orders o USING clients c ON o.restaurant_id = $1 AND c.restaurant_id = $1
       WHEN MATCHED THEN DELETE`,
    ],
  ])('not with %s: %s', (problem, statement) => {
    expect(judge(statement)).toEqual([problem]);
  });

  test('not with the rows of two, in any of its calls', () => {
    const statement = `SELECT 1 FROM orders o JOIN clients c ON c.restaurant_id = $2
      WHERE o.restaurant_id = $1`;
    expect(judge(statement, ['a', 'a'])).toEqual([]);
    expect(judge(statement, ['a', 'b'])).toEqual(['bound to several restaurants']);
    const restaurants = restaurantsIn(statement);
    expect(areSeveral(restaurants, ['a', 'a'])).toBe(false);
    expect(areSeveral(restaurants, ['a', 'b'])).toBe(true);
  });
});

describe('the recorder', () => {
  test('knows the statements of the product from those of a test', async () => {
    const { db, url, close } = await openTestDatabase();
    await findSede(db, 'nadie');
    await sql`SELECT 1 FROM orders AS una_prueba`.execute(db);
    const pool = new pg.Pool({ connectionString: url });
    await pool.query('SELECT 1 FROM orders AS otra_prueba');
    await pool.end();
    await close();
    expect(hasRun('from "location_names" as "n"')).toBe(true);
    expect(hasRun('una_prueba')).toBe(false);
    expect(hasRun('otra_prueba')).toBe(false);
  });

  test('sees what runs all day, which no transaction holds', async () => {
    const { server, sede, create, move, scanTable, draft, waiter, cook } = await openService();
    const { dbName } = sede;
    const patch = (path: string, body: object) =>
      server.call('PATCH', `/api/orders/${path}`, { token: waiter.token, body });
    const { _id, revision } = await create();
    const edited = await patch(`edit/${_id}`, { ...draft({ mesa: '9' }), revision });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    expect((await move({ _id }, 'preparado', cook.token)).status).toBe(200);
    expect((await move({ _id }, 'entregado', waiter.token)).status).toBe(200);
    const { firma } = await scanTable();
    const guest = await create({ firma }, null);
    await patch(`confirmTable/${guest._id}`, { dbName });
    for (const query of ['', '&q=bandeja']) {
      expect(
        (await server.call('GET', `/api/orders?dbName=${dbName}${query}`, waiter)).status,
      ).toBe(200);
    }
    await server.close();
    for (const words of [
      'SELECT place_order(',
      'FROM edit_order(',
      'FROM move_order(',
      'LEFT JOIN LATERAL',
      'WITH span',
    ]) {
      expect(hasRun(words), words).toBe(true);
    }
  });

  test('fails a file in which the product breaks a rule, with all that it broke', async () => {
    const { code, output } = await runPlant();
    expect(code, output).not.toBe(0);
    expect(output).toContain('1 passed');
    expect(output).toContain('A distributed database cannot run this on one shard.');
    const said = PLANTS.map(([problem, statement]) => `${problem}:\n${statement}`);
    expect(said.filter((text) => !output.includes(text))).toEqual([]);
  });

  test('names an exception that no statement needs', () => {
    const everyOne = new Set(Array.from({ length: 100 }, (_, at) => at));
    expect(unusedExceptions(everyOne)).toEqual([]);
    everyOne.delete(1);
    expect(unusedExceptions(everyOne)).toEqual([expect.stringContaining('print_jobs')]);
  });
});

/** Runs the tests of `plant` as the server's tests are run. */
function runPlant(): Promise<{ code: unknown; output: string }> {
  const args = ['vitest', 'run', '--config', 'server/test/one-shard/plant/vitest.config.ts'];
  const env = { ...process.env, PLANT_SERVER_URL: inject('serverUrls')[0], NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile('npx', args, { cwd: join(SERVER, '..'), env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

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
    ['SET or DROP EXPRESSION', 'ALTER TABLE orders ALTER COLUMN a SET EXPRESSION AS (total + 1)'],
    ['ADD COLUMN with a rule', 'ALTER TABLE orders ADD COLUMN a int UNIQUE'],
    ['several objects in a DROP', 'DROP INDEX a, b'],
  ])('must not have %s: %s', (problem, statement) => {
    expect(alterProblems(statement)).toEqual([problem]);
  });

  /** What it writes may go to every restaurant, in ways that a shard takes. */
  const writeProblems = (statement: string) =>
    judge(statement).filter((problem) => !problem.endsWith('is not bound to a restaurant'));

  test('writes rows only in ways that a distributed table takes', () => {
    expect(
      watched().flatMap(({ name, statements }) =>
        statements.flatMap(writeProblems).map((problem) => `${name}: ${problem}`),
      ),
    ).toEqual([]);
    expect(writeProblems('UPDATE orders SET total = 1')).toEqual([]);
    expect(writeProblems('UPDATE accounts SET tocada = clock_timestamp()')).toEqual([
      'a VOLATILE function in an UPDATE or DELETE',
    ]);
  });

  const functions = () =>
    watched()
      .flatMap(({ statements }) => statements)
      .filter((text) => 'CreateFunctionStmt' in (parseSync(text).stmts?.[0]?.stmt ?? {}));

  test('has functions whose every statement stays on the shard', () => {
    expect(functions().length).toBeGreaterThanOrEqual(9);
    const inside = functions().flatMap((text) => queriesIn(text).queries);
    expect(inside.filter((query) => /\b(FROM|INTO|UPDATE)\b/.test(query)).length).toBeGreaterThan(
      30,
    );
    expect(functions().flatMap((text) => functionProblems(text, judge))).toEqual([]);
  });

  const ORDERS = 'orders is not bound to a restaurant';
  test.each([
    ['a query', ORDERS, '', 'PERFORM FROM orders;'],
    ['a query after WITH', ORDERS, '', 'WITH w AS (SELECT FROM orders) SELECT 1 INTO x FROM w;'],
    ['a condition', ORDERS, '', 'IF EXISTS (SELECT FROM orders) THEN x := 1; END IF;'],
    ['an assignment', ORDERS, '', 'x := (SELECT count(*) FROM orders);'],
    ['a default', ORDERS, 'DECLARE y int := (SELECT count(*) FROM orders);', ''],
    ['a cursor', ORDERS, 'DECLARE y CURSOR FOR SELECT 1 FROM orders;', ''],
    ['a loop', ORDERS, '', 'FOR x IN SELECT 1 FROM orders LOOP END LOOP;'],
    [
      'an argument of another restaurant',
      ORDERS,
      '',
      'PERFORM FROM orders WHERE restaurant_id = p_b;',
    ],
    ['a text that runs', 'EXECUTE of a text', '', `EXECUTE 'DELETE FROM orders';`],
    [
      'a function that is not immutable',
      'a function that is not immutable inside CASE or COALESCE of a write',
      '',
      'UPDATE orders SET total = coalesce(total, extract(epoch FROM now())) WHERE restaurant_id = p_restaurant;',
    ],
  ])('must not have a function with %s beyond its shard', (_kind, problem, declared, body) => {
    const text = `CREATE FUNCTION f(p_restaurant uuid, p_b uuid, OUT x int) LANGUAGE plpgsql AS $$
      ${declared} BEGIN ${body} END $$`;
    expect(functionProblems(text, judge)).toEqual([problem]);
  });

  test('must not have a function in SQL that reads every restaurant', () => {
    const text = (body: string) =>
      `CREATE FUNCTION f(p_restaurant uuid) RETURNS int LANGUAGE sql AS $$ ${body} $$`;
    const bound = 'SELECT 1 FROM orders WHERE restaurant_id = p_restaurant';
    expect(functionProblems(text(bound), judge)).toEqual([]);
    expect(functionProblems(text(`${bound}; SELECT 1 FROM orders`), judge)).toEqual([ORDERS]);
  });
});
