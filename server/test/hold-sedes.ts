import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/db/db.ts';
import { IS_CITUS } from './citus/is-citus.ts';

/** Runs `work` while every read of a sede waits, as on a slow database. */
export async function holdSedes(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE location_names IN ACCESS EXCLUSIVE MODE`.execute(tx);
    await work();
  });
}

/** Waits until somebody waits for a locked table, or for a row of it; by default for a sede. */
export async function untilSomebodyWaits(db: Db, relation = 'location_names'): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: boolean }>`
        SELECT count(*) > 0 AS waiting FROM pg_locks
        WHERE NOT granted AND relation = ${relation}::regclass
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      `.execute(db);
      return rows[0]?.waiting;
    })
    .toBe(true);
}

/** Holds the counter of a sede, for which every order and every change of an account waits. */
export async function holdCounter(
  tx: Db,
  { restaurantId, locationId }: { restaurantId: string; locationId: string },
): Promise<void> {
  await sql`SELECT FROM location_counters
    WHERE restaurant_id = ${restaurantId} AND location_id = ${locationId} FOR UPDATE`.execute(tx);
}

/** Holds the menu of a sede, for which every change of it waits. */
export async function holdMenu(tx: Db, { locationId }: { locationId: string }): Promise<void> {
  const key = `menu ${locationId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Waits until `waiting` connections, of any server of a Citus, wait for a lock of somebody else. */
export async function untilQueued(db: Db, waiting = 1): Promise<void> {
  const activity = sql.table(IS_CITUS ? 'citus_stat_activity' : 'pg_stat_activity');
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM ${activity}
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.count;
    })
    .toBeGreaterThanOrEqual(waiting);
}
