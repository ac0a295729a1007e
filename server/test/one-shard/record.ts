/**
 * Set up for every file of the server's tests: each statement that the product runs in it must be
 * one that a distributed database sends to one shard, or be named in `exceptions.ts`.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { exceptionOf } from './exceptions.ts';
import {
  areSeveral,
  type Judge,
  judgeBy,
  type Restaurants,
  restaurantsIn,
  type Volatility,
} from './rules.ts';

type Statement = { text: string; values: readonly unknown[] };

type Recorder = {
  /** Each text of the product, with where it names its restaurant. */
  known: Map<string, { restaurants: Restaurants; isMixed: boolean }>;
  /** What is to be judged at the end of the file. */
  fresh: Statement[];
};

/** Kept on the process: the files of a worker share its modules, and so the patched client. */
const shared = globalThis as { recorder?: Recorder; judge?: Promise<Judge> };

shared.recorder ??= record();
const { known, fresh } = shared.recorder;

/** Whether the product, and not only a test, has run a statement that contains these words. */
export function hasRun(words: string): boolean {
  return [...known.keys()].some((text) => text.includes(words));
}

/** The judge that knows from the database's catalogue which functions are immutable. */
export function openJudge(): Promise<Judge> {
  shared.judge ??= readCatalogue();
  return shared.judge;
}

afterAll(async () => {
  const judge = await openJudge();
  const statements = fresh.splice(0).map((statement) => ({
    ...statement,
    exception: exceptionOf(statement.text),
  }));
  const used = new Set(statements.flatMap(({ exception }) => exception ?? []));
  const list = inject('usedExceptions');
  if (list && used.size > 0) appendFileSync(list, [...used].map((at) => `${at}\n`).join(''));
  const refused = statements
    .filter(({ exception }) => exception === undefined)
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
  const recorder: Recorder = { known: new Map(), fresh: [] };
  const note = ([first, second]: unknown[]) => {
    const statement = first as string | Partial<Statement>;
    const text = typeof statement === 'string' ? statement : statement.text;
    if (!text) return;
    const given = typeof statement === 'string' ? second : statement.values;
    const values = Array.isArray(given) ? given : [];
    const before = recorder.known.get(text);
    if (!before) {
      // The function that writes an order is called without FROM.
      if (!/\b(from|into|update|copy|truncate|\w+_order)\b/i.test(text) || !isOfProduct()) return;
      recorder.known.set(text, { restaurants: restaurantsIn(text), isMixed: false });
      recorder.fresh.push({ text, values });
    } else if (!before.isMixed && areSeveral(before.restaurants, values) && isOfProduct()) {
      // The first call was for one restaurant, this one is for two.
      before.isMixed = true;
      recorder.fresh.push({ text, values });
    }
  };
  // The pool calls its client later, when nobody knows any more who asked.
  for (const { prototype } of [pg.Client, pg.Pool]) {
    const query = prototype.query as (...args: unknown[]) => unknown;
    prototype.query = function (this: unknown, ...args: unknown[]) {
      note(args);
      return query.apply(this, args);
    } as typeof prototype.query;
  }
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
    (frame) =>
      /\/server\//.test(frame) &&
      !/\/server\/(src\/db\/[\w-]+|test\/one-shard\/record)\.ts/.test(frame),
  );
  // Whom the pool works for is known since it was asked. Anybody else unknown is the product.
  if (!caller) return !frames.some((frame) => /\/pg-pool\//.test(frame));
  return /\/server\/src\//.test(caller) && !/\.test\.ts/.test(caller);
}

async function readCatalogue(): Promise<Judge> {
  const client = new pg.Client({ connectionString: inject('serverUrls')[0] });
  await client.connect();
  // Of several functions with one name the most changeable counts.
  const { rows } = await client.query<{ name: string; volatility: Volatility }>(
    `SELECT proname AS name,
       CASE WHEN bool_or(provolatile = 'v') THEN 'volatile' ELSE 'stable' END AS volatility
     FROM pg_proc WHERE provolatile <> 'i' GROUP BY proname`,
  );
  await client.end();
  const volatilities = new Map(rows.map(({ name, volatility }) => [name, volatility]));
  return judgeBy((name) => volatilities.get(name) ?? 'immutable');
}
