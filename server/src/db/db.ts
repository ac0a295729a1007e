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
import { openPipeline, type Pipeline, type Way } from './pipeline.ts';
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

type Behind = {
  /** Address of PostgreSQL itself, where `url` is that of a pooler. */
  directUrl?: string | undefined;
  /** False where a pooler would confuse the names of prepared statements. */
  mayPrepare?: boolean;
};

export function openDatabase(url: string, { directUrl, mayPrepare = true }: Behind = {}): Database {
  const pool = openPool(url, POOL);
  const sessions = directUrl ? openPool(directUrl, SESSIONS) : pool;
  const way = mayPrepare ? pool : nameless(pool);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool, mayPrepare) }),
  });
  const pipeline = openPipeline(sessions, way);
  ways.set(db, { pool: way, sessions, pipeline });
  return {
    db,
    close: async () => {
      await pipeline.end();
      await db.destroy();
      if (sessions !== pool) await sessions.end();
    },
  };
}

const POOL = 20;
/** To listen, to hold the lock of the background work, and one to spare. */
const SESSIONS = 3;

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    application_name: 'comanda',
  });
  // A connection that breaks fails its query and is replaced at the next; it must not end the
  // process, whether the pool holds it or a query does.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const ways = new WeakMap<Db, { pool: Way; sessions: pg.Pool; pipeline: Pipeline }>();

/** Undefined for a transaction, which must stay on its own connection. */
export function poolOf(db: Db): Way | undefined {
  return ways.get(db)?.pool;
}

/** For short statements that run all day. Undefined for a transaction. */
export function pipelineOf(db: Db): Way | undefined {
  return ways.get(db)?.pipeline;
}

/** Connections that stay in one session, which those behind a pooler do not. */
export function sessionsOf(db: Db): pg.Pool {
  const way = ways.get(db);
  if (!way) throw new Error('Sesiones solo hay en una base abierta con openDatabase.');
  return way.sessions;
}

/** Listens to a channel that any node may notify. Returns a function that stops listening. */
export function listen(db: Db, listener: Parameters<typeof listenOn>[1]): () => void {
  return listenOn(sessionsOf(db), listener);
}

function nameless(pool: pg.Pool): Way {
  return { query: ({ text, values }) => pool.query({ text, ...(values && { values }) }) };
}

/** The pool, with hot statements sent under their prepared names. */
function preparing(pool: pg.Pool, mayPrepare: boolean): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? naming(client, mayPrepare);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

function naming(client: pg.PoolClient, mayPrepare: boolean): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not read here.');
    return client.query({ ...(mayPrepare && named(text)), text, values: [...values] });
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

// What pg reports without a code, and Citus with that of any inner error: a worker went away.
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|failure on connection marked as essential)/;

/** The database is down or cannot write now, so the caller may retry. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: string; severity?: string };
  if (code && CONNECTION_FAILURES.has(code)) return true;
  // PgBouncer has no connection to give. From PostgreSQL itself it would be no more than an ERROR.
  if (code === '08P01' && severity === 'FATAL') return true;
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
