import { type RawBuilder, sql } from 'kysely';
import type { Sede } from './session.ts';

/** The rows of a sede, in Kysely's `where` and in SQL alike. `table`: its name or alias in a join. */
export function inSede(sede: Sede, table?: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name);
  return sql<boolean>`(${column('restaurant_id')} = ${sede.restaurantId}
    AND ${column('location_id')} = ${sede.locationId})`;
}
