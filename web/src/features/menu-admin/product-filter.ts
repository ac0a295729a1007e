import { fold } from '@comanda/contract/fold';
import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import type { Product } from '@comanda/contract/menu/menu';

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

/** The folded text of each product. Computed once, because folding three hundred texts on every key is slow. */
export function searchTexts(products: readonly Product[]): ReadonlyMap<string, string> {
  return new Map(
    products.map(({ _id, nombre, descripcion, id_sigo }) => [
      _id,
      fold(`${nombre}\n${descripcion}\n${id_sigo}`),
    ]),
  );
}

/** The ids of the products that pass the filter. */
export function passing(
  products: readonly Product[],
  { search, categoryIds, mark }: ProductFilter,
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = products.filter((product) => {
    if (categoryIds.length > 0 && !categoryIds.includes(product.categoryId)) return false;
    if (mark === 'agotado' && !product.agotado) return false;
    if (mark === 'sin_foto' && !lacksPhoto(product)) return false;
    const text = texts.get(product._id) ?? '';
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map(({ _id }) => _id));
}
