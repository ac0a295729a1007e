import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { SERVER } from '../folders.ts';

const FOLDER = join(SERVER, 'migrations');
/** Several nodes may start at once; one migrates while the others wait. */
const MIGRATION_LOCK = 20_261_116;

type Migration = { name: string; sql: string; checksum: string };

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(FOLDER, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * The statements of a migration: a distributed database takes one a query. A semicolon inside a
 * comment, a text or the body of a function ends none.
 */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const token of sql.matchAll(/--[^\n]*|'[^']*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g)) {
    if (token[0] !== ';') continue;
    statements.push(sql.slice(start, token.index).trim());
    start = token.index + 1;
  }
  const rest = sql
    .slice(start)
    .replace(/--[^\n]*/g, '')
    .trim();
  return rest ? [...statements, sql.slice(start).trim()] : statements;
}

/**
 * Citus refuses to change a table on all shards at once after another statement of the transaction
 * has. Without Citus the setting means nothing.
 */
export const ONE_SHARD_AFTER_THE_OTHER = "SET LOCAL citus.multi_shard_modify_mode = 'sequential'";

type MigrateOptions = {
  /** Stops after this migration instead of applying all. */
  through?: string;
  /**
   * Called once with the name of the first migration to run, before it runs. Not called for a new
   * database.
   */
  before?: (migration: string) => Promise<void>;
};

/** Brings the database to the newest schema; each migration is one transaction. Returns what ran. */
export async function migrate(
  url: string,
  { through, before }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = (await readMigrations()).filter(({ name }) => !through || name <= through);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const ran: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum) {
        throw new Error(`Migration ${migration.name} changed after it was applied.`);
      }
      if (ran.length === 0 && applied.size > 0) await before?.(migration.name);
      await apply(client, migration);
      ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, migration: Migration) {
  await client.query('BEGIN');
  try {
    await client.query(ONE_SHARD_AFTER_THE_OTHER);
    for (const statement of statementsOf(migration.sql)) await client.query(statement);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
