import { productsOf, specialCategory } from './menu.rules.ts';
import type { Category, Product } from './menu.ts';

const COMBO = {
  drinkPrice: 4000,
  sidePrice: 6000,
  largeSidePrice: 7000,
  /** A side whose own price is above this is a large one. */
  largeSideAbove: 6000,
} as const;

export function comboDrinkPrice(): number {
  return COMBO.drinkPrice;
}

export function comboSidePrice(precio: number): number {
  return precio > COMBO.largeSideAbove ? COMBO.largeSidePrice : COMBO.sidePrice;
}

/** A combo is nothing until it has both parts. */
export function isComboReady<Drink, Side>(
  combo:
    | { bebida?: Drink | null | undefined; adicional?: Side | null | undefined }
    | null
    | undefined,
): combo is { bebida: Drink; adicional: Side } {
  return Boolean(combo?.bebida && combo.adicional);
}

/** Main dishes are what the menu offers as a combo. */
export function makesCombo(category: MainCategory | undefined): boolean {
  return Boolean(category?.esPlatoPrincipal && !category.esBebida && !category.esAdicional);
}

/** Main dishes take additions, and so does any dish its owner says so of. */
export function takesAdditions(
  { permiteAdiciones }: Pick<Product, 'permiteAdiciones'>,
  category: Pick<Category, 'esPlatoPrincipal'> | undefined,
): boolean {
  return permiteAdiciones || category?.esPlatoPrincipal === true;
}

type MainCategory = Pick<Category, 'esPlatoPrincipal' | 'esBebida' | 'esAdicional'>;

export function drinkCategory<C extends Pick<Category, 'esBebida'>>(
  categories: readonly C[],
): C | undefined {
  return categories.find((category) => category.esBebida);
}

export function sideCategory<C extends Pick<Category, 'esAdicional'>>(
  categories: readonly C[],
): C | undefined {
  return categories.find((category) => category.esAdicional);
}

/** A hidden 'adiciones' offers nothing: the server would refuse it. */
export function additionsOf<P extends Pick<Product, 'categoryId'>>(
  products: readonly P[],
  categories: readonly Pick<Category, '_id' | 'name' | 'active'>[],
): P[] {
  const active = categories.filter((category) => category.active);
  return productsOf(products, specialCategory(active, 'adiciones'));
}
