import type { Db } from '../db.ts';
import type { Sede } from '../session.ts';
import {
  deleteCategoryRow,
  insertCategory,
  updateCategoryRow,
  writePositions,
} from './categories.db.ts';
import { type Change, keyOf, type PlannedProduct } from './menu-plan.ts';
import { deleteProductRows, insertProduct, updateProductRow } from './products.db.ts';

const NO_FLAGS = { esBebida: false, esAdicional: false, esPlatoPrincipal: false };

/** Writes a plan: what leaves goes first, so that its flags and codes are free. */
export async function writeChange(tx: Db, sede: Sede, change: Change, isReplaced: boolean) {
  await deleteProductRows(
    tx,
    sede,
    change.removedProducts.map(({ _id }) => _id),
  );
  // Flags wander between categories: nobody holds one while they are handed out again.
  const removedIds = change.removedCategories.map(({ _id }) => _id);
  const stayingIds = change.categories.flatMap(({ id }) => id ?? []);
  for (const id of [...removedIds, ...stayingIds]) await updateCategoryRow(tx, sede, id, NO_FLAGS);

  const categoryIds = new Map<string, string>();
  const categoryOrder: string[] = [];
  for (const { id, ...values } of change.categories) {
    if (id) await updateCategoryRow(tx, sede, id, values);
    const own = id ?? (await insertCategory(tx, sede, values));
    categoryOrder.push(own);
    if (!categoryIds.has(keyOf(values.name))) categoryIds.set(keyOf(values.name), own);
  }

  const productOrder: string[] = [];
  for (const product of change.products) {
    productOrder.push(await writeProduct(tx, sede, product, categoryIds));
  }
  for (const id of removedIds) await deleteCategoryRow(tx, sede, id);
  if (isReplaced) {
    await writePositions(tx, sede, 'categories', categoryOrder);
    await writePositions(tx, sede, 'products', productOrder);
  }
}

async function writeProduct(
  tx: Db,
  sede: Sede,
  { id, fila: _, category, accion, ...rest }: PlannedProduct,
  categoryIds: ReadonlyMap<string, string>,
): Promise<string> {
  const category_id = categoryIds.get(category);
  if (!category_id) throw new Error(`El plan no tiene la categoría ${category}.`);
  const values = { ...rest, agotado: rest.agotado ?? false, category_id };
  if (!id) return insertProduct(tx, sede, values);
  if (accion === 'cambia') await updateProductRow(tx, sede, id, values);
  return id;
}
