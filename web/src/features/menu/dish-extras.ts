import type { Product } from '@comanda/contract/menu';
import { additionsOf, drinkCategory, productsOf, sideCategory } from '@comanda/contract/menu.rules';
import type { SedeMenu } from './menu.api.ts';

/** What goes with a dish. A combo exists only where both its parts do. */
export interface DishExtras {
  additions: Product[];
  combo: { drinks: Product[]; sides: Product[] } | null;
}

/** Main dishes take additions, and so does any dish its owner says so of. Drinks make no combo. */
export function extrasFor({ categories, products }: SedeMenu, dish: Product): DishExtras {
  const category = categories.find(({ _id }) => _id === dish.categoryId);
  const takesAdditions = category?.esPlatoPrincipal || dish.permiteAdiciones;
  const active = categories.filter((one) => one.active);
  const drinks = productsOf(products, drinkCategory(active));
  const sides = productsOf(products, sideCategory(active));
  const isDish = category && !category.esBebida && !category.esAdicional;
  return {
    additions: takesAdditions ? additionsOf(products, categories) : [],
    combo: isDish && drinks.length > 0 && sides.length > 0 ? { drinks, sides } : null,
  };
}

/** A diner makes combos of main dishes only, and only while both parts can be had. */
export function dinerExtrasFor(menu: SedeMenu, dish: Product): DishExtras {
  const extras = extrasFor(menu, dish);
  const category = menu.categories.find(({ _id }) => _id === dish.categoryId);
  const isServed = (parts: readonly Product[]) => parts.some(({ agotado }) => !agotado);
  const { combo } = extras;
  const isOffered =
    combo && category?.esPlatoPrincipal && isServed(combo.drinks) && isServed(combo.sides);
  return { ...extras, combo: isOffered ? combo : null };
}
