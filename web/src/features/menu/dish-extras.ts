import {
  additionsOf,
  drinkCategory,
  makesCombo,
  sideCategory,
  takesAdditions,
} from '@comanda/contract/menu/extras.rules';
import type { Product } from '@comanda/contract/menu/menu';
import { productsOf } from '@comanda/contract/menu/menu.rules';
import type { CartItem } from '../../lib/stored.ts';
import { needsChoice, type SedeMenu } from './menu.api.ts';

/** The extras of a dish. A combo exists only if the menu has both of its parts. */
export interface DishExtras {
  additions: Product[];
  combo: { drinks: Product[]; sides: Product[] } | null;
}

/**
 * The extras that the menu offers with the dish, plus the kinds that the line already has: an old order may have
 * more.
 */
export function extrasFor(
  { categories, products }: SedeMenu,
  dish: Product,
  line?: CartItem,
): DishExtras {
  const category = categories.find(({ _id }) => _id === dish.categoryId);
  const hasAdditions = takesAdditions(dish, category) || Boolean(line?.adiciones.length);
  const hasCombo = makesCombo(category) || Boolean(line?.combo);
  const active = categories.filter((one) => one.active);
  const drinks = productsOf(products, drinkCategory(active));
  const sides = productsOf(products, sideCategory(active));
  return {
    additions: hasAdditions ? additionsOf(products, categories) : [],
    combo: hasCombo && drinks.length > 0 && sides.length > 0 ? { drinks, sides } : null,
  };
}

/** Diners can order a combo only while neither all drinks nor all sides are sold out. */
export function dinerExtrasFor(menu: SedeMenu, dish: Product): DishExtras {
  const extras = extrasFor(menu, dish);
  const isServed = (parts: readonly Product[]) => parts.some(({ agotado }) => !agotado);
  const { combo } = extras;
  const isOffered = combo && isServed(combo.drinks) && isServed(combo.sides);
  return { ...extras, combo: isOffered ? combo : null };
}

/** Whether the owner drew groups for the dish; additions and combos are what the flags offer. */
function hasDrawnGroups({ groups }: SedeMenu, { grupos }: Product): boolean {
  return groups?.some(({ codigo }) => grupos?.includes(codigo)) ?? false;
}

/** Whether the line has additions or a combo, as dishes without groups have them. */
function hasSeedExtras({ adiciones, combo }: CartItem): boolean {
  return adiciones.length > 0 || Boolean(combo);
}

/**
 * Whether the dish opens with its groups. A line from before that has additions or a combo is changed as it was taken,
 * unless it must be chosen again: groups and these extras cannot be ordered together.
 */
export function opensGroups(
  menu: SedeMenu,
  dish: Product,
  line: CartItem | undefined,
  isChosenAgain: boolean,
): boolean {
  return hasDrawnGroups(menu, dish) && (isChosenAgain || !line || !hasSeedExtras(line));
}

/** Whether a diner can order the line only by its groups: one is required, or its extras are not on offer any more. */
export function mustChooseAgain(menu: SedeMenu, dish: Product, line: CartItem): boolean {
  const { additions, combo } = dinerExtrasFor(menu, dish);
  const isOffered = ({ id_sigo }: { id_sigo: string }) =>
    additions.some((addition) => addition.id_sigo === id_sigo);
  return (
    needsChoice(menu, dish) || !line.adiciones.every(isOffered) || (Boolean(line.combo) && !combo)
  );
}
