import type { Category, Product } from './menu.ts';

export type CatalogueProduct = Pick<
  Product,
  | 'id_sigo'
  | 'categoryId'
  | 'nombre'
  | 'precio'
  | 'imagen'
  | 'agotado'
  | 'permiteAdiciones'
  | 'impuesto'
  | 'estacion'
  | 'grupos'
>;
type CatalogueCategory = Pick<
  Category,
  | '_id'
  | 'name'
  | 'active'
  | 'esBebida'
  | 'esAdicional'
  | 'esPlatoPrincipal'
  | 'tiempo'
  | 'estacion'
>;

export interface Catalogue {
  products: readonly CatalogueProduct[];
  categories: readonly CatalogueCategory[];
  /** Callers that price from the same menu often make it once. */
  find?: OfferFinder;
}

export interface Offer {
  product: CatalogueProduct;
  category: CatalogueCategory;
}

export type OfferFinder = (
  idSigo: string,
) => Offer | { missing: 'unknown' } | { missing: 'hidden'; offer: Offer };

/** Looks products up by `id_sigo`; those of a hidden category are not on offer. */
export function offerFinder({ products, categories }: Omit<Catalogue, 'find'>): OfferFinder {
  const byIdSigo = new Map(products.map((product) => [product.id_sigo, product]));
  const byId = new Map(categories.map((category) => [category._id, category]));
  return (idSigo) => {
    const product = byIdSigo.get(idSigo);
    if (!product) return { missing: 'unknown' };
    const category = byId.get(product.categoryId);
    if (!category) return { missing: 'unknown' };
    const offer = { product, category };
    return category.active ? offer : { missing: 'hidden', offer };
  };
}
