import type { Subcategory } from '@comanda/contract/menu/menu';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

export type CategoryValues = {
  name: string;
  imageUrl: string;
  active: boolean;
  esBebida: boolean;
  esAdicional: boolean;
  esPlatoPrincipal: boolean;
  tiempo?: number | null | undefined;
  estacion?: string | null | undefined;
  subcategorias: Subcategory[];
};

/** Adds the category at the end of the menu. */
export async function insertCategory(tx: Db, sede: Sede, values: CategoryValues): Promise<string> {
  // Nobody else writes the sede's menu meanwhile: a change of the menu holds its counter.
  const { last } = await tx
    .selectFrom('categories')
    .select((eb) => eb.fn.max('position').as('last'))
    .where(inSede(sede))
    .executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('categories')
    .values({
      ...sedeKeys(sede),
      ...values,
      subcategorias: JSON.stringify(values.subcategorias),
      position: (last ?? 0) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategoryRow(
  tx: Db,
  sede: Sede,
  id: string,
  { subcategorias, ...values }: Partial<CategoryValues>,
): Promise<void> {
  await tx
    .updateTable('categories')
    .set({ ...values, ...(subcategorias && { subcategorias: JSON.stringify(subcategorias) }) })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

export async function deleteCategoryRow(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx.deleteFrom('categories').where(inSede(sede)).where('id', '=', id).execute();
}

/** Numbers the rows by their position in `ids`. */
export async function writePositions(
  tx: Db,
  sede: Sede,
  table: 'categories' | 'products',
  ids: readonly string[],
): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} t SET position = ordered.place
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered (id, place)
    WHERE ${inSede(sede, 't')}
      AND t.id = ordered.id`.execute(tx);
}
