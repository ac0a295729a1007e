import { dayRange } from '@comanda/contract/days';
import { REPORT_LIST } from '@comanda/contract/reports/reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Scope } from './facts.db.ts';

export type LossRow = {
  id: string;
  location_id: string;
  fecha: Date;
  total: number;
  motivo: string | null;
  por: string | null;
};

/** The newest of the period, with who did it: the audit entry has the same instant as the loss. */
export async function selectLosses(
  db: Db,
  { restaurantId, sedes }: Scope,
  { desde, hasta }: ReportPeriod,
  estado: 'cancelado' | 'dado_de_baja',
): Promise<LossRow[]> {
  const { rows } = await sql<LossRow>`
    SELECT lost.*, (
      SELECT a.actor_nombre FROM audit_entries a
      WHERE a.restaurant_id = ${restaurantId} AND a.entity = 'pedido'
        AND a.at >= lost.fecha - INTERVAL '1 millisecond'
        AND a.at <= lost.fecha + INTERVAL '1 millisecond'
        AND a.entity_id = lost.id AND a.action = ${estado}
      LIMIT 1
    ) AS por
    FROM (
      SELECT newest.* FROM unnest(${sedes.map(({ locationId }) => locationId)}::uuid[]) AS s (location_id)
      CROSS JOIN LATERAL (
        SELECT o.id, o.location_id, COALESCE(o."fechaCancelado", o."fechaBaja") AS fecha, o.total,
          o."motivoBaja" AS motivo
        FROM orders o
        WHERE o.restaurant_id = ${restaurantId} AND o.location_id = s.location_id
          AND o.estado = ${estado} AND o.estado IN ('cancelado', 'dado_de_baja')
          AND COALESCE(o."fechaCancelado", o."fechaBaja") >= ${dayRange(desde).from}
          AND COALESCE(o."fechaCancelado", o."fechaBaja") < ${dayRange(hasta).to}
        ORDER BY fecha DESC, o.id
        LIMIT ${REPORT_LIST.perdidas}
      ) AS newest
      ORDER BY newest.fecha DESC, newest.id
      LIMIT ${REPORT_LIST.perdidas}
    ) AS lost
    ORDER BY lost.fecha DESC, lost.id`.execute(db);
  return rows;
}
