import { growsOver, MENU_LIMITS } from '@comanda/contract/menu/menu.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { nestsTooDeep } from '@comanda/contract/modifiers/modifiers-form.rules';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { inTurn } from '../http/in-turn.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Sede } from '../sessions/session.ts';
import type { MenuCache } from './menu.cache.ts';
import { lockMenu, raiseMenuVersion } from './menu.db.ts';
import type { Change, Menu } from './menu-plan.ts';

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

/**
 * Runs inside the transaction that writes: of two at once, the second counts what the first added.
 */
export function refuseMoreProducts(before: number, after: number): void {
  if (growsOver(MENU_LIMITS.products, before, after)) throw new AppError('limite_de_productos');
}

export function refuseMoreCategories(before: number, after: number): void {
  if (growsOver(MENU_LIMITS.categories, before, after)) throw new AppError('limite_de_categorias');
}

/** A plan that exceeds the limits of a sede is refused, even as a preview. */
export function refuseLongerMenu({ products, categories, groups }: Menu, change: Change): void {
  const isNew = ({ id }: { id: string | null }) => id === null;
  const { length: had } = products;
  const left = had - change.removedProducts.length;
  refuseMoreProducts(had, left + change.products.filter(isNew).length);
  refuseMoreCategories(categories.length, change.categories.length);
  const written = new Set(change.groups.map(({ codigo }) => codigo));
  const isLeft = ({ codigo }: ModifierGroup) =>
    !written.has(codigo) && !change.removedGroups.includes(codigo);
  refuseUnsoundGroups(groups.length, [...groups.filter(isLeft), ...change.groups]);
}

/** The groups of a sede after a change: not too many, and nothing hangs where something hangs already. */
export function refuseUnsoundGroups(before: number, after: readonly ModifierGroup[]): void {
  if (growsOver(MODIFIER_LIMITS.grupos, before, after.length))
    throw new AppError('limite_de_grupos');
  if (nestsTooDeep(after)) throw new AppError('anidado_de_mas');
}
