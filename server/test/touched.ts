import { sql } from 'kysely';
import type { Db } from '../src/db/db.ts';

/** A prepared statement gets its generic plan after a few runs, so the last one counts. */
const RUNS = 8;

/**
 * How many sequential scans and index fetches of a table the last of several runs of `work` took, by
 * the database's own statistics.
 */
export async function touched(
  db: Db,
  table: string,
  work: (tx: Db, run: number) => Promise<unknown>,
): Promise<{ scans: number; rows: number }> {
  return db.transaction().execute(async (tx) => {
    let before = { seq_scan: 0, fetched: 0 };
    let after = before;
    for (let run = 0; run < RUNS; run += 1) {
      before = after;
      await work(tx, run);
      const { rows } = await sql<typeof before>`
        SELECT seq_scan::int, idx_tup_fetch::int AS fetched
        FROM pg_stat_xact_user_tables WHERE relname = ${table}`.execute(tx);
      after = rows[0] ?? before;
    }
    return { scans: after.seq_scan - before.seq_scan, rows: after.fetched - before.fetched };
  });
}
