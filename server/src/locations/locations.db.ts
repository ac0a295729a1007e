import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { isActive } from '@comanda/contract/memberships/memberships.rules';
import { isUuid } from '@comanda/contract/text';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

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
  'cierre',
  'cerrada',
] as const;

/** The public link names a restaurant by its slug, by one that it had before, or by its id. */
export async function findRestaurant(db: Db, slugOrId: string) {
  const slug = slugOrId.toLowerCase();
  const found = await restaurantQuery(db)
    .where((eb) => (isUuid(slugOrId) ? eb('o.id', '=', slugOrId) : eb('o.path', '=', slug)))
    .executeTakeFirst();
  if (found || isUuid(slugOrId)) return found;
  return restaurantQuery(db)
    .innerJoin('restaurant_links as r', 'r.restaurant_id', 'o.id')
    .where('r.path', '=', slug)
    .executeTakeFirst();
}

/** The link of now of a restaurant that had this one before; null for any other. */
export async function findNewerLink(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('restaurant_links as r')
    .innerJoin('owners as o', 'o.id', 'r.restaurant_id')
    .select('o.path')
    .where('r.path', '=', slug)
    .where('o.closed_at', 'is', null)
    .executeTakeFirst();
  return row?.path === slug ? null : (row?.path ?? null);
}

function restaurantQuery(db: Db) {
  return db
    .selectFrom('owners as o')
    .select(['o.id', 'o.nombre', 'o.logo', 'o.path', 'o.fechaFin'])
    .where('o.closed_at', 'is', null);
}

/** Those that closed for good come last. */
export async function selectLocations(db: Db, restaurantId: string): Promise<LocationRow[]> {
  return db
    .selectFrom('locations')
    .select(COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .orderBy('cerrada', (order) => order.asc().nullsFirst())
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
  location: Omit<LocationRow, 'activa' | 'cierre' | 'cerrada'>,
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
  { cierre, ...values }: Partial<Omit<LocationRow, 'id' | 'dbName' | 'activa'>>,
): Promise<LocationRow> {
  return tx
    .updateTable('locations')
    .set({ ...values, ...(cierre !== undefined && { cierre: cierre && JSON.stringify(cierre) }) })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Until the transaction ends, nobody places or moves an order of the sede. */
export async function lockCounter(tx: Db, sede: Sede): Promise<void> {
  await tx
    .selectFrom('location_counters')
    .select('revision')
    .where(inSede(sede))
    .forUpdate()
    .execute();
}

/** What somebody still has to finish at a sede before it can close. */
export async function countUnfinished(tx: Db, sede: Sede) {
  const here = inSede(sede);
  const { rows } = await sql<{ pedidos: number; cuentas: number; turnos: number }>`
    SELECT
      (SELECT count(*)::int FROM orders WHERE ${here} AND estado IN ('enviado', 'preparado')) AS pedidos,
      (SELECT count(*)::int FROM accounts WHERE ${here} AND estado = 'abierta') AS cuentas,
      (SELECT count(*)::int FROM till_shifts WHERE ${here} AND cerrado IS NULL) AS turnos`.execute(
    tx,
  );
  return rows[0] ?? { pedidos: 0, cuentas: 0, turnos: 0 };
}

export type LocationRow = Omit<
  Selectable<Tables['locations']>,
  'restaurant_id' | 'created_at' | 'mesa_key'
>;

export function presentLocation({ id, cerrada, ...row }: LocationRow): Location {
  return { _id: id, ...row, cerrada: cerrada?.toISOString() ?? null };
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
