import { Socket } from 'node:net';
import pg from 'pg';

/**
 * One consistent snapshot of the whole database, with values written the same way on any server.
 */
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

/** Settings of a server that would change how values are written, or interrupt a long copy. */
export const PLAIN_VALUES = `
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL DateStyle = 'ISO, YMD';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

/** A separate connection for long work; closing it rolls back an open transaction. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'comanda, copia',
    stream: () => socket,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await work(client);
    await client.end();
    return result;
  } finally {
    // After an interrupted copy the server keeps writing and would not read our goodbye.
    socket.destroy();
  }
}
