import type { Zone } from '@comanda/contract/zones/zones';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** Writes all of them anew, in their order. */
export async function replaceZones(tx: Db, sede: Sede, zonas: readonly Zone[]): Promise<void> {
  await tx.deleteFrom('delivery_zones').where(inSede(sede)).execute();
  if (zonas.length === 0) return;
  const rows = zonas.map(({ _id: id, poligono, ...zona }, position) => ({
    ...sedeKeys(sede),
    ...zona,
    id,
    poligono: poligono && JSON.stringify(poligono),
    position,
  }));
  await tx.insertInto('delivery_zones').values(rows).execute();
}
