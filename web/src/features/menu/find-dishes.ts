import { fold } from '@comanda/contract/fold';
import type { Product } from '@comanda/contract/menu/menu';
import { groupByCategory, visibleCategories } from '@comanda/contract/menu/menu.rules';
import type { SedeMenu } from './menu.api.ts';

interface FoundDish {
  product: Product;
  /** The name of its category. */
  category: string;
}

/**
 * Every word begins one of the name, the category or the description, accents ignored. What is
 * called so comes before what only has it in it.
 */
export function findDishes({ categories, products }: SedeMenu, text: string): FoundDish[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (where: string) => {
    const there = fold(where).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => there.some((one) => one.startsWith(word)));
  };
  const dishes = groupByCategory(products, visibleCategories(categories)).flatMap((group) =>
    group.products.map((product) => ({ product, category: group.category.name })),
  );
  const named = dishes.filter(({ product }) => isIn(product.nombre));
  const others = dishes.filter(
    ({ product: { nombre, descripcion }, category }) =>
      !isIn(nombre) && isIn(`${nombre} ${category} ${descripcion}`),
  );
  return [...named, ...others];
}
