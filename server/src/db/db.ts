import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import { listenOn } from './listen.ts';
import { openPipeline, type Pipeline } from './pipeline.ts';
import { named } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

// Money and counters fit a double; the wire has plain numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const readAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

/** PostgreSQL's UTC text differs from ISO in two characters, so both are replaced. */
function readInstant(text: string): Date {
  const isPlain = text[10] === ' ' && text.endsWith('+00');
  return isPlain ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : readAnyInstant(text);
}

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);

type Database = { db: Db; close: () => Promise<void> };

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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  const pipeline = openPipeline(pool);
  pools.set(db, pool);
  pipelines.set(db, pipeline);
  return {
    db,
    close: async () => {
      await pipeline.end();
      await db.destroy();
    },
  };
}

const pools = new WeakMap<Db, pg.Pool>();
const pipelines = new WeakMap<Db, Pipeline>();

/** Undefined for a transaction, which must stay on its own connection. */
export function poolOf(db: Db): pg.Pool | undefined {
  return pools.get(db);
}

/** For short statements that run all day. Undefined for a transaction. */
export function pipelineOf(db: Db): Pipeline | undefined {
  return pipelines.get(db);
}

/** Listens to a channel that any node may notify. Returns a function that stops listening. */
export function listen(db: Db, listener: Parameters<typeof listenOn>[1]): () => void {
  const pool = poolOf(db);
  if (!pool) throw new Error('Solo se escucha en una base abierta con openDatabase.');
  return listenOn(pool, listener);
}

/** The pool, with hot statements sent under their prepared names. */
function preparing(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? naming(client);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

function naming(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not read here.');
    return client.query({ ...named(text), text, values: [...values] });
  }
  return { query, release: () => client.release() };
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

// What pg reports without a code.
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** The database is down or cannot write now, so the caller may retry. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (code && CONNECTION_FAILURES.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return CONNECTION_LOST.test(error.message);
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false;
  return constraintOf(error) === constraint;
}

/**
 * The constraint that a row broke. A shard of a distributed table names it only in the message, and
 * its own number after it.
 */
function constraintOf({ constraint, message }: pg.DatabaseError): string | undefined {
  return constraint ?? /constraint "([^"]*?)(?:_\d+)?"/.exec(message)?.[1];
}

/** `fold` of contract, in SQL: lowercase without accents. */
export function foldedSql(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;
}
