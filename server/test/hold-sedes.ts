import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/db/db.ts';

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

/** Waits until `waiting` connections wait for a lock of somebody else. */
export async function untilQueued(db: Db, waiting = 1): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.count;
    })
    .toBeGreaterThanOrEqual(waiting);
}
