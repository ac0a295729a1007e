import pg from 'pg';

/** One moment of the whole database, and values written the same way on any server. */
export async function openSnapshot(client: pg.Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(PLAIN_VALUES);
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`);
  // As pg_dump does: no table changes its columns while we read.
  const names = rows.map(({ name }) => pg.escapeIdentifier(name));
  if (names.length > 0) await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
}

/** What a server may be set to that would change how values read, or cut a long copy short. */
export const PLAIN_VALUES = `
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL DateStyle = 'ISO, YMD';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;
