import { growsOver, MENU_LIMITS } from '@comanda/contract/menu/menu.rules';
import { AppError } from '../errors/app-error.ts';
import type { Change, Menu } from './menu-plan.ts';

/**
 * Runs inside the transaction that writes: of two at once, the second counts what the first added.
 */
export function refuseMoreProducts(before: number, after: number): void {
  if (growsOver(MENU_LIMITS.products, before, after)) throw new AppError('limite_de_productos');
}

export function refuseMoreCategories(before: number, after: number): void {
  if (growsOver(MENU_LIMITS.categories, before, after)) throw new AppError('limite_de_categorias');
}

/** A plan that exceeds the limits of a sede is refused, even as a preview. */
export function refuseLongerMenu({ products, categories }: Menu, change: Change): void {
  const isNew = ({ id }: { id: string | null }) => id === null;
  const { length: had } = products;
  const left = had - change.removedProducts.length;
  refuseMoreProducts(had, left + change.products.filter(isNew).length);
  refuseMoreCategories(categories.length, change.categories.length);
}
