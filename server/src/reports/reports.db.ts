import { bogotaDay, DAY_MS, dayRange } from '@comanda/contract/days';
import type { Tipo } from '@comanda/contract/orders/orders';
import { REPORT_LIST } from '@comanda/contract/reports/reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import { facts, type ReportSede, type Scope } from './facts.db.ts';
import { CLIENTS, DAYS, HOURS, KINDS, PRODUCTS, STAFF } from './rollups.db.ts';

export type DayRow = {
  location_id: string;
  dia: string;
  pedidos: number;
  ventas: number;
  sin_cuenta: number;
  cancelados: number;
  cancelados_total: number;
  bajas: number;
  bajas_total: number;
  preparados: number;
  preparacion_ms: number;
  entregados: number;
  entrega_ms: number;
  descuentos: number;
  cortesias: number;
};
type HourRow = { diaSemana: number; hora: number; pedidos: number; ventas: number };
export type KindRow = { tipo: Tipo; pedidos: number; ventas: number };
export type ProductRow = {
  clase: 'producto' | 'adicion';
  id_sigo: string;
  nombre: string;
  cantidad: number;
  ventas: number;
  ultima: Date;
};
export type StaffRow = {
  location_id: string;
  empleado: string;
  nombre: string;
  tomados: number;
  preparados: number;
  entregados: number;
  facturados: number;
  ventas: number;
  /** When they last had this name. */
  ultima: Date;
};

/** The sedes of a report, oldest first, and from when each is counted live. */
export async function selectReportSedes(
  db: Db,
  restaurantId: string,
  sede: Sede | null,
  now: Date,
): Promise<ReportSede[]> {
  const { rows } = await sql<ReportSede>`
    SELECT l.id AS "locationId", l."dbName", l.nombre, coalesce(s.live_from, (
        SELECT min(o."horaCreacion") FROM orders o
        WHERE o.restaurant_id = ${restaurantId} AND o.location_id = l.id
      ), ${now}) AS "liveFrom"
    FROM locations l
    LEFT JOIN report_sedes s ON s.restaurant_id = l.restaurant_id AND s.location_id = l.id
    WHERE l.restaurant_id = ${restaurantId}
      AND (${sede?.locationId ?? null}::uuid IS NULL OR l.id = ${sede?.locationId ?? null}::uuid)
    ORDER BY l.created_at, l.id`.execute(db);
  return rows;
}

/** Only days on which something happened. */
export async function selectDays(db: Db, scope: Scope, period: ReportPeriod): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT f.location_id, f.dia::text AS dia, f.pedidos, f.ventas, f.sin_cuenta, f.cancelados,
      f.cancelados_total, f.bajas, f.bajas_total, f.preparados, f.preparacion_ms, f.entregados,
      f.entrega_ms, f.descuentos, f.cortesias
    FROM (${facts(DAYS, scope, period)}) AS f`.execute(db);
  return rows;
}

export async function selectHours(db: Db, scope: Scope, period: ReportPeriod): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    SELECT f."diaSemana", f.hora, sum(f.pedidos)::bigint AS pedidos, sum(f.ventas)::bigint AS ventas
    FROM (${facts(HOURS, scope, period)}) AS f GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

export async function selectKinds(db: Db, scope: Scope, period: ReportPeriod): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    SELECT f.tipo, sum(f.pedidos)::bigint AS pedidos, sum(f.ventas)::bigint AS ventas
    FROM (${facts(KINDS, scope, period)}) AS f GROUP BY 1`.execute(db);
  return rows;
}

/** A row for each name a product had. */
export async function selectProductSales(
  db: Db,
  scope: Scope,
  period: ReportPeriod,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    SELECT f.clase, f.id_sigo, f.nombre, sum(f.cantidad)::bigint AS cantidad,
      sum(f.ventas)::bigint AS ventas, max(f.ultima) AS ultima
    FROM (${facts(PRODUCTS, scope, period)}) AS f GROUP BY 1, 2, 3`.execute(db);
  return rows;
}

/** A row for each name a person had. */
export async function selectStaff(db: Db, scope: Scope, period: ReportPeriod): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    SELECT f.location_id, f.empleado, f.nombre, sum(f.tomados)::bigint AS tomados, sum(f.preparados)::bigint AS preparados,
      sum(f.entregados)::bigint AS entregados, sum(f.facturados)::bigint AS facturados,
      sum(f.ventas)::bigint AS ventas, max(f.ultima) AS ultima
    FROM (${facts(STAFF, scope, period)}) AS f GROUP BY 1, 2, 3`.execute(db);
  return rows;
}

/** A client counts on their first day in the period: the purchase before it was earlier. */
export async function countClients(db: Db, scope: Scope, period: ReportPeriod) {
  const { rows } = await sql<{ nuevos: number; recurrentes: number }>`
    SELECT coalesce(sum(f.clientes) FILTER (WHERE f.anterior = '-infinity'), 0)::bigint AS nuevos,
      coalesce(sum(f.clientes) FILTER (WHERE f.anterior > '-infinity'), 0)::bigint AS recurrentes
    FROM (${facts(CLIENTS, scope, period)}) AS f
    WHERE f.anterior < ${period.desde}::date`.execute(db);
  return rows[0] ?? { nuevos: 0, recurrentes: 0 };
}

/**
 * The rows of the day of `until`, counting only what happened before it. Orders that went on for
 * longer than a week afterwards are left out, because looking for them would read every order since;
 * that can change a waiting time, but no sale and no loss, which end an order.
 */
export async function selectDayUntil(
  db: Db,
  { restaurantId, sedes }: Scope,
  until: Date,
): Promise<DayRow[]> {
  const locationIds = sedes.map(({ locationId }) => locationId);
  const { from } = dayRange(bogotaDay(until));
  const overBefore = new Date(until.getTime() + 7 * DAY_MS);
  const source = DAYS.source({ restaurantId, locationIds, from, to: until, overBefore });
  const { rows } = await sql<DayRow>`
    SELECT f.*, f.dia::text AS dia FROM (${source}) AS f`.execute(db);
  return rows;
}

export type MenuRow = {
  id_sigo: string;
  nombre: string;
  name: string;
  active: boolean;
  esAdicional: boolean;
};

/** All products of the sedes as they are now, each with its category. */
export async function selectMenus(db: Db, { restaurantId, sedes }: Scope): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    SELECT p.id_sigo, p.nombre, c.name, c.active, c."esAdicional"
    FROM products p
    JOIN categories c ON c.restaurant_id = p.restaurant_id AND c.location_id = p.location_id
      AND c.id = p.category_id
    WHERE p.restaurant_id = ${restaurantId}
      AND p.location_id = ANY(${sedes.map(({ locationId }) => locationId)}::uuid[])
    ORDER BY p.location_id, p.position, p.id_sigo`.execute(db);
  return rows;
}

type Tally = { pedidos: number; ventas: number };

export function addUp(rows: readonly Tally[]): Tally {
  return {
    pedidos: rows.reduce((sum, { pedidos }) => sum + pedidos, 0),
    ventas: rows.reduce((sum, { ventas }) => sum + ventas, 0),
  };
}

/** Highest amount first; equal ones keep their order. */
export function mostSold<T extends Tally>(rows: T[]): T[] {
  return rows.sort((a, b) => b.ventas - a.ventas || b.pedidos - a.pedidos);
}

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
