import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openEmptyDatabase } from '../../test/empty-database.ts';
import { isDatabaseUnavailable } from './db.ts';
import { openPipeline, type Pipeline } from './pipeline.ts';

let database: Awaited<ReturnType<typeof openEmptyDatabase>>;
let pool: pg.Pool;
let pipeline: Pipeline;

beforeAll(async () => {
  database = await openEmptyDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 5 });
  pipeline = openPipeline(pool);
  await pool.query(
    'CREATE TABLE counters (name text PRIMARY KEY, n int NOT NULL CHECK (n < 1000))',
  );
});
afterAll(async () => {
  await pipeline.end();
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  await pool.query("TRUNCATE counters; INSERT INTO counters VALUES ('a', 0), ('b', 0)");
  await untilConnected();
});

type Asked = { pid: number; asked: string };

const ask = async (asked: string) => {
  const text = 'SELECT pg_backend_pid() AS pid, $1::text AS asked';
  const { rows } = await pipeline.query<Asked>({ name: 'ask', text, values: [asked] });
  return rows[0] as Asked;
};

const raise = (name: string, by = 1) =>
  pipeline.query<{ n: number }>({
    name: 'raise',
    text: 'UPDATE counters SET n = n + $2 WHERE name = $1 RETURNING n',
    values: [name, by],
  });

const stored = async (name: string) =>
  (await pool.query<{ n: number }>('SELECT n FROM counters WHERE name = $1', [name])).rows[0]?.n;

async function askTogether(count: number): Promise<Asked[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => ask(`pregunta ${i}`)));
}

/** Waits until all of `count` statements go by the same connection. */
async function untilConnected(count = 4): Promise<number> {
  return vi.waitFor(async () => {
    const answers = await askTogether(count);
    expect(answers.map(({ asked }) => asked)).toEqual(answers.map((_, i) => `pregunta ${i}`));
    const pids = new Set(answers.map(({ pid }) => pid));
    expect(pids.size).toBe(1);
    return [...pids][0] as number;
  }, 5_000);
}

test('statements sent together share one connection, and each gets its own answer', async () => {
  expect(await untilConnected(8)).toBeGreaterThan(0);
});

test('a statement that fails does not fail the others', async () => {
  const [before, failed, after] = await Promise.allSettled([
    raise('a'),
    raise('b', 5_000),
    raise('a'),
  ]);
  expect([before.status, failed.status, after.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect([await stored('a'), await stored('b')]).toEqual([2, 0]);
});

test('a statement that meets a lock lets those behind it pass, and runs once when the lock is free', async () => {
  const holder = await pool.connect();
  await holder.query("BEGIN; UPDATE counters SET n = n WHERE name = 'a'");
  const held = raise('a');
  const passed = await Promise.all([raise('b'), raise('b'), raise('b')]);
  expect(passed.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
  await holder.query('COMMIT');
  holder.release();
  expect((await held).rows).toEqual([{ n: 1 }]);
  expect(await stored('a')).toBe(1);
});

test('where answers are slow the rest use connections of the pool', async () => {
  const slow = () =>
    pipeline.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid, pg_sleep(0.05)' });
  for (let i = 0; i < 4; i += 1) await slow();
  const answers = await Promise.all([slow(), slow(), slow(), slow()]);
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(4);
});

test('a connection that is cut fails its statements, and a new one replaces it', async () => {
  const pid = await untilConnected();
  const sleeping = pipeline.query({ text: 'SELECT pg_sleep(60)' });
  const behind = raise('a');
  const cut = pool.query('SELECT pg_terminate_backend($1)', [pid]);
  for (const carried of [sleeping, behind]) {
    await expect(carried).rejects.toSatisfy(isDatabaseUnavailable);
  }
  await cut;
  expect(await stored('a')).toBe(0);
  expect((await raise('b')).rows).toEqual([{ n: 1 }]);
  expect(await untilConnected()).not.toBe(pid);
});

/** The connections with this application name. */
const connectionsOf = async (name: string) => {
  const text = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1';
  return (await pool.query<{ pid: number }>(text, [name])).rows;
};

test('an idle connection is closed, and opened again when needed', async () => {
  const application_name = 'a ratos';
  const own = new pg.Pool({
    connectionString: database.url,
    application_name,
    idleTimeoutMillis: 1_000,
  });
  const nowAndThen = openPipeline(own);
  for (let round = 0; round < 2; round += 1) {
    await vi.waitFor(async () => {
      await nowAndThen.query({ text: 'SELECT 1' });
      expect(await connectionsOf(application_name)).toHaveLength(2);
    }, 5_000);
    await vi.waitFor(async () => expect(await connectionsOf(application_name)).toEqual([]), 10_000);
  }
  await nowAndThen.end();
  await own.end();
});

test('once ended the pipeline leaves no connection behind', async () => {
  const application_name = 'breve';
  const own = new pg.Pool({ connectionString: database.url, application_name });
  const short = openPipeline(own);
  await short.query({ text: 'SELECT 1' });
  await short.end();
  await own.end();
  await vi.waitFor(async () => expect(await connectionsOf(application_name)).toEqual([]));
});
