import type { Category, Product } from '@comanda/contract/menu/menu';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type ProductRow = Omit<
  Selectable<Tables['products']>,
  'restaurant_id' | 'location_id' | 'position'
>;
export type CategoryRow = Omit<
  Selectable<Tables['categories']>,
  'restaurant_id' | 'location_id' | 'position'
>;

export function presentProduct({ id, category_id, ...row }: ProductRow): Product {
  return { _id: id, categoryId: category_id, ...row };
}

export function presentCategory({ id, ...row }: CategoryRow): Category {
  return { _id: id, ...row };
}
