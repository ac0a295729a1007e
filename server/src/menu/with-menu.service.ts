import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import { loadMenu, type MenuCache, type SedeMenu } from './menu.cache.ts';
import { shareMenu } from './menu.db.ts';

const TRIES = 3;

/**
 * Writes what depends on the menu, from the copy in memory, and again from a newer one while `write`
 * finds that it no longer is the sede's menu. Where it changes faster than that, the last try holds
 * its writers back.
 */
export async function withMenu<T>(
  { db, menus }: { db: Db; menus: MenuCache },
  sede: Sede,
  write: (db: Db, menu: SedeMenu) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let tries = 0, version = 0; tries < TRIES; tries += 1) {
    const menu = await menus.read(sede, version);
    const written = await write(db, menu);
    if (written !== undefined) return written;
    version = menu.version + 1;
  }
  return db.transaction().execute(async (tx) => {
    await shareMenu(tx, sede);
    return write(tx, await loadMenu(tx, sede));
  });
}
