import type { Station } from '@comanda/contract/menu/stations';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

export async function selectStations(db: Db, sede: Sede): Promise<Station[]> {
  return db
    .selectFrom('stations')
    .select(['clave', 'nombre', 'impresora', 'objetivo_min as objetivoMin'])
    .where(inSede(sede))
    .orderBy('position')
    .execute();
}

/** Writes all of them anew, in their order. */
export async function replaceStations(
  tx: Db,
  sede: Sede,
  stations: readonly Station[],
): Promise<void> {
  await tx.deleteFrom('stations').where(inSede(sede)).execute();
  if (stations.length === 0) return;
  const rows = stations.map(({ objetivoMin, ...station }, position) => ({
    ...sedeKeys(sede),
    ...station,
    objetivo_min: objetivoMin,
    position,
  }));
  await tx.insertInto('stations').values(rows).execute();
}
