import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Events from one instant to another, which is not included, at sedes of one restaurant. */
export type Window = {
  restaurantId: string;
  locationIds: readonly string[];
  from: Date;
  to: Date;
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

export function atSede({ restaurantId, locationIds }: Window): RawBuilder<SqlBool> {
  return sql<SqlBool>`o.restaurant_id = ${restaurantId} AND o.location_id = ANY(${locationIds}::uuid[])`;
}

/** `bogotaDay` of contract, in SQL. */
export function bogotaDaySql(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${at} AT TIME ZONE 'America/Bogota')::date`;
}
