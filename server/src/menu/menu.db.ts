import type { Db } from '../db.ts';
import type { Sede } from '../session.ts';
import type { CategoryRow, ProductRow } from './menu.presenter.ts';

export async function selectProducts(db: Db, sede: Sede): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .select([
      'id',
      'category_id',
      'subcategoryIds',
      'nombre',
      'descripcion',
      'precio',
      'imagen',
      'id_sigo',
      'permiteAdiciones',
      'agotado',
    ])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .orderBy('position')
    .orderBy('nombre')
    .execute();
}

export async function selectCategories(db: Db, sede: Sede): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select([
      'id',
      'name',
      'imageUrl',
      'active',
      'esBebida',
      'esAdicional',
      'esPlatoPrincipal',
      'subcategorias',
    ])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .orderBy('position')
    .orderBy('name')
    .execute();
}
