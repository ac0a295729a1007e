import { sql } from 'kysely';
import type { Db } from '../server/src/db/db.ts';

/** Rows first, indexes afterwards: many times faster. Returns a function that makes them again. */
export async function withoutIndexes(db: Db, tables: readonly string[]) {
  const { rows } = await sql<{ drop: string; make: string }>`
    SELECT
      CASE WHEN c.oid IS NULL THEN format('DROP INDEX %s', i.indexrelid::regclass)
        ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', i.indrelid::regclass, c.conname) END AS drop,
      CASE WHEN c.oid IS NULL THEN pg_get_indexdef(i.indexrelid)
        ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', i.indrelid::regclass, c.conname,
          pg_get_constraintdef(c.oid)) END AS make
    FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid
    WHERE i.indrelid = ANY(${tables}::text[]::regclass[])`.execute(db);
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  return async () => {
    for (const { make } of rows) await sql.raw(make).execute(db);
  };
}
