import type { Category, Product } from '@comanda/contract/menu/menu';
import { groupByCategory, productsOf, visibleCategories } from '@comanda/contract/menu/menu.rules';
import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { useCallback, useEffect } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { onReconnect } from '../../lib/api/connection.ts';
import { logFailure } from '../../lib/log.ts';
import { useResource } from '../../lib/use-resource.ts';

export interface SedeMenu {
  categories: Category[];
  products: Product[];
  /** While `products` are only the first ones: how many each category has. */
  counts?: Record<string, number>;
}

// What was heard of is asked for by its version: the node that answers may not have heard of it yet.
const heard = new Map<string, number>();

/** Which version of a sede's menu and settings was heard of last. */
export function menuVersion(dbName: string): number | undefined {
  return heard.get(dbName);
}

/** Each part is asked for whatever becomes of the other, and its failure is logged by its own name. */
export async function fetchMenu(dbName: string): Promise<SedeMenu> {
  const query = { dbName, version: menuVersion(dbName) };
  const options = { query, anonymous: true };
  const [categories, products] = await Promise.all([
    api('GET /api/categories', options).catch(log(dinerMessages.categoriesNotLoaded)),
    api('GET /api/products', options).catch(log(dinerMessages.productsNotLoaded)),
  ]);
  return { categories, products };
}

export function useSedeMenu(dbName: string) {
  const load = useCallback(() => fetchMenu(dbName), [dbName]);
  const resource = useResource(`menu ${dbName}`, load);
  const { reload } = resource;
  useMenuChanges(dbName, reload);
  // A menu that was kept on the device may be an old one.
  useEffect(() => onReconnect(reload), [reload]);
  return resource;
}

/** Calls back when somebody changes the sede's menu: a dish is sold out, a price is another. */
export function useMenuChanges(dbName: string, onChange: () => void): void {
  useEffect(() => {
    if (dbName === '') return;
    let isOver = false;
    let stop: (() => void) | undefined;
    // The first view comes first: nothing of this is needed to read a menu.
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

/** The categories a diner sees, each with its dishes and how many it has in all. */
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
