import type { Db } from '../db.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Realtime } from '../realtime.ts';
import type { Sede } from '../session.ts';
import type { MenuCache } from './menu.cache.ts';
import { lockMenu, raiseMenuVersion } from './menu.db.ts';
import { inTurn } from './menu-queue.ts';

export type MenuDeps = { db: Db; menus: MenuCache; images: ImageStore; realtime: Realtime };

/** Every write of a menu: one transaction, a new version, and everybody who reads it is told. */
export async function changeMenu<T>(
  { db, menus, realtime }: MenuDeps,
  sede: Sede,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const { result, version } = await inTurn(sede.locationId, () =>
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
