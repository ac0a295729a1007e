/** Of a few long menus or of many short ones: an index is several times its menu. */
const MAX_PRODUCTS = 10_000;

type Menu = { products: readonly unknown[] };

/** Which menus a thread holds, so that each is sent to it once and the least asked about leave. */
export type HeldMenus = {
  take: (menu: Menu) => { id: number; isNew: boolean; forget: number[] };
};

export function heldMenus(maxProducts = MAX_PRODUCTS): HeldMenus {
  const ids = new WeakMap<Menu, number>();
  /** Id → how many products, the least recently asked about first. */
  const held = new Map<number, number>();
  let count = 0;
  let total = 0;

  const leave = (id: number) => {
    total -= held.get(id) ?? 0;
    held.delete(id);
  };
  return {
    take: (menu) => {
      const id = ids.get(menu) ?? ++count;
      ids.set(menu, id);
      const isNew = !held.has(id);
      leave(id);
      const forget: number[] = [];
      for (const oldest of [...held.keys()]) {
        if (total + menu.products.length <= maxProducts) break;
        leave(oldest);
        forget.push(oldest);
      }
      held.set(id, menu.products.length);
      total += menu.products.length;
      return { id, isNew, forget };
    },
  };
}
