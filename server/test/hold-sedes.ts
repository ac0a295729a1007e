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

/** Waits until somebody waits for a locked sede. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: boolean }>`
        SELECT count(*) > 0 AS waiting FROM pg_locks
        WHERE NOT granted AND relation = 'location_names'::regclass
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      `.execute(db);
      return rows[0]?.waiting;
    })
    .toBe(true);
}
