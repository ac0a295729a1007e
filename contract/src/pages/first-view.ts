import type { Location, Restaurant } from '../locations/locations.ts';
import type { Category, Product } from '../menu/menu.ts';

/** Where a page keeps its first view, as JSON. */
export const FIRST_VIEW_ID = 'first-view';

/** The sede a browser is at, by `dbName`. Only a hint for the server. */
export const SEDE_COOKIE = 'sede';

/** Set beside it while a table's code was scanned, so that the menu leaves room for the notice. */
export const TABLE_COOKIE = 'mesa';

/** The beginning of a menu. `counts`: how many dishes each category has in all, by its `_id`. */
export interface FirstMenu {
  categories: Category[];
  products: Product[];
  counts: Record<string, number>;
}

/** The public part of a restaurant's page. */
export interface RestaurantView {
  page: 'restaurante';
  path: string;
  data: Location[];
  restaurante: Restaurant;
}

/** What anybody at a sede sees first; it contains nothing personal. */
export interface SedeView {
  page: 'menu' | 'cart';
  location: Location;
  restaurante: Restaurant;
  hasTable: boolean;
  /** Only on pages that show dishes. */
  menu?: FirstMenu;
}

/** The view that a page contains, as it was at `at`. */
export type FirstView = (RestaurantView | SedeView) & { at: string };
