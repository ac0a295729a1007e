import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

// Money and counters fit a double; the wire has plain numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Database = { db: Db; close: () => Promise<void> };

export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    application_name: 'comanda',
  });
  // A connection that breaks fails its query and is replaced at the next; it must not end the
  // process, whether the pool holds it or a query does.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '40001', // could not serialise
  '40P01', // deadlock
  '53100', // disk full
  '53300', // too many connections
  '55P03', // lock not available
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
]);

/** The database is away or cannot write now: the caller may try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (code && CONNECTION_FAILURES.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
  );
}
