import type { Zone } from '@comanda/contract/zones/zones';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** The delivery zones of a sede, in its owner's order: part of what an order is checked against. */
export async function selectZones(db: Db, sede: Sede): Promise<Zone[]> {
  return db
    .selectFrom('delivery_zones')
    .select([
      'id as _id',
      'nombre',
      'barrios',
      'radio_m',
      'poligono',
      'tarifa',
      'minimo',
      'gratis_desde',
      'tiempo_min',
      'activa',
    ])
    .where(inSede(sede))
    .orderBy('position')
    .execute();
}
