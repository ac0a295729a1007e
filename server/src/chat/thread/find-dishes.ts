import type { OpenMenu } from '@comanda/assistant/menu-search';
import { fold } from '@comanda/contract/fold';
import type { Product } from '@comanda/contract/menu/menu';
import type { Questions } from './protocol.ts';

/** The search of a language model: by words, in one category or in all. */
export function findDishes(
  menu: OpenMenu,
  { texto, categoria, limit }: Questions['search']['asked'],
): Product[] {
  const called = texto.trim();
  const found =
    called === ''
      ? menu.products
      : menu.search(called, menu.products.length).map(({ product }) => product);
  const wanted = categoria === null ? null : fold(categoria).trim();
  const isThere = (product: Product) =>
    wanted === null || fold(menu.categoryOf(product)?.name ?? '') === wanted;
  return found.filter(isThere).slice(0, limit);
}
