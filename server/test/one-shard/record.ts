/**
 * Set up for every file of the server's tests: each statement that the product runs in it must be
 * one that a distributed database sends to one shard, or be named in `exceptions.ts`.
 */
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { isException } from './exceptions.ts';
import { type Judge, judgeBy } from './rules.ts';

type Statement = { text: string; values: readonly unknown[] };

type Recorder = { known: Set<string>; fresh: Statement[] };

/** Kept on the process: the files of a worker share its modules, and so the patched client. */
const shared = globalThis as { recorder?: Recorder; judge?: Promise<Judge> };

shared.recorder ??= record();
shared.judge ??= openJudge();
const { known, fresh } = shared.recorder;

/** Whether the product, and not only a test, has run a statement that contains these words. */
export function hasRun(words: string): boolean {
  return [...known].some((text) => text.includes(words));
}

afterAll(async () => {
  const judge = (await shared.judge) as Judge;
  const refused = fresh
    .splice(0)
    .filter(({ text }) => !isException(text))
    .flatMap(({ text, values }) =>
      judge(text, values).map((problem) => `${problem}:\n${text.trim()}`),
    );
  if (refused.length > 0) {
    throw new Error(
      `A distributed database cannot run this on one shard.\n${refused.join('\n\n')}`,
    );
  }
});

function record(): Recorder {
  const recorder: Recorder = { known: new Set(), fresh: [] };
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const recorded = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | Partial<Statement>, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const isNew = text && !recorder.known.has(text) && /\b(from|into|update)\b/i.test(text);
    if (isNew && isOfProduct()) {
      const given = typeof first === 'string' ? second : first.values;
      recorder.known.add(text);
      recorder.fresh.push({ text, values: Array.isArray(given) ? given : [] });
    }
    return query.apply(this, args);
  };
  pg.Client.prototype.query = recorded as typeof pg.Client.prototype.query;
  return recorder;
}

/** Whether the product wrote the statement, and not a test: its nearest caller outside `db` tells. */
function isOfProduct(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const frames = (new Error().stack ?? '').split('\n');
  Error.stackTraceLimit = limit;
  // Migrations have a test of their own.
  if (frames.some((frame) => /\/db\/migrate\.ts/.test(frame))) return false;
  const caller = frames.find(
    (frame) => /\/server\//.test(frame) && !/\/server\/(src\/db|test\/one-shard)\//.test(frame),
  );
  return caller !== undefined && /\/server\/src\//.test(caller) && !/\.test\.ts/.test(caller);
}

async function openJudge(): Promise<Judge> {
  const client = new pg.Client({ connectionString: inject('serverUrls')[0] });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT proname AS name FROM pg_proc WHERE provolatile <> 'i'`,
  );
  await client.end();
  const mutable = new Set(rows.map(({ name }) => name));
  return judgeBy((name) => !mutable.has(name));
}
