import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

const BATCH = 500;

/**
 * Inserts many rows in few statements. Every row has the columns of the first; the table gives
 * their types.
 */
export async function insertRows(
  tx: Db,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${batch}::jsonb)
    `.execute(tx);
  }
}
