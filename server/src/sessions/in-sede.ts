import { type RawBuilder, sql } from 'kysely';
import type { Put } from '../db/prepared.ts';
import type { Sede } from './session.ts';

/**
 * The condition for rows of a sede, for Kysely's `where` and for SQL. `table`: its name or alias in
 * a join.
 */
export function inSede(sede: Sede, table?: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name);
  return sql<boolean>`(${column('restaurant_id')} = ${sede.restaurantId}
    AND ${column('location_id')} = ${sede.locationId})`;
}

/** The same in the text of a prepared statement. */
export function inPreparedSede(
  put: Put<Pick<Sede, 'restaurantId' | 'locationId'>>,
  table?: string,
): string {
  const dot = table ? `${table}.` : '';
  return `${dot}restaurant_id = ${put('restaurantId')}::uuid
    AND ${dot}location_id = ${put('locationId')}::uuid`;
}

/** The first columns of a new row of a sede. */
export function sedeKeys(sede: Sede): { restaurant_id: string; location_id: string } {
  return { restaurant_id: sede.restaurantId, location_id: sede.locationId };
}
