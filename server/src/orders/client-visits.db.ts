import type { Visits } from '@comanda/contract/clients/clients';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** The visits of these clients, by client; who never bought is not in it. */
export async function selectVisits(
  db: Db,
  sede: Sede,
  clientIds: readonly string[],
): Promise<Map<string, Visits>> {
  if (clientIds.length === 0) return new Map();
  const { rows } = await sql<VisitsRow>`
    SELECT o.client_id,
      count(DISTINCT (o."horaCreacion" AT TIME ZONE 'America/Bogota')::date)::int AS visitas,
      sum(o.total)::float8 AS gastado, max(o."horaCreacion") AS last
    FROM orders o
    WHERE ${inSede(sede, 'o')} AND o.client_id = ANY(${clientIds}::uuid[])
      AND o.estado = 'facturado'
    GROUP BY o.client_id`.execute(db);
  return new Map(
    rows.map(({ client_id, visitas, gastado, last }) => [
      client_id,
      { visitas, gastado, ultimaVisita: last.toISOString() },
    ]),
  );
}

type VisitsRow = { client_id: string; visitas: number; gastado: number; last: Date };
