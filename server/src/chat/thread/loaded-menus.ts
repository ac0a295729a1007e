/** A few long menus or many short ones: an index is several times the size of its menu. */
const MAX_PRODUCTS = 10_000;

type Menu = { products: readonly unknown[] };

/**
 * Which menus a thread has in memory: each is sent to it once, and the least recently used are
 * dropped.
 */
export type LoadedMenus = {
  take: (menu: Menu) => { id: number; isNew: boolean; forget: number[] };
};

export function loadedMenus(maxProducts = MAX_PRODUCTS): LoadedMenus {
  const ids = new WeakMap<Menu, number>();
  /** Id → number of products, least recently used first. */
  const loaded = new Map<number, number>();
  let count = 0;
  let total = 0;

  const leave = (id: number) => {
    total -= loaded.get(id) ?? 0;
    loaded.delete(id);
  };
  return {
    take: (menu) => {
      const id = ids.get(menu) ?? ++count;
      ids.set(menu, id);
      const isNew = !loaded.has(id);
      leave(id);
      const forget: number[] = [];
      for (const oldest of [...loaded.keys()]) {
        if (total + menu.products.length <= maxProducts) break;
        leave(oldest);
        forget.push(oldest);
      }
      loaded.set(id, menu.products.length);
      total += menu.products.length;
      return { id, isNew, forget };
    },
  };
}
