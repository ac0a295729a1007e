import { dishSearch } from './dish-search.ts';

/** A text of a dish, or its words, where somebody split them before. */
type TextOf<T> = (dish: T) => string | readonly string[];

/**
 * The dishes that the staff looks for, in their order: those with every typed word in the first of the texts in which
 * any has them, else those that come nearest in the last text. All of them if nothing was typed.
 */
export function searchDishes<T>(
  dishes: readonly T[],
  typed: string,
  ...texts: readonly [TextOf<T>, ...TextOf<T>[]]
): readonly T[] {
  const search = dishSearch(typed);
  if (!search) return dishes;
  for (const textOf of texts) {
    const found = dishes.filter((dish) => search.exact(textOf(dish)));
    if (found.length > 0) return found;
  }
  const last = texts.at(-1) ?? texts[0];
  return dishes.filter((dish) => search.forgiving(last(dish)));
}
