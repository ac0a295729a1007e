import { fold } from '@comanda/contract/fold';
import type { Category, Product } from '@comanda/contract/menu/menu';
import {
  dishCategories,
  groupByCategory,
  productsOf,
  specialCategory,
} from '@comanda/contract/menu/menu.rules';
import type { SedeMenu } from '../menu/menu.api.ts';

interface DishGroup {
  category: Category;
  products: Product[];
}

/** The dishes staff take orders from; services have a dialog of their own. */
export function dishGroups({ categories, products }: SedeMenu): DishGroup[] {
  return groupByCategory(products, dishCategories(categories));
}

export function servicesOf({ categories, products }: SedeMenu): Product[] {
  const active = categories.filter((category) => category.active);
  return productsOf(products, specialCategory(active, 'servicios'));
}

/** None chosen means every category. Each typed word stands in the name or its category. */
export function narrowGroups(
  groups: readonly DishGroup[],
  { selected, search }: { selected: readonly string[]; search: string },
): DishGroup[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return groups
    .filter(({ category }) => selected.length === 0 || selected.includes(category._id))
    .map(({ category, products }) => ({
      category,
      products: products.filter(({ nombre }) => {
        const text = fold(`${nombre} ${category.name}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ products }) => products.length > 0);
}
