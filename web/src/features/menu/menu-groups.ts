import type { Product } from '@comanda/contract/menu/menu';
import {
  type GroupIndex,
  indexGroups,
  type OfferedGroup,
} from '@comanda/contract/modifiers/groups.rules';
import type { SedeMenu } from './menu.api.ts';

const indexes = new WeakMap<SedeMenu, GroupIndex>();

/** The menu's groups as its dishes offer them, made once for each menu. */
export function groupIndexOf(menu: SedeMenu): GroupIndex {
  const { products, categories, groups = [] } = menu;
  const index = indexes.get(menu) ?? indexGroups({ products, categories, groups });
  indexes.set(menu, index);
  return index;
}

/** The groups that the owner drew for the dish: what must be chosen first, else in their order. */
export function drawnGroups(menu: SedeMenu, dish: Product): OfferedGroup[] {
  return groupIndexOf(menu)
    .drawn(dish)
    .toSorted((a, b) => Number(b.min > 0) - Number(a.min > 0));
}
