import type { Category, Product } from '@comanda/contract/menu/menu';
import { groupByCategory, productsOf, visibleCategories } from '@comanda/contract/menu/menu.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { useCallback, useEffect } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { onReconnect } from '../../lib/api/connection.ts';
import { logFailure } from '../../lib/log.ts';
import { isFetching, useResource } from '../../lib/use-resource.ts';

export interface SedeMenu {
  categories: Category[];
  products: Product[];
  /** The groups of its dishes, if any has some. A menu that a device kept from an older version lacks them. */
  groups?: ModifierGroup[] | undefined;
  /** The size of each category while `products` holds only the first ones. */
  counts?: Record<string, number>;
}

// A menu is requested by the version last announced, because the node that answers may not know of it yet.
const heard = new Map<string, number>();

/** The last announced version of a sede's menu and settings. */
export function menuVersion(dbName: string): number | undefined {
  return heard.get(dbName);
}

/**
 * Requests all parts at once, so that a menu with groups opens as fast as one without, and logs each failure by its own
 * name. Groups that do not load are missed only where a dish has some.
 */
export async function fetchMenu(dbName: string): Promise<SedeMenu> {
  const query = { dbName, version: menuVersion(dbName) };
  const options = { query, anonymous: true };
  const listed = api('GET /api/products', options).catch(log(dinerMessages.productsNotLoaded));
  const drawn = api('GET /api/modifiers', options).catch(async (error: unknown) => {
    const isMissed = (await listed).some(({ grupos }) => grupos);
    if (isMissed) throw error;
    return undefined;
  });
  const parts = [
    api('GET /api/categories', options).catch(log(dinerMessages.categoriesNotLoaded)),
    listed,
    drawn,
  ] as const;
  // A part that comes after another has failed still belongs to this load.
  await Promise.allSettled(parts);
  const [categories, products, groups] = await Promise.all(parts);
  return { categories, products, groups };
}

export function useSedeMenu(dbName: string) {
  const load = useCallback(() => fetchMenu(dbName), [dbName]);
  const key = `menu ${dbName}`;
  const resource = useResource(key, load);
  const { reload } = resource;
  useMenuChanges(dbName, reload);
  // A menu kept on the device may be outdated, so it is reloaded. A load itself reconnects where one part of the menu reaches
  // the server and another does not: that must not load it again, and again.
  useEffect(
    () =>
      onReconnect(() => {
        if (!isFetching(key)) void reload();
      }),
    [key, reload],
  );
  return resource;
}

/** Calls back when somebody changes the sede's menu, for example a price or a sold-out dish. */
export function useMenuChanges(dbName: string, onChange: () => void): void {
  useEffect(() => {
    if (dbName === '') return;
    let isOver = false;
    let stop: (() => void) | undefined;
    // Loaded later, because reading a menu does not need the socket and the first view must be fast.
    import('../../lib/live/menu-socket.ts').then(
      ({ listenToMenu }) => {
        if (isOver) return;
        stop = listenToMenu(dbName, (change) => {
          if (change) heard.set(dbName, change.version);
          onChange();
        });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [dbName, onChange]);
}

function log(what: string) {
  return (error: unknown): never => {
    logFailure(what, error);
    throw error;
  };
}

/** Whether the dish cannot be ordered by its name alone. A group that has not loaded may be required. */
export function needsChoice({ groups }: SedeMenu, { grupos = [] }: Product): boolean {
  return grupos.some((code) => groups?.find(({ codigo }) => codigo === code)?.min !== 0);
}

/** The categories that a diner sees, each with its dishes and their total number. */
export function menuGroups({ categories, products, counts }: SedeMenu) {
  const visible = visibleCategories(categories);
  if (!counts) {
    return groupByCategory(products, visible).map((group) => ({
      ...group,
      count: group.products.length,
    }));
  }
  return visible.map((category) => ({
    category,
    products: productsOf(products, category),
    count: counts[category._id] ?? 0,
  }));
}

export type MenuGroup = ReturnType<typeof menuGroups>[number];
