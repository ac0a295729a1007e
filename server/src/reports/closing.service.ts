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

/** The unit of time that is closed, and how long it must be over before that. */
const STEP_MS = 10 * 60_000;
/** How much of one sede is closed in one transaction. */
const CHUNK_MS = 31 * DAY_MS;
/** How many sedes are selected at once. */
const BATCH = 200;
/** What is left is done a minute later. */
const ROUND_MS = 20_000;

/**
 * Sums up the past, so that a report reads days and months instead of orders. Invoiced, cancelled
 * and written-off orders are final, so ten minutes stop changing once every transaction that began
 * in them has ended. Closing waits ten minutes, and longer for a transaction that is still open.
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
      // A sede that cannot be closed does not delay the others.
      await closeSede(db, key, until).catch((error) => failures.push(error));
    }
  }
  throw failures[0];
}

/** The database sets the times of events, and our own clock may be ahead of it. */
export function closableUntil(now: Date, clock: DatabaseClock): Date {
  const over = Math.min(now.getTime(), clock.now.getTime()) - STEP_MS;
  const settled = Math.min(over, clock.oldestTransaction?.getTime() ?? over);
  return new Date(settled - (settled % STEP_MS));
}

/** Closes the next part of a sede before `until`, at most one chunk. */
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

/** For code that writes orders into closed days: from `day` on everything is counted again. */
export async function reopen(tx: Db, key: SedeKey, day: string): Promise<void> {
  const { from } = dayRange(day);
  if ((await lockLiveFrom(tx, key, from)) <= from) return;
  for (const rollup of ROLLUPS) await deleteFrom(tx, rollup, key, day);
  await setLiveFrom(tx, key, from);
}

/** Closes the months that ended after `from`, up to `to`. */
async function closeMonths(tx: Db, key: SedeKey, from: Date, to: Date) {
  let first = monthOf(bogotaDay(from));
  for (let next = monthAfter(first); dayRange(next).from <= to; next = monthAfter(first)) {
    for (const rollup of ROLLUPS.filter(({ isMonthly }) => isMonthly)) {
      await addUpMonth(tx, rollup, key, { first, next });
    }
    first = next;
  }
}
