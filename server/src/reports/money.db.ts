import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { bogotaDay, dayRange } from '@comanda/contract/days';
import type { MetodoPago } from '@comanda/contract/orders/orders';
import type {
  ClosingsReport,
  DiscountsReport,
  TipsReport,
} from '@comanda/contract/reports/money-reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { atSede, bogotaDaySql, closedIn, facts, type Scope, type Window } from './facts.db.ts';
import { PAYMENTS } from './rollups.db.ts';

export type MethodRow = {
  metodo: MetodoPago;
  pagos: number;
  valor: number;
  propina: number;
  devuelto: number;
};

export async function selectMethods(
  db: Db,
  scope: Scope,
  period: ReportPeriod,
): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    SELECT f.metodo, sum(f.pagos)::bigint AS pagos, sum(f.valor)::bigint AS valor,
      sum(f.propina)::bigint AS propina, sum(f.devuelto)::bigint AS devuelto
    FROM (${facts(PAYMENTS, scope, period)}) AS f GROUP BY 1`.execute(db);
  return rows;
}

/** Of the day of `until`, only what came in before it. */
export async function selectMethodsUntil(
  db: Db,
  { restaurantId, sedes }: Scope,
  until: Date,
): Promise<MethodRow[]> {
  const locationIds = sedes.map(({ locationId }) => locationId);
  const { from } = dayRange(bogotaDay(until));
  const source = PAYMENTS.source({ restaurantId, locationIds, from, to: until });
  const { rows } = await sql<MethodRow>`SELECT f.* FROM (${source}) AS f`.execute(db);
  return rows;
}

export type TipRow = {
  dia: string;
  location_id: string;
  metodo: TipsReport['propinas'][number]['metodo'];
  mesero_id: string | null;
  mesero_nombre: string | null;
  pagos: number;
  propina: number;
  devuelta: number;
};

export async function selectTips(db: Db, scope: Scope, period: ReportPeriod): Promise<TipRow[]> {
  const window = windowOf(scope, period);
  const { rows } = await sql<TipRow>`
    SELECT ${bogotaDaySql(sql`p.at`)}::text AS dia, p.location_id, p.metodo, p.mesero_id,
      e.nombre AS mesero_nombre,
      sum(CASE p.tipo WHEN 'pago' THEN 1 WHEN 'correccion' THEN -1 ELSE 0 END)::bigint AS pagos,
      sum(CASE p.tipo WHEN 'pago' THEN p.propina WHEN 'correccion' THEN -p.propina ELSE 0 END)::bigint
        AS propina,
      sum(CASE p.tipo WHEN 'devolucion' THEN p.propina ELSE 0 END)::bigint AS devuelta
    FROM account_payments p
    LEFT JOIN employees e ON e.restaurant_id = ${scope.restaurantId}
      AND e.location_id = p.location_id AND e.id = p.mesero_id
    WHERE ${atSede(window, 'p')} AND p.at >= ${window.from} AND p.at < ${window.to} AND p.propina > 0
    GROUP BY 1, 2, 3, 4, 5
    ORDER BY 1 DESC, 5 NULLS LAST, 4, 3, 2`.execute(db);
  return rows;
}

/** The last answer about a tip of each account that was closed in the period. */
export async function countTipAnswers(
  db: Db,
  scope: Scope,
  period: ReportPeriod,
): Promise<{ respuesta: TipAnswer['respuesta']; cuentas: number }[]> {
  const { rows } = await sql<{ respuesta: TipAnswer['respuesta']; cuentas: number }>`
    SELECT last.respuesta, count(*)::bigint AS cuentas
    FROM accounts a CROSS JOIN LATERAL (
      SELECT t.respuesta FROM tip_consents t
      WHERE t.restaurant_id = ${scope.restaurantId} AND t.location_id = a.location_id
        AND t.cuenta_id = a.id
      ORDER BY t.at DESC, t.id LIMIT 1
    ) AS last
    WHERE ${closedIn(windowOf(scope, period))} GROUP BY 1`.execute(db);
  return rows;
}

export type AdjustmentRow = {
  id: string;
  location_id: string;
  tipo: DiscountsReport['ajustes'][number]['tipo'];
  cerrada: Date;
  cuenta: number;
  mesa: string | null;
  cantidad: number | null;
  plato: string | null;
  porcentaje: number | null;
  valor: number;
  motivo: string;
  por: string;
  autorizadoPor: string | null;
};

/** The newest that took something off accounts closed in the period. */
export async function selectAdjustments(
  db: Db,
  scope: Scope,
  period: ReportPeriod,
  limit: number,
): Promise<AdjustmentRow[]> {
  const { rows } = await sql<AdjustmentRow>`
    SELECT j.id, j.location_id, j.tipo, a.cerrada, a.numero AS cuenta, a.mesas[1] AS mesa, j.cantidad, (
        SELECT l.line ->> 'nombre'
        FROM orders o CROSS JOIN LATERAL
          jsonb_array_elements(o.productos) WITH ORDINALITY AS l (line, at)
        WHERE o.restaurant_id = ${scope.restaurantId} AND o.location_id = a.location_id
          AND o.id = j.pedido AND coalesce((l.line ->> 'linea')::int, l.at::int) = j.linea
        LIMIT 1
      ) AS plato, j.porcentaje, j.aplicado AS valor, j.motivo, j.por, j."autorizadoPor"
    FROM ${adjustmentsOf(windowOf(scope, period))}
    ORDER BY a.cerrada DESC, j.at DESC, j.id LIMIT ${limit}`.execute(db);
  return rows;
}

export type AdjustmentSums = {
  tipo: AdjustmentRow['tipo'];
  por: string;
  veces: number;
  valor: number;
};

export async function sumAdjustments(
  db: Db,
  scope: Scope,
  period: ReportPeriod,
): Promise<AdjustmentSums[]> {
  const { rows } = await sql<AdjustmentSums>`
    SELECT j.tipo, j.por, count(*)::bigint AS veces, sum(j.aplicado)::bigint AS valor
    FROM ${adjustmentsOf(windowOf(scope, period))} GROUP BY 1, 2`.execute(db);
  return rows;
}

export type ClosingRow = {
  id: string;
  location_id: string;
  numero: number;
  caja: string;
  nombre: string;
  abierto: Date;
  cerrado: Date;
  cerradoPor: string | null;
  forzado: boolean;
  base: number;
  esperado: number;
  contado: number | null;
  diferencia: number | null;
  nota: string | null;
  reconteo: ClosingsReport['cierres'][number]['reconteo'];
};

/** Shifts of the till that were closed in the period, newest first. */
export async function selectClosings(
  db: Db,
  scope: Scope,
  period: ReportPeriod,
): Promise<ClosingRow[]> {
  const window = windowOf(scope, period);
  const { rows } = await sql<ClosingRow>`
    SELECT s.id, s.location_id, s.numero, s.caja, s.nombre, s.abierto, s.cerrado, s."cerradoPor",
      s.forzado, s.base, (s.esperado ->> 'efectivo')::bigint AS esperado,
      (s.conteo ->> 'efectivo')::bigint AS contado, s.diferencia, s.nota,
      CASE WHEN jsonb_array_length(s.reconteos) > 0 THEN json_build_object(
        'contado', s.reconteos #> '{-1,efectivo}', 'diferencia', s.reconteos #> '{-1,diferencia}',
        'por', s.reconteos #> '{-1,por}') END AS reconteo
    FROM till_shifts s
    WHERE ${atSede(window, 's')} AND s.cerrado >= ${window.from} AND s.cerrado < ${window.to}
    ORDER BY s.cerrado DESC, s.location_id, s.numero DESC`.execute(db);
  return rows;
}

function windowOf({ restaurantId, sedes }: Scope, { desde, hasta }: ReportPeriod): Window {
  return {
    restaurantId,
    locationIds: sedes.map(({ locationId }) => locationId),
    from: dayRange(desde).from,
    to: dayRange(hasta).to,
  };
}

function adjustmentsOf(window: Window) {
  return sql`accounts a
    JOIN account_adjustments j ON j.restaurant_id = ${window.restaurantId}
      AND j.location_id = a.location_id AND j.cuenta_id = a.id
    WHERE ${closedIn(window)} AND j."quitadoAt" IS NULL AND j.aplicado > 0`;
}
