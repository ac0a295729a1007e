import { fold, underscored } from '../fold.ts';
import type { Category, Product } from './menu.ts';

/** As much as one sede offers; everybody who reads its menu reads all of it. */
export const MENU_LIMITS = { products: 2000, categories: 200 } as const;

/** Whether a dish can be ordered: it is not sold out, nor is everything of a group that it needs. */
export function isServed({ agotado, sinOpciones }: Pick<Product, 'agotado' | 'sinOpciones'>) {
  return !agotado && !sinOpciones;
}

/** A sede that already has more may keep and change it, but not grow. */
export function growsOver(max: number, before: number, after: number): boolean {
  return after > max && after > before;
}

/** Categories that are special by their name. */
export type SpecialName = 'adiciones' | 'servicios';

export function isSpecialCategory(category: Pick<Category, 'name'>, name: SpecialName): boolean {
  return fold(category.name).trim() === name;
}

export function specialCategory<C extends Pick<Category, 'name'>>(
  categories: readonly C[],
  name: SpecialName,
): C | undefined {
  return categories.find((category) => isSpecialCategory(category, name));
}

/** What the menu shows: sides and additions are only offered inside another product. */
export function visibleCategories<C extends Pick<Category, 'active' | 'esAdicional' | 'name'>>(
  categories: readonly C[],
): C[] {
  return categories.filter(
    (category) =>
      category.active && !category.esAdicional && !isSpecialCategory(category, 'adiciones'),
  );
}

/** The categories of food and drink: the menu lists services too, but they are not dishes. */
export function dishCategories<C extends Pick<Category, 'active' | 'esAdicional' | 'name'>>(
  categories: readonly C[],
): C[] {
  return visibleCategories(categories).filter((one) => !isSpecialCategory(one, 'servicios'));
}

export function productsOf<P extends Pick<Product, 'categoryId'>>(
  products: readonly P[],
  category: Pick<Category, '_id'> | undefined,
): P[] {
  return category ? products.filter(({ categoryId }) => categoryId === category._id) : [];
}

/** In the order of the categories, without the empty ones. */
export function groupByCategory<
  P extends Pick<Product, 'categoryId'>,
  C extends Pick<Category, '_id'>,
>(products: readonly P[], categories: readonly C[]): { category: C; products: P[] }[] {
  return categories
    .map((category) => ({ category, products: productsOf(products, category) }))
    .filter((group) => group.products.length > 0);
}

export function subcategoryId(name: string): string {
  return underscored(name);
}

/** The socket namespace that tells of a menu's changes; open to anybody, because menus are public. */
export const MENU_NAMESPACE = '/menu';
