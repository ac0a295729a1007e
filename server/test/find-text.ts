import { sql } from 'kysely';
import type { Db } from '../src/db/db.ts';

/** The tables in which any column of any row has one of the texts, ignoring case. */
export async function tablesWith(db: Db, ...texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      SELECT 1 FROM ${sql.table(name)} AS t, unnest(${texts}::text[]) AS wanted
      WHERE position(lower(wanted) IN lower(t::text)) > 0 LIMIT 1`.execute(db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
