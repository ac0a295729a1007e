import { groupByCategory, productsOf, visibleCategories } from '@comanda/contract/menu/menu.rules';
import type { SedeMenu } from './menu.api.ts';

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
