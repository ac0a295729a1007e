import type { HomeSede } from '@comanda/contract/owners/owners';
import type { Db } from '../db/db.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import { sedesOf } from '../sessions/sedes-of.ts';
import { readHome } from './home.db.ts';

/** Every sede of the restaurant as it is now, with the dishes that cannot be ordered. */
export async function homeOf(
  { db, menus }: { db: Db; menus: MenuCache },
  restaurantId: string,
  now: Date,
): Promise<HomeSede[]> {
  const rows = await readHome(db, restaurantId, now);
  const withGroups = rows.filter(({ needsGroups }) => needsGroups);
  const sedes = await sedesOf(
    db,
    withGroups.map(({ locationId }) => locationId),
  );
  const stuck = new Map(
    await Promise.all(
      sedes.map(async (sede) => {
        const { products, categories } = await menus.read(sede);
        const shown = new Set(categories.filter(({ active }) => active).map(({ _id }) => _id));
        const dishes = products.filter(
          ({ agotado, sinOpciones, categoryId }) =>
            !agotado && sinOpciones && shown.has(categoryId),
        );
        return [sede.locationId, dishes.map(({ nombre }) => nombre)] as const;
      }),
    ),
  );
  return rows.map(({ locationId, needsGroups: _, ...home }) => ({
    ...home,
    sinOpciones: stuck.get(locationId) ?? [],
  }));
}
