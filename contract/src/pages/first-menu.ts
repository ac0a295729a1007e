import { groupByCategory, visibleCategories } from '../menu/menu.rules.ts';
import type { Category, Product } from '../menu/menu.ts';
import type { FirstMenu } from './first-view.ts';

/** About two screens of a phone. */
export const FIRST_DISHES = 8;

export function firstMenu(menu: {
  categories: readonly Category[];
  products: readonly Product[];
}): FirstMenu {
  const groups = groupByCategory(menu.products, visibleCategories(menu.categories));
  return {
    categories: groups.map(({ category }) => category),
    products: groups.flatMap(({ products }) => products).slice(0, FIRST_DISHES),
    counts: Object.fromEntries(
      groups.map(({ category, products }) => [category._id, products.length]),
    ),
  };
}
