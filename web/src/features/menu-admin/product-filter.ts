import { wordsOf } from '@comanda/contract/menu/dish-search';
import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import type { Product } from '@comanda/contract/menu/menu';
import { searchDishes } from '@comanda/contract/menu/staff-dish-search';

export type Mark = 'agotado' | 'sin_foto';

export interface ProductFilter {
  search: string;
  /** Empty means all. */
  categoryIds: readonly string[];
  mark: Mark | null;
}

export const NO_FILTER: ProductFilter = { search: '', categoryIds: [], mark: null };

export function lacksPhoto(product: Pick<Product, 'imagen'>): boolean {
  return product.imagen === '' || product.imagen === PLACEHOLDER_IMAGE;
}

/** Drops categories that have no products any more, because their chips are gone. */
export function withoutGone(filter: ProductFilter, products: readonly Product[]): ProductFilter {
  const isThere = (id: string) => products.some(({ categoryId }) => categoryId === id);
  if (filter.categoryIds.every(isThere)) return filter;
  return { ...filter, categoryIds: filter.categoryIds.filter(isThere) };
}

/** The words of each product. Split once, because splitting two thousand texts on every key is slow. */
export function searchWords(products: readonly Product[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    products.map(({ _id, nombre, descripcion, id_sigo }) => [
      _id,
      wordsOf(`${nombre}\n${descripcion}\n${id_sigo}`),
    ]),
  );
}

/** The ids of the products that pass the filter. */
export function passing(
  products: readonly Product[],
  { search, categoryIds, mark }: ProductFilter,
  words: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const marked = products.filter((product) => {
    if (categoryIds.length > 0 && !categoryIds.includes(product.categoryId)) return false;
    if (mark === 'agotado' && !product.agotado) return false;
    return mark !== 'sin_foto' || lacksPhoto(product);
  });
  const found = searchDishes(marked, search, ({ _id }) => words.get(_id) ?? []);
  return new Set(found.map(({ _id }) => _id));
}
