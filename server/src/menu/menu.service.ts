import type { Catalogue } from '@comanda/contract/catalogue';
import type { Db } from '../db.ts';
import type { Sede } from '../session.ts';
import { selectCategories, selectProducts } from './menu.db.ts';
import { presentCategory, presentProduct } from './menu.presenter.ts';

/** What an order is priced from: the sede's own products and categories, hidden ones too. */
export async function readCatalogue(db: Db, sede: Sede): Promise<Catalogue> {
  const [products, categories] = await Promise.all([
    selectProducts(db, sede),
    selectCategories(db, sede),
  ]);
  return { products: products.map(presentProduct), categories: categories.map(presentCategory) };
}
