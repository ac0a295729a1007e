import { bogotaDay, DAY_MS, dayRange } from '@comanda/contract/days';
import type { Db } from '../db/db.ts';
import {
  addToDays,
  addUpMonth,
  type DatabaseClock,
  deleteFrom,
  hasEvents,
  lockLiveFrom,
  readClock,
  type SedeKey,
  selectSedesBehind,
  setLiveFrom,
} from './closing.db.ts';
import { monthAfter, monthOf } from './facts.db.ts';
import { ROLLUPS } from './rollups.db.ts';

/** What is closed at a time, and how long it has to be over. */
const STEP_MS = 10 * 60_000;
/** What of one sede is closed in one transaction. */
const CHUNK_MS = 31 * DAY_MS;
/** Sedes that are looked for at once. */
const BATCH = 200;
/** What is left is done a minute later. */
const ROUND_MS = 20_000;

/**
 * Adds up what is over, so that a report reads days and months instead of orders. Invoiced, cancelled
 * and written off are ends: nothing of ten minutes changes once nobody who began in them is still
 * writing. Ten minutes later is long enough, and whoever takes longer is waited for.
 */
export async function closePast(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + ROUND_MS;
  const until = closableUntil(now, await readClock(db));
  const failures: unknown[] = [];
  while (failures.length === 0) {
    const behind = await selectSedesBehind(db, until, BATCH);
    if (behind.length === 0) return;
    for (const key of behind) {
      if (Date.now() > deadline || signal?.aborted) return;
      // One that cannot be closed keeps nobody else's reports back.
      await closeSede(db, key, until).catch((error) => failures.push(error));
    }
  }
  throw failures[0];
}

/** The database dates what happens, and our own clock may be ahead of it. */
export function closableUntil(now: Date, clock: DatabaseClock): Date {
  const over = Math.min(now.getTime(), clock.now.getTime()) - STEP_MS;
  const settled = Math.min(over, clock.oldestTransaction?.getTime() ?? over);
  return new Date(settled - (settled % STEP_MS));
}

/** The next of what a sede did before `until`, a chunk at most. */
export async function closeSede(db: Db, key: SedeKey, until: Date): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const from = await lockLiveFrom(tx, key, until);
      if (from >= until) return;
      const to = new Date(Math.min(from.getTime() + CHUNK_MS, until.getTime()));
      const { restaurantId, locationId } = key;
      const window = { restaurantId, locationIds: [locationId], from, to };
      if (await hasEvents(tx, window)) {
        for (const rollup of ROLLUPS) await addToDays(tx, rollup, window);
      }
      await closeMonths(tx, key, from, to);
      await setLiveFrom(tx, key, to);
    });
}

/** For whoever writes orders of what is over: from `day` on all is counted anew. */
export async function reopen(tx: Db, key: SedeKey, day: string): Promise<void> {
  const { from } = dayRange(day);
  if ((await lockLiveFrom(tx, key, from)) <= from) return;
  for (const rollup of ROLLUPS) await deleteFrom(tx, rollup, key, day);
  await setLiveFrom(tx, key, from);
}

/** Those that ended after `from`, up to `to`. */
async function closeMonths(tx: Db, key: SedeKey, from: Date, to: Date) {
  let first = monthOf(bogotaDay(from));
  for (let next = monthAfter(first); dayRange(next).from <= to; next = monthAfter(first)) {
    for (const rollup of ROLLUPS.filter(({ isMonthly }) => isMonthly)) {
      await addUpMonth(tx, rollup, key, { first, next });
    }
    first = next;
  }
}
