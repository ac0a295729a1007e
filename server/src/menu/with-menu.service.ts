import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import { loadMenu, type MenuCache, type SedeMenu } from './menu.cache.ts';
import { shareMenu } from './menu.db.ts';

const TRIES = 3;

/**
 * Runs a write that depends on the menu, with the copy in memory. While `write` finds that the menu
 * has changed, it is tried again with a newer one. If the menu changes even faster, the last try
 * locks it against other writers.
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
