import type { Db } from '../db/db.ts';
import { inTurn } from '../http/in-turn.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Sede } from '../sessions/session.ts';
import type { MenuCache } from './menu.cache.ts';
import { lockMenu, raiseMenuVersion } from './menu.db.ts';

export type MenuDeps = { db: Db; menus: MenuCache; images: ImageStore; realtime: Realtime };

const MAX_WRITERS = 20;

/**
 * Every write to a menu or to the sede's settings goes through here: one transaction, a new
 * version, and a notice to everybody who has the menu open.
 */
export async function changeMenu<T>(
  { db, menus, realtime }: MenuDeps,
  sede: Sede,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const { result, version } = await inTurn(`menu ${sede.locationId}`, MAX_WRITERS, () =>
    db.transaction().execute(async (tx) => {
      await lockMenu(tx, sede);
      const result = await work(tx);
      return { result, version: await raiseMenuVersion(tx, sede) };
    }),
  );
  menus.changed(sede.locationId, version);
  realtime.publishMenu(sede, version);
  return result;
}
