import type { Plan } from '@comanda/contract/tables/tables';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

type Zone = Plan['zonas'][number];
type ZoneRow = Omit<Zone, 'mesas'> & { mesas: (Zone['mesas'][number] & { qr: number })[] };

/** `qrVersions`: `mesaClave` → which code of that table works, where it is not the first one. */
export type StoredPlan = { plan: Plan; qrVersions: ReadonlyMap<string, number> };

export async function selectPlan(db: Db, sede: Sede): Promise<StoredPlan> {
  const { rows } = await sql<ZoneRow>`
    SELECT z.id AS _id, z.nombre, coalesce(t.mesas, '[]') AS mesas
    FROM zones z
    LEFT JOIN (
      SELECT t.zona_id, json_agg(json_build_object('_id', t.id, 'nombre', t.nombre,
        'puestos', t.puestos, 'x', t.x, 'y', t.y, 'ancho', t.ancho, 'alto', t.alto,
        'forma', t.forma, 'activa', t.activa, 'qr', t.qr_version)
        ORDER BY t.y, t.x, t.nombre) AS mesas
      FROM dining_tables t WHERE ${inSede(sede, 't')} GROUP BY t.zona_id
    ) t ON t.zona_id = z.id
    WHERE ${inSede(sede, 'z')}
    ORDER BY z.position, z.nombre`.execute(db);
  const renewed = rows.flatMap(({ mesas }) => mesas.filter(({ qr }) => qr > 0));
  return {
    plan: {
      zonas: rows.map(({ mesas, ...zona }) => ({
        ...zona,
        mesas: mesas.map(({ qr: _, ...mesa }) => mesa),
      })),
    },
    qrVersions: new Map(renewed.map(({ nombre, qr }) => [mesaClave(nombre), qr])),
  };
}

/**
 * Writes the whole plan anew, because tables may swap their names. `qrOf`: which code of a table
 * works.
 */
export async function replacePlan(
  tx: Db,
  sede: Sede,
  { zonas }: Plan,
  qrOf: (id: string) => number,
): Promise<void> {
  const keys = sedeKeys(sede);
  // Their tables go with them.
  await tx.deleteFrom('zones').where(inSede(sede)).execute();
  if (zonas.length === 0) return;
  await tx
    .insertInto('zones')
    .values(zonas.map(({ _id: id, nombre }, position) => ({ ...keys, id, nombre, position })))
    .execute();
  const tables = zonas.flatMap(({ _id: zona_id, mesas }) =>
    mesas.map(({ _id: id, ...mesa }) => ({
      ...keys,
      ...mesa,
      id,
      zona_id,
      clave: mesaClave(mesa.nombre),
      qr_version: qrOf(id),
    })),
  );
  if (tables.length > 0) await tx.insertInto('dining_tables').values(tables).execute();
}

/** Ends the codes of a table; answers its name, or null where there is no such table. */
export async function raiseQrVersion(tx: Db, sede: Sede, id: string): Promise<string | null> {
  const row = await tx
    .updateTable('dining_tables')
    .set((eb) => ({ qr_version: eb('qr_version', '+', 1) }))
    .where(inSede(sede))
    .where('id', '=', id)
    .returning('nombre')
    .executeTakeFirst();
  return row?.nombre ?? null;
}
