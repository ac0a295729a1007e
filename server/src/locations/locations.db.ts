import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db.ts';
import type { LocationRow } from './locations.presenter.ts';

/** The public link names a restaurant by its slug or its id. */
export async function findRestaurant(db: Db, slugOrId: string) {
  return db
    .selectFrom('owners')
    .select(['id', 'nombre', 'path', 'fechaFin'])
    .where((eb) =>
      isUuid(slugOrId) ? eb('id', '=', slugOrId) : eb('path', '=', slugOrId.toLowerCase()),
    )
    .executeTakeFirst();
}

export async function selectLocations(db: Db, restaurantId: string): Promise<LocationRow[]> {
  return db
    .selectFrom('locations')
    .select(['id', 'nombre', 'direccion', 'telefono', 'horario', 'logo', 'imagen', 'dbName'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('nombre')
    .execute();
}
