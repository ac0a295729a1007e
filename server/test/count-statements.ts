import { sql } from 'kysely';
import type { Db } from '../src/db/db.ts';

/** The functions that write an order. */
const WRITES = '(place|move|cancel|edit)_order|fire_course|strike_platos';

export type Counted = {
  statements: number;
  /**
   * Those that write: each is its own transaction, or there would be a COMMIT among the statements.
   */
  writes: number;
  /** Those that read or write orders, without those for the session and the sede. */
  ofOrders: number;
  texts: string[];
};

/** What the database did meanwhile, by its own statistics. */
export async function countStatements(db: Db, work: () => Promise<unknown>): Promise<Counted> {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`.execute(db);
  await sql`SELECT pg_stat_statements_reset(0, oid) FROM pg_database
    WHERE datname = current_database()`.execute(db);
  await work();
  const { rows } = await sql<{ query: string; calls: number }>`
    SELECT s.query, s.calls FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
    WHERE d.datname = current_database() AND s.toplevel
      AND s.query NOT LIKE '%pg_stat_statements%'`.execute(db);
  const total = (some: typeof rows) => some.reduce((sum, { calls }) => sum + calls, 0);
  const withWord = (words: string) =>
    rows.filter(({ query }) => new RegExp(`\\b(${words})\\b`, 'i').test(query));
  return {
    statements: total(rows),
    writes: total(withWord(`insert|update|delete|${WRITES}`)),
    ofOrders: total(withWord(`orders|${WRITES}`)),
    texts: rows.map(({ query, calls }) => `${calls} × ${query}`),
  };
}
