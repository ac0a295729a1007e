import type { Impuesto } from '@comanda/contract/menu/impuestos.words';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

export type ProductValues = {
  category_id: string;
  subcategoryIds: string[];
  nombre: string;
  descripcion: string;
  precio: number;
  imagen: string;
  id_sigo: string;
  permiteAdiciones: boolean;
  agotado: boolean;
  impuesto: Impuesto | null;
  estacion: string | null;
  grupos: string[];
};

const AT_ONCE = 500;

/** Adds products at the end of the menu, and so of their categories, in the given order. */
export async function insertProducts(
  tx: Db,
  sede: Sede,
  products: readonly ProductValues[],
): Promise<string[]> {
  const { next } = await tx
    .selectFrom('products')
    .select((eb) => sql<number>`coalesce(${eb.fn.max('position')}, 0) + 1`.as('next'))
    .where(inSede(sede))
    .executeTakeFirstOrThrow();
  const rows = products.map((values, at) => ({
    ...sedeKeys(sede),
    id: crypto.randomUUID(),
    ...values,
    position: next + at,
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await tx
      .insertInto('products')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
  }
  return rows.map(({ id }) => id);
}

export async function updateProductRow(
  tx: Db,
  sede: Sede,
  id: string,
  values: Partial<ProductValues>,
): Promise<void> {
  await tx.updateTable('products').set(values).where(inSede(sede)).where('id', '=', id).execute();
}

export async function deleteProductRows(tx: Db, sede: Sede, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('products').where(inSede(sede)).where('id', 'in', ids).execute();
}

/** Updates the marks of a category's products after its subcategories got new ids. */
export async function renameSubcategories(
  tx: Db,
  sede: Sede,
  categoryId: string,
  newIds: ReadonlyMap<string, string>,
): Promise<void> {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'subcategoryIds'])
    .where(inSede(sede))
    .where('category_id', '=', categoryId)
    .where(sql<boolean>`cardinality("subcategoryIds") > 0`)
    .execute();
  for (const { id, subcategoryIds } of products) {
    const kept = subcategoryIds.flatMap((old) => newIds.get(old) ?? []);
    if (kept.join() !== subcategoryIds.join()) {
      await updateProductRow(tx, sede, id, { subcategoryIds: kept });
    }
  }
}
