import { nameKey } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import {
  deleteCategoryRow,
  insertCategory,
  updateCategoryRow,
  writePositions,
} from './categories.db.ts';
import type { Change, PlannedProduct } from './menu-plan.ts';
import { deleteGroups, writeGroups } from './modifiers.db.ts';
import { deleteProductRows, insertProducts, updateProductRow } from './products.db.ts';

const NO_FLAGS = { esBebida: false, esAdicional: false, esPlatoPrincipal: false };

/** Writes a plan. Removals go first, so that their flags and codes are free. */
export async function writeChange(tx: Db, sede: Sede, change: Change, isReplaced: boolean) {
  await deleteProductRows(
    tx,
    sede,
    change.removedProducts.map(({ _id }) => _id),
  );
  // Flags move between categories, so all are cleared before they are given out again.
  const removedIds = change.removedCategories.map(({ _id }) => _id);
  const stayingIds = change.categories.flatMap(({ id }) => id ?? []);
  for (const id of [...removedIds, ...stayingIds]) await updateCategoryRow(tx, sede, id, NO_FLAGS);

  const categoryIds = new Map<string, string>();
  const categoryOrder: string[] = [];
  for (const { id, ...values } of change.categories) {
    if (id) await updateCategoryRow(tx, sede, id, values);
    const own = id ?? (await insertCategory(tx, sede, values));
    categoryOrder.push(own);
    if (!categoryIds.has(nameKey(values.name))) categoryIds.set(nameKey(values.name), own);
  }

  const valuesOf = ({ id: _i, fila: _f, accion: _a, category, ...rest }: PlannedProduct) => {
    const category_id = categoryIds.get(category);
    if (!category_id) throw new Error(`The plan has no category ${category}.`);
    return { ...rest, agotado: rest.agotado ?? false, category_id };
  };
  for (const product of change.products) {
    if (product.id && product.accion === 'cambia') {
      await updateProductRow(tx, sede, product.id, valuesOf(product));
    }
  }
  const fresh = change.products.filter(({ id }) => id === null);
  const freshIds = await insertProducts(tx, sede, fresh.map(valuesOf));
  const productOrder = change.products.map(({ id }) => id ?? freshIds.shift() ?? '');
  for (const id of removedIds) await deleteCategoryRow(tx, sede, id);
  await writeGroups(tx, sede, change.groups);
  await deleteGroups(tx, sede, change.removedGroups);
  if (isReplaced) {
    await writePositions(tx, sede, 'categories', categoryOrder);
    await writePositions(tx, sede, 'products', productOrder);
  }
}
