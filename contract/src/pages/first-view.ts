import type { Location, Restaurant } from '../locations/locations.ts';
import type { Category, Product } from '../menu/menu.ts';

/** Where a page keeps its first view, as JSON. */
export const FIRST_VIEW_ID = 'first-view';

/** Names the sede a browser is at, by `dbName`. A hint for the server, never believed further. */
export const SEDE_COOKIE = 'sede';

/** Beside it while a table's code was scanned: the menu keeps room for saying so. */
export const TABLE_COOKIE = 'mesa';

/** The beginning of a menu. `counts`: how many dishes each category has in all, by its `_id`. */
export interface FirstMenu {
  categories: Category[];
  products: Product[];
  counts: Record<string, number>;
}

/** What anybody may see of a restaurant's page. */
export interface RestaurantView {
  page: 'restaurante';
  path: string;
  data: Location[];
  restaurante: Restaurant;
}

/** What anybody at a sede sees first: nothing of who it is. */
export interface SedeView {
  page: 'menu' | 'cart';
  location: Location;
  restaurante: Restaurant;
  hasTable: boolean;
  /** Only where dishes are shown. */
  menu?: FirstMenu;
}

/** What a page brings along, as it was at `at`. */
export type FirstView = (RestaurantView | SedeView) & { at: string };
