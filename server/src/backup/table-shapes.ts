import type pg from 'pg';

export type TableShape = { name: string; columns: string[] };

/** Every table of the schema, referenced ones first, with the columns that can be written. */
export async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { needs: string[] }>(`
    SELECT c.relname AS name,
      ARRAY(
        SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum
      ) AS columns,
      ARRAY(
        SELECT DISTINCT f.relname::text
        FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid
      ) AS needs
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relname <> 'schema_migrations'
      AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    ORDER BY c.relname`);
  const sorted: TableShape[] = [];
  const isPlaced = (name: string) => sorted.some((table) => table.name === name);
  for (let left = rows; left.length > 0; left = left.filter(({ name }) => !isPlaced(name))) {
    const ready = left.filter(({ needs }) => needs.every(isPlaced));
    if (ready.length === 0) throw new Error('Some tables refer to each other in a circle.');
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
  }
  return sorted;
}

export async function readSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`);
  return rows;
}
