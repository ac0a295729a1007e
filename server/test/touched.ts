import { sql } from 'kysely';
import type { Db } from '../src/db/db.ts';

/** A prepared statement gets its lasting plan after a few runs: the last of them counts. */
const RUNS = 8;

/** What the database touched of a table, by its own books, in the last of some runs of the same work. */
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
