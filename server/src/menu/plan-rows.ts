import type { Plan } from '@comanda/contract/tables/tables';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { mergeQrVersions, selectSettings } from './menu.db.ts';

type Zone = Plan['zonas'][number];

export async function selectPlan(db: Db, sede: Sede): Promise<Plan> {
  const { rows: zonas } = await sql<Zone>`
    SELECT z.id AS _id, z.nombre, coalesce(t.mesas, '[]') AS mesas
    FROM zones z
    LEFT JOIN (
      SELECT t.zona_id, json_agg(json_build_object('_id', t.id, 'nombre', t.nombre,
        'puestos', t.puestos, 'x', t.x, 'y', t.y, 'ancho', t.ancho, 'alto', t.alto,
        'forma', t.forma, 'activa', t.activa)
        ORDER BY t.y, t.x, t.nombre) AS mesas
      FROM dining_tables t WHERE ${inSede(sede, 't')} GROUP BY t.zona_id
    ) t ON t.zona_id = z.id
    WHERE ${inSede(sede, 'z')}
    ORDER BY z.position, z.nombre`.execute(db);
  return { zonas };
}

/** Writes the whole plan anew, because tables may swap their names. */
export async function replacePlan(tx: Db, sede: Sede, { zonas }: Plan): Promise<void> {
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
    })),
  );
  if (tables.length > 0) await tx.insertInto('dining_tables').values(tables).execute();
}

/** Ends the codes of a table; answers its name, or null where there is no such table. */
export async function raiseQrVersion(tx: Db, sede: Sede, id: string): Promise<string | null> {
  const table = await tx
    .selectFrom('dining_tables')
    .select(['nombre', 'clave'])
    .where(inSede(sede))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!table) return null;
  const { qrVersions } = await selectSettings(tx, sede);
  await mergeQrVersions(tx, sede, { [table.clave]: (qrVersions.get(table.clave) ?? 0) + 1 });
  return table.nombre;
}
