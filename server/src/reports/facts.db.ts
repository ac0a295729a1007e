import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { columnsOf, type Rollup } from './rollups.db.ts';

export type ReportSede = {
  locationId: string;
  dbName: string;
  nombre: string;
  /** Earlier events are in the rollups. */
  liveFrom: Date;
};

export type Scope = { restaurantId: string; sedes: readonly ReportSede[] };

/**
 * Rows of location_id, dia and the rollup's columns: closed days from the rollup, by month where
 * possible, and the rest from the orders.
 */
export function facts(rollup: Rollup, scope: Scope, period: ReportPeriod): RawBuilder<unknown> {
  return sql.join(
    [...closed(rollup, scope, period), ...live(rollup, scope, period)],
    sql` UNION ALL `,
  );
}

function closed(rollup: Rollup, scope: Scope, { desde, hasta }: ReportPeriod) {
  if (!rollup.isMonthly) return [kept(rollup, scope, null, desde, hasta)];
  const months = wholeMonths(scope, { desde, hasta });
  if (!months) return [kept(rollup, scope, 'dia', desde, hasta)];
  return [
    kept(rollup, scope, 'dia', desde, addDays(months.first, -1)),
    kept(rollup, scope, 'mes', months.first, addDays(months.next, -1)),
    kept(rollup, scope, 'dia', months.next, hasta),
  ];
}

function kept(
  rollup: Rollup,
  { restaurantId, sedes }: Scope,
  grano: 'dia' | 'mes' | null,
  desde: string,
  hasta: string,
) {
  return sql`
    SELECT location_id, dia, ${refs(columnsOf(rollup))} FROM ${sql.table(rollup.table)}
    WHERE restaurant_id = ${restaurantId}
      AND location_id = ANY(${sedes.map(({ locationId }) => locationId)}::uuid[])
      ${grano ? sql`AND grano = ${grano}` : sql``}
      AND dia >= ${desde}::date AND dia <= ${hasta}::date`;
}

/**
 * Most sedes are closed up to the same hour, so there is one statement for each hour that occurs.
 */
function live(rollup: Rollup, { restaurantId, sedes }: Scope, { desde, hasta }: ReportPeriod) {
  const [begin, to] = [dayRange(desde).from, dayRange(hasta).to];
  const byHour = Map.groupBy(sedes, ({ liveFrom }) => liveFrom.getTime());
  return [...byHour.values()].flatMap((group) => {
    const liveFrom = group[0]?.liveFrom ?? to;
    if (liveFrom >= to) return [];
    const from = liveFrom > begin ? liveFrom : begin;
    const locationIds = group.map(({ locationId }) => locationId);
    const source = rollup.source({ restaurantId, locationIds, from, to });
    return [sql`SELECT location_id, dia, ${refs(columnsOf(rollup))} FROM (${source}) AS live`];
  });
}

/** The months of a period that are closed at every sede: the first, and the one after the last. */
function wholeMonths({ sedes }: Scope, { desde, hasta }: ReportPeriod) {
  const closedUntil = sedes.map(({ liveFrom }) => bogotaDay(liveFrom)).sort()[0] ?? desde;
  const end = addDays(hasta, 1);
  const first = desde === monthOf(desde) ? desde : monthAfter(desde);
  const next = monthOf(end < closedUntil ? end : closedUntil);
  return first < next ? { first, next } : null;
}

export function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`;
}

export function monthAfter(day: string): string {
  return monthOf(addDays(monthOf(day), 31));
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Events from one instant to another, which is not included, at sedes of one restaurant. */
export type Window = {
  restaurantId: string;
  locationIds: readonly string[];
  from: Date;
  to: Date;
  /** Skips orders whose last event is not before this instant. */
  overBefore?: Date;
};

/** The expression of the index orders_by_last_event, word for word. */
export const LAST_EVENT = sql`GREATEST(o."horaCreacion", o."fechaPreparado", o."fechaEntregado",
  o."fechaCancelado", o."fechaFacturado", o."fechaBaja")`;

/**
 * Two people who move one order at once may leave its times slightly out of order, so that the last
 * event of a sold order is not its sale. Nobody waits longer than this for a lock.
 */
const OUT_OF_ORDER = sql`INTERVAL '1 hour'`;

/** Orders `o` that were invoiced in the window. */
export function sold(window: Window): RawBuilder<SqlBool> {
  const { from, to } = window;
  return sql<SqlBool>`${atSede(window)}
    AND ${LAST_EVENT} >= ${from} AND ${LAST_EVENT} < ${to}::timestamptz + ${OUT_OF_ORDER}
    AND o."fechaFacturado" >= ${from} AND o."fechaFacturado" < ${to}`;
}

/** Rows of the table with this alias. */
export function atSede({ restaurantId, locationIds }: Window, alias = 'o'): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`${column('restaurant_id')} = ${restaurantId}
    AND ${column('location_id')} = ANY(${locationIds}::uuid[])`;
}

/** Accounts `a` that were closed in the window. */
export function closedIn(window: Window): RawBuilder<SqlBool> {
  return sql<SqlBool>`${atSede(window, 'a')} AND a.estado = 'cerrada'
    AND a.cerrada >= ${window.from} AND a.cerrada < ${window.to}`;
}

/** Entries of orders in the audit log. */
export function inTrail(window: Window, alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`${atSede(window, alias)} AND ${column('entity')} = 'pedido'
    AND ${column('at')} >= ${window.from} AND ${column('at')} < ${window.to}`;
}

/** `bogotaDay` of contract, in SQL. */
export function bogotaDaySql(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${at} AT TIME ZONE 'America/Bogota')::date`;
}
