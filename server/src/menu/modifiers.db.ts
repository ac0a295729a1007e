import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

type GroupRow = Omit<
  Selectable<Tables['modifier_groups']>,
  'restaurant_id' | 'location_id' | 'position'
>;

export async function selectGroups(db: Db, sede: Sede): Promise<GroupRow[]> {
  return db
    .selectFrom('modifier_groups')
    .select(['codigo', 'nombre', 'pregunta', 'min', 'max', 'gratis', 'repetible', 'opciones'])
    .where(inSede(sede))
    .orderBy('position')
    .orderBy('codigo')
    .execute();
}

/** The database keeps the keys of an option in an order of its own; two equal groups read alike. */
export function presentGroup({ opciones, ...row }: GroupRow): ModifierGroup {
  return {
    ...row,
    opciones: opciones.map(({ codigo, nombre, precio, id_sigo, agotado, grupos }) => ({
      codigo,
      nombre,
      precio,
      id_sigo,
      agotado,
      grupos,
    })),
  };
}

/** Writes groups over those with the same code; new ones come last, in the given order. */
export async function writeGroups(
  tx: Db,
  sede: Sede,
  groups: readonly ModifierGroup[],
): Promise<void> {
  if (groups.length === 0) return;
  const { next } = await tx
    .selectFrom('modifier_groups')
    .select((eb) => sql<number>`coalesce(${eb.fn.max('position')}, 0) + 1`.as('next'))
    .where(inSede(sede))
    .executeTakeFirstOrThrow();
  const rows = groups.map((group, at) => ({
    ...sedeKeys(sede),
    ...group,
    opciones: JSON.stringify(group.opciones),
    position: next + at,
  }));
  await tx
    .insertInto('modifier_groups')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'location_id', 'codigo']).doUpdateSet((eb) => ({
        nombre: eb.ref('excluded.nombre'),
        pregunta: eb.ref('excluded.pregunta'),
        min: eb.ref('excluded.min'),
        max: eb.ref('excluded.max'),
        gratis: eb.ref('excluded.gratis'),
        repetible: eb.ref('excluded.repetible'),
        opciones: eb.ref('excluded.opciones'),
      })),
    )
    .execute();
}

/** Deletes groups and takes them off every dish. */
export async function deleteGroups(tx: Db, sede: Sede, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx.deleteFrom('modifier_groups').where(inSede(sede)).where('codigo', 'in', codes).execute();
  for (const code of codes) await dropFromProducts(tx, sede, code, null);
}

export async function addToProducts(
  tx: Db,
  sede: Sede,
  code: string,
  idSigos: readonly string[],
): Promise<void> {
  if (idSigos.length === 0) return;
  await tx
    .updateTable('products')
    .set({ grupos: sql`array_append(grupos, ${code}::text)` })
    .where(inSede(sede))
    .where('id_sigo', 'in', idSigos)
    .execute();
}

/** `idSigos`: off which dishes; null is all of them. */
export async function dropFromProducts(
  tx: Db,
  sede: Sede,
  code: string,
  idSigos: readonly string[] | null,
): Promise<void> {
  if (idSigos?.length === 0) return;
  await tx
    .updateTable('products')
    .set({ grupos: sql`array_remove(grupos, ${code}::text)` })
    .where(inSede(sede))
    .where(sql<boolean>`${code}::text = ANY(grupos)`)
    .$if(idSigos !== null, (update) => update.where('id_sigo', 'in', idSigos ?? []))
    .execute();
}

export async function setProductGroups(
  tx: Db,
  sede: Sede,
  products: readonly { id_sigo: string; grupos: string[] }[],
): Promise<void> {
  const byGroups = new Map<string, { grupos: string[]; idSigos: string[] }>();
  for (const { id_sigo, grupos } of products) {
    const key = grupos.join();
    const same = byGroups.get(key) ?? { grupos, idSigos: [] };
    same.idSigos.push(id_sigo);
    byGroups.set(key, same);
  }
  for (const { grupos, idSigos } of byGroups.values()) {
    await tx
      .updateTable('products')
      .set({ grupos })
      .where(inSede(sede))
      .where('id_sigo', 'in', idSigos)
      .execute();
  }
}

export async function writeGroupPositions(
  tx: Db,
  sede: Sede,
  codes: readonly string[],
): Promise<void> {
  await sql`
    UPDATE modifier_groups g SET position = o.at
    FROM unnest(${codes}::text[]) WITH ORDINALITY AS o (codigo, at)
    WHERE ${inSede(sede, 'g')} AND g.codigo = o.codigo`.execute(tx);
}

/** A dish was given another code: the options that are that dish follow it. */
export async function relinkOptions(tx: Db, sede: Sede, from: string, to: string): Promise<void> {
  if (from === to) return;
  const groups = (await selectGroups(tx, sede)).map(presentGroup);
  const linked = groups.filter(({ opciones }) => opciones.some(({ id_sigo }) => id_sigo === from));
  await writeGroups(
    tx,
    sede,
    linked.map((group) => ({
      ...group,
      opciones: group.opciones.map((one) => (one.id_sigo === from ? { ...one, id_sigo: to } : one)),
    })),
  );
}
