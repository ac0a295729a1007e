import { type SedeSettings, sedeSettingsSchema } from '@comanda/contract/locations/locations';
import type { Category, Product } from '@comanda/contract/menu/menu';
import type { Cierre } from '@comanda/contract/sede-life/cierre';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

export async function selectProducts(db: Db, sede: Sede): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .select([
      'id',
      'category_id',
      'subcategoryIds',
      'nombre',
      'descripcion',
      'precio',
      'imagen',
      'id_sigo',
      'permiteAdiciones',
      'agotado',
      'impuesto',
      'estacion',
      'grupos',
    ])
    .where(inSede(sede))
    .orderBy('position')
    .orderBy('nombre')
    .execute();
}

export async function selectCategories(db: Db, sede: Sede): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select([
      'id',
      'name',
      'imageUrl',
      'active',
      'esBebida',
      'esAdicional',
      'esPlatoPrincipal',
      'tiempo',
      'estacion',
      'subcategorias',
    ])
    .where(inSede(sede))
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** The owner's settings of the sede, the key that signs its table codes, and which of those work. */
export async function selectSettings(db: Db, sede: Sede): Promise<StoredSettings> {
  const row = await db
    .selectFrom('locations as l')
    .leftJoin('location_settings as s', (join) =>
      join.onRef('s.restaurant_id', '=', 'l.restaurant_id').onRef('s.location_id', '=', 'l.id'),
    )
    .select(['l.mesa_key', 'l.cierre', 'l.cerrada', 's.ajustes', 's.codigos'])
    .where('l.restaurant_id', '=', sede.restaurantId)
    .where('l.id', '=', sede.locationId)
    .executeTakeFirstOrThrow();
  return {
    ajustes: sedeSettingsSchema.parse(row.ajustes ?? {}),
    cierre: row.cierre,
    isClosed: row.cerrada !== null,
    mesaKey: row.mesa_key,
    qrVersions: new Map(Object.entries(row.codigos ?? {})),
  };
}

/** What the sedes of a restaurant have decided, by `location_id`; one that decided nothing is missing. */
export async function selectAllSettings(
  db: Db,
  restaurantId: string,
): Promise<Map<string, SedeSettings>> {
  const rows = await db
    .selectFrom('location_settings')
    .select(['location_id', 'ajustes'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
  return new Map(
    rows.map(({ location_id, ajustes }) => [location_id, sedeSettingsSchema.parse(ajustes)]),
  );
}

export type StoredSettings = {
  ajustes: SedeSettings;
  /** Closed for a time. */
  cierre: Cierre | null;
  /** Closed for good. */
  isClosed: boolean;
  /** Signs the links of the sede's tables. */
  mesaKey: Buffer;
  /** `mesaClave` → which code of that table works, where it is not the first one. */
  qrVersions: ReadonlyMap<string, number>;
};

export async function selectMenuVersion(db: Db, sede: Sede): Promise<number> {
  const row = await db
    .selectFrom('location_counters')
    .select('menu_version')
    .where(inSede(sede))
    .executeTakeFirstOrThrow();
  return row.menu_version;
}

/** Nobody opens an account until the transaction ends. */
export async function holdsOpenAccounts(tx: Db, sede: Sede): Promise<boolean> {
  await tx
    .selectFrom('location_counters')
    .select('menu_version')
    .where(inSede(sede))
    .forUpdate()
    .execute();
  const open = await tx
    .selectFrom('accounts')
    .select('id')
    .where(inSede(sede))
    .where('estado', '=', 'abierta')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

const menuKey = (sede: Sede) => sql`hashtextextended(${`menu ${sede.locationId}`}, 0)`;

/** One writer of a sede's menu at a time; orders go on meanwhile. */
export async function lockMenu(tx: Db, sede: Sede): Promise<void> {
  await sql`SET LOCAL lock_timeout = '10s'`.execute(tx);
  await sql`SELECT pg_advisory_xact_lock(${menuKey(sede)})`.execute(tx);
}

/** The last statement of a change: from here to the commit, new orders of the sede wait. */
export async function raiseMenuVersion(tx: Db, sede: Sede): Promise<number> {
  const row = await tx
    .updateTable('location_counters')
    .set((eb) => ({ menu_version: eb('menu_version', '+', 1) }))
    .where(inSede(sede))
    .returning('menu_version')
    .executeTakeFirstOrThrow();
  return row.menu_version;
}

type ProductRow = Omit<
  Selectable<Tables['products']>,
  'restaurant_id' | 'location_id' | 'position'
>;
type CategoryRow = Omit<
  Selectable<Tables['categories']>,
  'restaurant_id' | 'location_id' | 'position'
>;

export function presentProduct(row: ProductRow): Product {
  const { id, category_id, impuesto, estacion, grupos, ...rest } = row;
  return {
    _id: id,
    categoryId: category_id,
    ...rest,
    ...(impuesto && { impuesto }),
    ...(estacion && { estacion }),
    ...(grupos.length > 0 && { grupos }),
  };
}

export function presentCategory({ id, estacion, ...row }: CategoryRow): Category {
  return { _id: id, ...row, ...(estacion && { estacion }) };
}

/** Parts that are not named stay as they are, also those that only a newer version knows. */
export async function mergeSettings(
  tx: Db,
  sede: Sede,
  ajustes: Partial<SedeSettings>,
): Promise<void> {
  await sql`
    INSERT INTO location_settings AS s (restaurant_id, location_id, ajustes, updated_at)
    VALUES (${sede.restaurantId}, ${sede.locationId}, ${JSON.stringify(ajustes)}::jsonb,
      ${new Date()})
    ON CONFLICT (restaurant_id, location_id)
    DO UPDATE SET ajustes = s.ajustes || excluded.ajustes, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

/** A name keeps its version when its table goes: the codes that were renewed stay ended. */
export async function mergeQrVersions(
  tx: Db,
  sede: Sede,
  versions: Record<string, number>,
): Promise<void> {
  await sql`
    INSERT INTO location_settings AS s (restaurant_id, location_id, codigos)
    VALUES (${sede.restaurantId}, ${sede.locationId}, ${JSON.stringify(versions)}::jsonb)
    ON CONFLICT (restaurant_id, location_id)
    DO UPDATE SET codigos = s.codigos || excluded.codigos`.execute(tx);
}
