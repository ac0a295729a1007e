import pg from 'pg';
import { migrate, ONE_SHARD_AFTER_THE_OTHER, readMigrations } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import {
  DISTRIBUTED_TABLES,
  DISTRIBUTION_ARGUMENT,
  DISTRIBUTION_COLUMN,
  REFERENCE_TABLES,
} from './tables.ts';

/** The oldest that know all that is asked of them here. Tried with 18 and 14. */
const OLDEST = { postgres: 17, citus: 13 };

export type Distributed = {
  /** Other PostgreSQL servers, besides the one that is asked. */
  workers: number;
  tables: string[];
  functions: string[];
  /** Tables whose rows before the distribution were still on the coordinator's disk. */
  emptied: string[];
};

/** A function in a migration that runs on the restaurant's shard. */
const MADE_FUNCTION = new RegExp(`^CREATE FUNCTION (\\w+)\\(\\s*${DISTRIBUTION_ARGUMENT} `, 'gm');

const ANEW =
  'Haz una copia con npm run backup, restáurala en una base nueva y reparte esa. No se cambió nada.';

type DistributeOptions = {
  /** Called with the name of the first migration to run, before it runs. */
  before?: (migration: string) => Promise<void>;
};

/**
 * Migrates, then distributes the tables and functions that are not yet: all of them the first time,
 * those of new migrations after an upgrade, none when run again. All or nothing, in one
 * transaction. What is refused has not been migrated either.
 */
export async function distribute(
  url: string,
  options: DistributeOptions = {},
): Promise<Distributed> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const workers = await checkNodes(client);
    refuseOtherPlaces(await readPlaces(client));
    await refuseLostFunctions(client);
    await migrate(url, options);
    await client.query('BEGIN');
    await client.query(ONE_SHARD_AFTER_THE_OTHER);
    // Else a reference table would turn every table that refers to it into one that stays local.
    await client.query('SET LOCAL citus.enable_local_reference_table_foreign_keys = off');
    const tables = await distributeTables(client);
    const functions = await distributeFunctions(client);
    await client.query('COMMIT');
    return { workers, tables, functions, emptied: await emptyLocalCopies(client) };
  } finally {
    await client.end();
  }
}

/** Refuses anything but a coordinator that knows itself and its workers, all of one version. */
async function checkNodes(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `SELECT to_regproc('create_distributed_function') AS name`,
  );
  if (!found[0]?.name) {
    throw new StartError(
      'Esta base de datos no tiene Citus. Créalo en cada servidor: CREATE EXTENSION citus;',
    );
  }
  const { rows: nodes } = await client.query<{ groupid: number; isactive: boolean }>(
    `SELECT groupid, isactive FROM pg_dist_node WHERE noderole = 'primary'`,
  );
  const workers = nodes.filter(({ groupid }) => groupid > 0);
  if (workers.length === nodes.length) {
    throw new StartError(
      'El coordinador no se conoce a sí mismo: ' +
        "SELECT citus_set_coordinator_host('coordinador', 5432);",
    );
  }
  if (workers.length === 0) {
    throw new StartError(
      "No hay trabajadores. Agrega cada uno: SELECT citus_add_node('trabajador-1', 5432);",
    );
  }
  if (nodes.some(({ isactive }) => !isactive)) {
    throw new StartError('Hay servidores inactivos: SELECT * FROM pg_dist_node;');
  }
  const { rows: answers } = await client.query<{ success: boolean; result: string }>(
    'SELECT success, result FROM run_command_on_all_nodes($1)',
    [
      `SELECT current_setting('server_version_num')::int / 10000 || ' ' || extversion
       FROM pg_extension WHERE extname = 'citus'`,
    ],
  );
  const versions = [
    ...new Set(answers.map(({ success, result }) => (success ? result : 'ninguna'))),
  ];
  if (versions.length !== 1) {
    throw new StartError(
      `Los servidores no tienen la misma versión de PostgreSQL y Citus: ${versions.join(', ')}.`,
    );
  }
  const [postgres, extension] = (versions[0] ?? '').split(' ').map(Number.parseFloat);
  if (!((postgres ?? 0) >= OLDEST.postgres && (extension ?? 0) >= OLDEST.citus)) {
    throw new StartError(
      `Hace falta PostgreSQL ${OLDEST.postgres} y Citus ${OLDEST.citus} o más nuevos: ${versions[0]}.`,
    );
  }
  return workers.length;
}

type Placed = { name: string; kind: string; column: string; group: number };

async function readPlaces(client: pg.Client): Promise<ReadonlyMap<string, Placed>> {
  const { rows } = await client.query<Placed>(
    `SELECT c.relname AS name, t.citus_table_type AS kind, t.distribution_column AS column,
       t.colocation_id AS group
     FROM citus_tables t JOIN pg_class c ON c.oid = t.table_name
     WHERE c.relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

async function distributeTables(client: pg.Client): Promise<string[]> {
  const placed = await readPlaces(client);
  refuseOtherPlaces(placed);
  const missing = (names: readonly string[]) => names.filter((name) => !placed.has(name));
  const done: string[] = [];
  for (const name of missing(REFERENCE_TABLES)) {
    await client.query('SELECT create_reference_table($1)', [name]);
    done.push(name);
  }
  // The first of them opens the group that the others join.
  let companion: string = DISTRIBUTED_TABLES.find((name) => placed.has(name)) ?? 'none';
  for (const name of missing(DISTRIBUTED_TABLES)) {
    await client.query('SELECT create_distributed_table($1, $2, colocate_with => $3)', [
      name,
      DISTRIBUTION_COLUMN,
      companion,
    ]);
    if (companion === 'none') companion = name;
    done.push(name);
  }
  return done;
}

/** A table that somebody distributed in another way would break what we count on. */
function refuseOtherPlaces(placed: ReadonlyMap<string, Placed>): void {
  const wrong = (names: readonly string[], isRight: (table: Placed) => boolean) =>
    names.filter((name) => {
      const table = placed.get(name);
      return table && !isRight(table);
    });
  const group = DISTRIBUTED_TABLES.map((name) => placed.get(name)?.group).find(Boolean);
  const others = [
    ...wrong(REFERENCE_TABLES, ({ kind }) => kind === 'reference'),
    ...wrong(
      DISTRIBUTED_TABLES,
      (table) =>
        table.kind === 'distributed' &&
        table.column === DISTRIBUTION_COLUMN &&
        table.group === group,
    ),
  ];
  if (others.length === 0) return;
  throw new StartError(
    `Estas tablas ya están repartidas de otra manera: ${others.join(', ')}. ` +
      `Míralas con SELECT * FROM citus_tables. ${ANEW}`,
  );
}

/** `undistribute_table` makes a table anew, and every function that answers one of its rows is lost with the old one. */
async function refuseLostFunctions(client: pg.Client): Promise<void> {
  const { rows: log } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS there`,
  );
  if (!log[0]?.there) return;
  const { rows: applied } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migrations',
  );
  const made = (await readMigrations())
    .filter(({ name }) => applied.some((one) => one.name === name))
    .flatMap(({ sql }) => [...sql.matchAll(MADE_FUNCTION)].map(([, name]) => name));
  const { rows: lost } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE NOT EXISTS (SELECT FROM pg_proc p
       WHERE p.pronamespace = current_schema()::regnamespace AND p.proname = name)
     GROUP BY name ORDER BY name`,
    [made],
  );
  if (lost.length === 0) return;
  throw new StartError(
    `A esta base le faltan funciones: ${lost.map(({ name }) => name).join(', ')}. ` +
      `undistribute_table las borra con su tabla. ${ANEW}`,
  );
}

/**
 * A call of such a function goes to the restaurant's shard as one command. One that is distributed in another way, or beside
 * tables of another group, is distributed again.
 */
async function distributeFunctions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ signature: string; name: string }>(
    `SELECT p.oid::regprocedure::text AS signature, p.proname AS name
     FROM pg_proc p
     LEFT JOIN pg_dist_object d ON d.classid = 'pg_proc'::regclass AND d.objid = p.oid
       AND d.distribution_argument_index = 0 AND d.colocationid = (SELECT t.colocation_id
         FROM citus_tables t WHERE t.table_name = 'orders'::regclass)
     WHERE p.pronamespace = current_schema()::regnamespace AND p.proargnames[1] = $1
       AND d.objid IS NULL
     ORDER BY 1`,
    [DISTRIBUTION_ARGUMENT],
  );
  for (const { signature } of rows) {
    await client.query('SELECT create_distributed_function($1, $2, colocate_with => $3)', [
      signature,
      DISTRIBUTION_ARGUMENT,
      'orders',
    ]);
  }
  return rows.map(({ name }) => name);
}

/**
 * Rows that were there before stay on the coordinator's disk, forgotten people among them, until
 * they are deleted. Looked for by size, so that a run that was cut off is finished by the next.
 */
async function emptyLocalCopies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM citus_tables t JOIN pg_class c ON c.oid = t.table_name
     WHERE c.relnamespace = current_schema()::regnamespace AND pg_relation_size(c.oid) > 0
     ORDER BY 1`,
  );
  for (const { name } of rows) {
    await client.query('SELECT truncate_local_data_after_distributing_table($1)', [name]);
  }
  return rows.map(({ name }) => name);
}
