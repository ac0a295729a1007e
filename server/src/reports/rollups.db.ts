import { type RawBuilder, sql } from 'kysely';
import { atSede, bogotaDaySql, LAST_EVENT, sold, type Window } from './facts.db.ts';

/**
 * A table with the sums of each closed day, and the statement that sums up orders: the same one
 * fills the table and counts what is not closed yet.
 */
export type Rollup = {
  table: string;
  /** The key of a row, besides its restaurant, sede and day. */
  keys: readonly string[];
  sums: readonly string[];
  /** Whether it stores the instant of the last event it sums up. */
  hasUltima: boolean;
  /** Whether finished months are also stored as one row. */
  isMonthly: boolean;
  /** Rows of location_id, dia and the columns. */
  source: (window: Window) => RawBuilder<unknown>;
};

export function columnsOf({ keys, sums, hasUltima }: Rollup): string[] {
  return [...keys, ...sums, ...(hasUltima ? ['ultima'] : [])];
}

/**
 * Dishes that went to another account are an order of their own, with the times of the one they were in. Its money counts;
 * as an order, and for how long it took, only the whole one does. A loss counts each: the list of losses names it.
 */
const IS_WHOLE = sql`o."movidoDe" IS NULL`;

export const DAYS: Rollup = {
  table: 'report_days',
  keys: [],
  sums: [
    'pedidos',
    'ventas',
    'sin_cuenta',
    'cancelados',
    'cancelados_total',
    'bajas',
    'bajas_total',
    'preparados',
    'preparacion_ms',
    'entregados',
    'entrega_ms',
  ],
  hasUltima: false,
  isMonthly: false,
  source: (window) => sql`
    SELECT o.location_id, ${bogotaDaySql(sql`e.at`)} AS dia,
      count(*) FILTER (WHERE e.que = 'facturado' AND ${IS_WHOLE})::integer AS pedidos,
      coalesce(sum(o.total) FILTER (WHERE e.que = 'facturado'), 0)::bigint AS ventas,
      count(*) FILTER (WHERE e.que = 'facturado' AND o.client_id IS NULL AND ${IS_WHOLE})::integer AS sin_cuenta,
      count(*) FILTER (WHERE e.que = 'cancelado')::integer AS cancelados,
      coalesce(sum(o.total) FILTER (WHERE e.que = 'cancelado'), 0)::bigint AS cancelados_total,
      count(*) FILTER (WHERE e.que = 'dado_de_baja')::integer AS bajas,
      coalesce(sum(o.total) FILTER (WHERE e.que = 'dado_de_baja'), 0)::bigint AS bajas_total,
      count(*) FILTER (WHERE e.que = 'preparado' AND ${IS_WHOLE})::integer AS preparados,
      ${milliseconds(sql`sum(e.took) FILTER (WHERE e.que = 'preparado' AND ${IS_WHOLE})`)} AS preparacion_ms,
      count(*) FILTER (WHERE e.que = 'entregado' AND ${IS_WHOLE})::integer AS entregados,
      ${milliseconds(sql`sum(e.took) FILTER (WHERE e.que = 'entregado' AND ${IS_WHOLE})`)} AS entrega_ms
    FROM orders o CROSS JOIN LATERAL (VALUES
      ('facturado', o."fechaFacturado", NULL),
      ('cancelado', o."fechaCancelado", NULL),
      ('dado_de_baja', o."fechaBaja", NULL),
      ('preparado', o."fechaPreparado", o."fechaPreparado" - o."horaCreacion"),
      ('entregado', o."fechaEntregado", o."fechaEntregado" - o."fechaPreparado")
    ) AS e (que, at, took)
    WHERE ${atSede(window)} AND ${LAST_EVENT} >= ${window.from} AND o."horaCreacion" < ${window.to}
      ${window.overBefore ? sql`AND ${LAST_EVENT} < ${window.overBefore}` : sql``}
      AND e.at >= ${window.from} AND e.at < ${window.to}
    GROUP BY 1, 2`,
};

export const HOURS: Rollup = {
  table: 'report_hours',
  keys: ['diaSemana', 'hora'],
  sums: ['pedidos', 'ventas'],
  hasUltima: false,
  isMonthly: true,
  source: (window) => sql`
    SELECT o.location_id, ${bogotaDaySql(sql`o."fechaFacturado"`)} AS dia,
      extract(isodow FROM o."fechaFacturado" AT TIME ZONE 'America/Bogota')::smallint AS "diaSemana",
      extract(hour FROM o."fechaFacturado" AT TIME ZONE 'America/Bogota')::smallint AS hora,
      count(*) FILTER (WHERE ${IS_WHOLE})::integer AS pedidos, sum(o.total)::bigint AS ventas
    FROM orders o WHERE ${sold(window)} GROUP BY 1, 2, 3, 4`,
};

export const KINDS: Rollup = {
  table: 'report_kinds',
  keys: ['tipo', 'metodoPago'],
  sums: ['pedidos', 'ventas'],
  hasUltima: false,
  isMonthly: true,
  source: (window) => sql`
    SELECT o.location_id, ${bogotaDaySql(sql`o."fechaFacturado"`)} AS dia, o.tipo, o."metodoPago",
      count(*) FILTER (WHERE ${IS_WHOLE})::integer AS pedidos, sum(o.total)::bigint AS ventas
    FROM orders o WHERE ${sold(window)} GROUP BY 1, 2, 3, 4`,
};

/**
 * Splits a line like `lineSubtotal` of contract: its price times its quantity counts for the
 * product; each addition and each combo part counts once for each line, under its own code.
 */
export const PRODUCTS: Rollup = {
  table: 'report_products',
  keys: ['clase', 'id_sigo', 'nombre'],
  sums: ['cantidad', 'ventas'],
  hasUltima: true,
  isMonthly: true,
  source: (window) => sql`
    SELECT o.location_id, ${bogotaDaySql(sql`o."fechaFacturado"`)} AS dia, part.clase,
      part.what->>'id_sigo' AS id_sigo, part.what->>'nombre' AS nombre,
      sum(part.cantidad)::integer AS cantidad,
      sum((part.what->>'precio')::bigint * part.cantidad)::bigint AS ventas,
      max(o."fechaFacturado") AS ultima
    FROM orders o
    CROSS JOIN LATERAL jsonb_array_elements(o.productos) AS lines (line)
    CROSS JOIN LATERAL (
      SELECT 'producto' AS clase, line AS what, (line->>'cantidad')::integer AS cantidad
      UNION ALL
      SELECT 'producto', combo.part, 1
      FROM (VALUES (line->'combo'->'bebida'), (line->'combo'->'adicional')) AS combo (part)
      WHERE combo.part IS NOT NULL
      UNION ALL
      SELECT 'adicion', addition, 1
      FROM jsonb_array_elements(line->'adiciones') AS additions (addition)
    ) AS part
    WHERE ${sold(window)}
    GROUP BY 1, 2, 3, 4, 5`,
};

export const STAFF: Rollup = {
  table: 'report_staff',
  keys: ['empleado', 'nombre'],
  sums: ['tomados', 'preparados', 'entregados', 'facturados', 'ventas'],
  hasUltima: true,
  isMonthly: true,
  source: staffSource,
};

/** A client counts at the first purchase of a day, with the day of the purchase before. */
export const CLIENTS: Rollup = {
  table: 'report_clients',
  keys: ['anterior'],
  sums: ['clientes'],
  hasUltima: false,
  isMonthly: false,
  source: (window) => sql`
    SELECT bought.location_id, bought.dia,
      coalesce(${bogotaDaySql(sql`before.at`)}, '-infinity') AS anterior, count(*)::integer AS clientes
    FROM (
      SELECT o.location_id, o.client_id, ${bogotaDaySql(sql`o."fechaFacturado"`)} AS dia,
        min(o."fechaFacturado") AS at
      FROM orders o WHERE ${sold(window)} AND o.client_id IS NOT NULL
      GROUP BY 1, 2, 3
    ) AS bought
    CROSS JOIN LATERAL (
      SELECT max(o."fechaFacturado") AS at FROM orders o
      WHERE o.restaurant_id = ${window.restaurantId} AND o.location_id = bought.location_id
        AND o.client_id = bought.client_id AND o."fechaFacturado" < bought.at
    ) AS before
    WHERE before.at IS NULL OR ${bogotaDaySql(sql`before.at`)} < bought.dia
    GROUP BY 1, 2, 3`,
};

export const ROLLUPS: readonly Rollup[] = [DAYS, HOURS, KINDS, PRODUCTS, STAFF, CLIENTS];

function milliseconds(interval: RawBuilder<unknown>) {
  return sql`coalesce(round(extract(epoch FROM ${interval}) * 1000), 0)::bigint`;
}

/**
 * How many orders each person took, prepared, delivered and invoiced. `ventas` counts the orders a
 * person took, on the day they were invoiced; those of nobody are the diners' own. Names come from
 * the audit log.
 */
function staffSource(window: Window): RawBuilder<unknown> {
  return sql`
    SELECT deed.location_id, deed.dia, deed.empleado, deed.nombre,
      sum(deed.tomados)::integer AS tomados, sum(deed.preparados)::integer AS preparados,
      sum(deed.entregados)::integer AS entregados, sum(deed.facturados)::integer AS facturados,
      sum(deed.ventas)::bigint AS ventas, max(deed.at) AS ultima
    FROM (
      SELECT o.location_id, ${bogotaDaySql(sql`o."horaCreacion"`)} AS dia, ${TAKER},
        1 AS tomados, 0 AS preparados, 0 AS entregados, 0 AS facturados, 0 AS ventas
      FROM orders o ${TAKEN_BY}
      WHERE ${atSede(window)}
        AND o."horaCreacion" >= ${window.from} AND o."horaCreacion" < ${window.to} AND ${IS_WHOLE}
      UNION ALL
      SELECT o.location_id, ${bogotaDaySql(sql`o."fechaFacturado"`)}, ${TAKER}, 0, 0, 0, 0, o.total
      FROM orders o ${TAKEN_BY}
      WHERE ${sold(window)}
      UNION ALL
      SELECT a.location_id, ${bogotaDaySql(sql`a.at`)}, a.actor_id::text, a.actor_nombre, a.at,
        0, (a.action = 'preparado')::integer, (a.action = 'entregado')::integer,
        (a.action = 'facturado')::integer, 0
      FROM audit_entries a
      WHERE a.restaurant_id = ${window.restaurantId} AND a.entity = 'pedido'
        AND a.location_id = ANY(${window.locationIds}::uuid[])
        AND a.at >= ${window.from} AND a.at < ${window.to}
        AND a.action IN ('creado', 'preparado', 'entregado', 'facturado')
        AND a.actor_id IS NOT NULL
    ) AS deed
    GROUP BY 1, 2, 3, 4`;
}

const TAKER = sql`coalesce(o.employee_id::text, own.actor_id::text, '') AS empleado,
  coalesce(e.nombre, own.actor_nombre, '') AS nombre, o."horaCreacion" AS at`;

/** An order without an employee was taken by the owner if the audit log says so, of the whole order if it is a part. */
const TAKEN_BY = sql`
  LEFT JOIN employees e ON e.restaurant_id = o.restaurant_id AND e.location_id = o.location_id
    AND e.id = o.employee_id
  LEFT JOIN audit_entries own ON o.employee_id IS NULL AND own.restaurant_id = o.restaurant_id
    AND own.entity_id = coalesce(o."movidoDe", o.id) AND own.entity = 'pedido' AND own.action = 'creado'
    AND own.actor_tipo = 'propietario'`;
