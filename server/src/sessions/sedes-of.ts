import type { Db } from '../db/db.ts';
import type { Sede } from './session.ts';

/** The sedes whose diners are still to be forgotten. Nobody else can name a closed one. */
export async function closedSedes(db: Db): Promise<Sede[]> {
  const rows = await db
    .selectFrom('location_names as n')
    .innerJoin('owners as o', 'o.id', 'n.restaurant_id')
    .select(['n.dbName', 'n.restaurant_id as restaurantId', 'n.location_id as locationId'])
    .where('o.closed_at', 'is not', null)
    .where('o.forgotten_at', 'is', null)
    .execute();
  return rows.map(
    (row) => ({ ...row, takesOrders: false, isReadOnly: true, isClosed: true }) as Sede,
  );
}

/** For the background work, which nobody asked for. */
export async function sedesOf(db: Db, locationIds: readonly string[]): Promise<Sede[]> {
  if (locationIds.length === 0) return [];
  const rows = await db
    .selectFrom('location_names')
    .select(['dbName', 'restaurant_id as restaurantId', 'location_id as locationId'])
    .where('location_id', 'in', locationIds)
    .execute();
  return rows.map(
    (row) => ({ ...row, takesOrders: false, isReadOnly: false, isClosed: false }) as Sede,
  );
}
