import { type RawBuilder, sql } from 'kysely';

/**
 * A column's time so many milliseconds before, in a time without a zone: a distributed database
 * writes no column plus an interval, which depends on the zone.
 */
export function earlier(column: string, ms: number): RawBuilder<Date> {
  return sql<Date>`(${sql.ref(column)} AT TIME ZONE 'UTC'
    - ${ms} * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'`;
}
