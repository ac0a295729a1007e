import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import { presentCategory, presentProduct, selectCategories, selectProducts } from './menu.db.ts';
import type { Menu } from './menu-plan.ts';
import { presentGroup, selectGroups } from './modifiers.db.ts';

/** Reads everything as of one moment, because somebody may be importing right now. */
export async function readSnapshot(db: Db, sede: Sede): Promise<Menu> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => readMenu(tx, sede));
}

export async function readMenu(db: Db, sede: Sede): Promise<Menu> {
  const products = await selectProducts(db, sede);
  const categories = await selectCategories(db, sede);
  const groups = await selectGroups(db, sede);
  return {
    products: products.map(presentProduct),
    categories: categories.map(presentCategory),
    groups: groups.map(presentGroup),
  };
}

/**
 * A number that two different menus do not share. The version of the sede's menu rises with its tables and settings too, and
 * nobody who looks at dishes should hear that they changed.
 */
export function markOf(menu: Menu): number {
  return createHash('sha256').update(JSON.stringify(menu)).digest().readUIntBE(0, 6);
}
