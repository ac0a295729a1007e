import { type RawBuilder, sql } from 'kysely';

/** `fold` of contract, in SQL: lowercase without accents. */
export function foldedSql(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;
}
