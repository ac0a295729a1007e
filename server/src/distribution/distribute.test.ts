import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IS_CITUS } from '../../test/citus/is-citus.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { openOldDatabase } from '../../test/old-database.ts';
import { StartError } from '../errors/start-error.ts';
import { distribute } from './distribute.ts';
import { DISTRIBUTED_TABLES, REFERENCE_TABLES } from './tables.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await openTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.close();
});

async function standIn(where = client) {
  const file = new URL('../../test/citus-stand-in.sql', import.meta.url);
  await where.query(await readFile(file, 'utf8'));
}

/** `npm run distribute`, without the installation before it. */
function runDistribute(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const script = fileURLToPath(new URL('distribute-command.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: tmpdir(), ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const placed = async () =>
  (
    await client.query(
      'SELECT table_name::text AS name, citus_table_type, colocation_id FROM citus_tables',
    )
  ).rows;

describe.skipIf(IS_CITUS)('without a Citus, on a stand-in', () => {
  test('every table and every function of an order gets its place, and old copies are emptied', async () => {
    await standIn();
    const done = await distribute(database.url);
    expect(done).toMatchObject({
      workers: 2,
      tables: [...REFERENCE_TABLES, ...DISTRIBUTED_TABLES],
    });
    // A changed function stands beside the one that nodes of the version before call.
    expect(new Set(done.functions)).toEqual(
      new Set([
        'cancel_order',
        'confirm_order_table',
        'edit_order',
        'fire_course',
        'move_order',
        'place_order',
        'strike_platos',
      ]),
    );
    expect(await placed()).toEqual([
      ...REFERENCE_TABLES.map((name) => ({
        name,
        citus_table_type: 'reference',
        colocation_id: 1,
      })),
      ...DISTRIBUTED_TABLES.map((name) => ({
        name,
        citus_table_type: 'distributed',
        colocation_id: 2,
      })),
    ]);
    // The migrations wrote them before.
    expect(done.emptied).toContain('plans');
  });

  test('run again it changes nothing', async () => {
    await standIn();
    await distribute(database.url);
    const before = await placed();
    expect(await distribute(database.url)).toMatchObject({ tables: [], functions: [] });
    expect(await placed()).toEqual(before);
  });

  test('the command says what it did, what there was nothing left to do, and what it refuses', async () => {
    const run = (DATABASE_URL: string) => runDistribute({ DATABASE_URL });
    const refused = await run(database.url);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('no tiene Citus') });
    await standIn();
    const first = await run(database.url);
    expect(first).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Repartido entre 2 trabajadores\.\nTablas: .*\borders\b.*\nFunciones: .*\bplace_order\b.*\nCopias viejas borradas del coordinador: .*\bplans\b/,
      ),
    });
    const again = await run(database.url);
    expect(again).toEqual({
      code: 0,
      said: expect.stringContaining('Tablas: nada nuevo.\nFunciones: nada nuevo.'),
    });
  });

  test('after an upgrade only what is new is placed, beside what was there', async () => {
    await standIn();
    await distribute(database.url);
    await client.query(`DELETE FROM citus_tables WHERE table_name = 'orders'::regclass`);
    await client.query(`DELETE FROM pg_dist_object WHERE objid =
      (SELECT max(oid) FROM pg_proc WHERE proname = 'place_order')`);
    expect(await distribute(database.url)).toMatchObject({
      tables: ['orders'],
      functions: ['place_order'],
    });
    const groups = (await placed()).filter(({ name }) => name === 'orders');
    expect(groups).toMatchObject([{ colocation_id: 2 }]);
  });

  test.each([
    ['with another argument', 'distribution_argument_index = 1'],
    ['beside tables of another group', 'colocationid = 7'],
  ])('a function that is distributed %s is distributed again', async (_how, change) => {
    await standIn();
    await distribute(database.url);
    await client.query(`UPDATE pg_dist_object SET ${change} WHERE objid = 'fire_course'::regproc`);
    expect(await distribute(database.url)).toMatchObject({
      tables: [],
      functions: ['fire_course'],
    });
    expect(await distribute(database.url)).toMatchObject({ tables: [], functions: [] });
  });

  test('a run that was cut off before it emptied the old copies is finished by the next', async () => {
    await standIn();
    const empty = 'truncate_local_data_after_distributing_table(regclass) RETURNS void';
    await client.query(`CREATE OR REPLACE FUNCTION ${empty} LANGUAGE plpgsql AS
      $$BEGIN RAISE 'cut off'; END$$`);
    await expect(distribute(database.url)).rejects.toThrow('cut off');
    await client.query(`CREATE OR REPLACE FUNCTION ${empty} LANGUAGE sql AS 'SELECT'`);
    expect(await distribute(database.url)).toMatchObject({
      tables: [],
      functions: [],
      emptied: expect.arrayContaining(['plans']),
    });
  });

  test.each([
    ['without Citus', null, 'no tiene Citus'],
    [
      'without a coordinator',
      'DELETE FROM pg_dist_node WHERE groupid = 0',
      'citus_set_coordinator_host',
    ],
    ['without workers', 'DELETE FROM pg_dist_node WHERE groupid > 0', 'citus_add_node'],
    ['with a server that is away', 'UPDATE pg_dist_node SET isactive = false', 'inactivos'],
    [
      'with servers of two versions',
      `INSERT INTO node_versions VALUES ('17 13.2-1')`,
      'misma versión de PostgreSQL y Citus: 18 14.0-1, 17 13.2-1',
    ],
    [
      'with an old Citus',
      `UPDATE node_versions SET result = '16 12.1-1'`,
      'o más nuevos: 16 12.1-1',
    ],
    [
      'with a table that is placed otherwise',
      `SELECT create_distributed_table('orders', 'location_id', colocate_with => 'none')`,
      'ya están repartidas de otra manera: orders',
    ],
    [
      'with a table of two groups',
      `INSERT INTO citus_tables VALUES ('payments', 'distributed', 'restaurant_id', 7);
     INSERT INTO citus_tables VALUES ('orders', 'distributed', 'restaurant_id', 8)`,
      'ya están repartidas de otra manera: orders',
    ],
    [
      'with functions that were lost with their table',
      'DROP FUNCTION fire_course',
      'le faltan funciones: fire_course',
    ],
  ])('%s it says what to do and changes nothing', async (_case, change, words) => {
    if (change !== null) {
      await standIn();
      await client.query(change);
    }
    const before = change === null ? [] : await placed();
    await expect(distribute(database.url)).rejects.toThrow(words);
    expect(change === null ? [] : await placed()).toEqual(before);
  });

  describe('a database of an earlier version', () => {
    let old: Awaited<ReturnType<typeof openOldDatabase>>;
    let there: pg.Client;
    beforeEach(async () => {
      old = await openOldDatabase('021-order-functions.sql');
      there = new pg.Client({ connectionString: old.url });
      await there.connect();
      await standIn(there);
    });
    afterEach(async () => {
      await there.end();
      await old.close();
    });

    const migrations = async () =>
      (await there.query('SELECT name FROM schema_migrations ORDER BY name')).rows.map(
        ({ name }) => name as string,
      );

    test.each([
      ['without workers', 'DELETE FROM pg_dist_node WHERE groupid > 0'],
      [
        'with a table that is placed otherwise',
        `SELECT create_distributed_table('orders', 'location_id', colocate_with => 'none')`,
      ],
    ])('%s is not migrated', async (_case, change) => {
      await there.query(change);
      const before = await migrations();
      const backup = vi.fn(async () => undefined);
      await expect(distribute(old.url, { before: backup })).rejects.toThrow(StartError);
      expect(backup).not.toHaveBeenCalled();
      expect(await migrations()).toEqual(before);
    });

    test('is backed up before it is migrated, and is left alone if that fails', async () => {
      const before = await migrations();
      const refused = distribute(old.url, {
        before: async (migration) => {
          throw new Error(`no hay copia antes de ${migration}`);
        },
      });
      await expect(refused).rejects.toThrow('no hay copia antes de 022-accounts.sql');
      expect(await migrations()).toEqual(before);
      expect((await there.query('SELECT FROM citus_tables')).rowCount).toBe(0);
    });

    test('that is distributed already gets the tables and functions of the new one beside its own', async () => {
      // As the version before placed them: what came later is not there yet.
      const later = ['zones', 'dining_tables', 'accounts'];
      const { rows } = await there.query(
        `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
      );
      const names = new Set(rows.map(({ name }) => name as string));
      const here = (list: readonly string[]) => list.filter((name) => names.has(name));
      for (const name of here(REFERENCE_TABLES)) {
        await there.query('SELECT create_reference_table($1)', [name]);
      }
      for (const [at, name] of here(DISTRIBUTED_TABLES).entries()) {
        await there.query('SELECT create_distributed_table($1, $2, colocate_with => $3)', [
          name,
          'restaurant_id',
          at === 0 ? 'none' : 'payment_links',
        ]);
      }
      const { tables, functions } = await distribute(old.url);
      expect(tables).toEqual(expect.arrayContaining(later));
      expect(tables.some((name) => names.has(name))).toBe(false);
      // The functions of both versions: nodes of either are running.
      expect(functions.filter((name) => name === 'place_order').length).toBeGreaterThan(1);
      const groups = await there.query(
        `SELECT DISTINCT colocation_id FROM citus_tables WHERE citus_table_type = 'distributed'`,
      );
      expect(groups.rows).toEqual([{ colocation_id: 2 }]);
      expect(await distribute(old.url)).toMatchObject({ tables: [], functions: [] });
    });
  });

  test('what fails half-way is undone', async () => {
    await standIn();
    await client.query('DROP FUNCTION create_distributed_function(regprocedure, text, text)');
    await client.query(`CREATE FUNCTION create_distributed_function(regprocedure, text, colocate_with text)
    RETURNS void LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
    await expect(distribute(database.url)).rejects.toThrow('no');
    expect(await placed()).toEqual([]);
  });
});

test.runIf(IS_CITUS)('on a real Citus, run again it changes nothing', async () => {
  const before = await placed();
  expect(await distribute(database.url)).toEqual({
    workers: expect.any(Number),
    tables: [],
    functions: [],
    emptied: [],
  });
  expect(await placed()).toEqual(before);
});
