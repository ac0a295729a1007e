import type { Db } from '../db/db.ts';

/** Oldest first. Closed ones take no place of a plan, nor do their people. */
export async function selectSedes(db: Db, restaurantId: string) {
  return db
    .selectFrom('locations')
    .select(['id', 'nombre', 'activa as isActive'])
    .where('restaurant_id', '=', restaurantId)
    .where('cerrada', 'is', null)
    .orderBy('created_at')
    .orderBy('nombre')
    .orderBy('id')
    .execute();
}

/** Of all sedes, oldest first. */
export async function selectPeople(db: Db, restaurantId: string) {
  return db
    .selectFrom('employees as e')
    .innerJoin('roles as r', (join) =>
      join
        .onRef('r.restaurant_id', '=', 'e.restaurant_id')
        .onRef('r.location_id', '=', 'e.location_id')
        .onRef('r.id', '=', 'e.role_id'),
    )
    .innerJoin('locations as l', (join) =>
      join.onRef('l.restaurant_id', '=', 'e.restaurant_id').onRef('l.id', '=', 'e.location_id'),
    )
    .select([
      'e.id',
      'e.location_id',
      'e.nombre',
      'e.activo as isActive',
      'r.nombre as cargo',
      'l.nombre as sede',
    ])
    .where('e.restaurant_id', '=', restaurantId)
    .where('l.cerrada', 'is', null)
    .orderBy('e.created_at')
    .orderBy('e.nombre')
    .orderBy('e.id')
    .execute();
}

export type SedeRow = Awaited<ReturnType<typeof selectSedes>>[number];
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

export async function countSedes(db: Db, restaurantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('locations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('cerrada', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countPeople(db: Db, restaurantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('employees as e')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.restaurant_id', '=', 'e.restaurant_id').onRef('l.id', '=', 'e.location_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('e.restaurant_id', '=', restaurantId)
    .where('l.cerrada', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the same order as every other lock of employees. */
export async function lockPeople(tx: Db, restaurantId: string): Promise<void> {
  await tx
    .selectFrom('employees')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function setSedesActive(
  tx: Db,
  restaurantId: string,
  ids: readonly string[],
  activa: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('locations')
    .set({ activa })
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', ids)
    .execute();
}

export async function setPeopleActive(
  tx: Db,
  restaurantId: string,
  ids: readonly string[],
  activo: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('employees')
    .set({ activo })
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', ids)
    .execute();
}
