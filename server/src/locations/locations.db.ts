import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { isActive } from '@comanda/contract/memberships/memberships.rules';
import { isUuid } from '@comanda/contract/text';
import type { Selectable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';

const COLUMNS = [
  'id',
  'nombre',
  'direccion',
  'telefono',
  'horario',
  'logo',
  'imagen',
  'dbName',
  'activa',
] as const;

/** The public link names a restaurant by its slug or its id. */
export async function findRestaurant(db: Db, slugOrId: string) {
  return db
    .selectFrom('owners')
    .select(['id', 'nombre', 'logo', 'path', 'fechaFin'])
    .where((eb) =>
      isUuid(slugOrId) ? eb('id', '=', slugOrId) : eb('path', '=', slugOrId.toLowerCase()),
    )
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export async function selectLocations(db: Db, restaurantId: string): Promise<LocationRow[]> {
  return db
    .selectFrom('locations')
    .select(COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('nombre')
    .execute();
}

/** Whether such a sede exists at all, whoever owns it. */
export async function isSomebodys(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await db
    .selectFrom('location_names')
    .select('dbName')
    .where('location_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every name that a numbered form of `base` could clash with. */
export async function selectTakenNames(db: Db, base: string): Promise<string[]> {
  const rows = await db
    .selectFrom('location_names')
    .select('dbName')
    .where((eb) =>
      eb.or([
        eb('dbName', '=', base),
        eb(eb.fn('starts_with', ['dbName', eb.val(`${base}_`)]), '=', true),
      ]),
    )
    .execute();
  return rows.map(({ dbName }) => dbName);
}

/** False when another sede has the name. */
export async function claimDbName(
  tx: Db,
  name: { dbName: string; restaurantId: string; locationId: string },
): Promise<boolean> {
  const claimed = await tx
    .insertInto('location_names')
    .values({
      dbName: name.dbName,
      restaurant_id: name.restaurantId,
      location_id: name.locationId,
    })
    .onConflict((conflict) => conflict.column('dbName').doNothing())
    .returning('dbName')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertLocation(
  tx: Db,
  restaurantId: string,
  location: Omit<LocationRow, 'activa'>,
): Promise<LocationRow> {
  const row = await tx
    .insertInto('locations')
    .values({ restaurant_id: restaurantId, ...location })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('location_counters')
    .values({ restaurant_id: restaurantId, location_id: row.id })
    .execute();
  return row;
}

/** Of two who edit a sede at once, the second reads what the first wrote. */
export async function lockLocation(tx: Db, restaurantId: string, id: string): Promise<void> {
  await tx
    .selectFrom('locations')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

export async function updateLocationRow(
  tx: Db,
  restaurantId: string,
  id: string,
  values: Partial<Omit<LocationRow, 'id' | 'nombre' | 'dbName' | 'activa'>>,
): Promise<LocationRow> {
  return tx
    .updateTable('locations')
    .set(values)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export type LocationRow = Omit<
  Selectable<Tables['locations']>,
  'restaurant_id' | 'created_at' | 'mesa_key'
>;

export function presentLocation({ id, ...row }: LocationRow): Location {
  return { _id: id, ...row };
}

/** The public part of a restaurant. */
export function presentRestaurant(
  {
    id,
    nombre,
    logo,
    path,
    fechaFin,
  }: Pick<Selectable<Tables['owners']>, 'id' | 'nombre' | 'logo' | 'path' | 'fechaFin'>,
  sedes: number,
  now: Date,
): Restaurant {
  return { _id: id, nombre, logo, path, recibePedidos: isActive(fechaFin, now), sedes };
}
