import { type RawBuilder, sql } from 'kysely';
import {
  atSede,
  bogotaDaySql,
  closedIn,
  inTrail,
  LAST_EVENT,
  sold,
  type Window,
} from './facts.db.ts';

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
    'descuentos',
    'cortesias',
  ],
  hasUltima: false,
  isMonthly: false,
  source: (window) => sql`
    SELECT location_id, dia, ${sql.join(DAYS.sums.map((sum) => sql`sum(${sql.ref(sum)})::bigint AS ${sql.ref(sum)}`))}
    FROM (${ordersByDay(window)} UNION ALL ${courtesiesByDay(window)}) AS counted
    GROUP BY 1, 2`,
};

function ordersByDay(window: Window): RawBuilder<unknown> {
  return sql`
    SELECT o.location_id, ${bogotaDaySql(sql`e.at`)} AS dia,
      count(*) FILTER (WHERE e.que = 'facturado' AND ${IS_WHOLE})::integer AS pedidos,
      coalesce(sum(o.total - o.descuento) FILTER (WHERE e.que = 'facturado'), 0)::bigint AS ventas,
      count(*) FILTER (WHERE e.que = 'facturado' AND o.client_id IS NULL AND ${IS_WHOLE})::integer AS sin_cuenta,
      count(*) FILTER (WHERE e.que = 'cancelado')::integer AS cancelados,
      coalesce(sum(o.total) FILTER (WHERE e.que = 'cancelado'), 0)::bigint AS cancelados_total,
      count(*) FILTER (WHERE e.que = 'dado_de_baja')::integer AS bajas,
      coalesce(sum(o.total) FILTER (WHERE e.que = 'dado_de_baja'), 0)::bigint AS bajas_total,
      count(*) FILTER (WHERE e.que = 'preparado' AND ${IS_WHOLE})::integer AS preparados,
      ${milliseconds(sql`sum(e.took) FILTER (WHERE e.que = 'preparado' AND ${IS_WHOLE})`)} AS preparacion_ms,
      count(*) FILTER (WHERE e.que = 'entregado' AND ${IS_WHOLE})::integer AS entregados,
      ${milliseconds(sql`sum(e.took) FILTER (WHERE e.que = 'entregado' AND ${IS_WHOLE})`)} AS entrega_ms,
      coalesce(sum(o.descuento) FILTER (WHERE e.que = 'facturado'), 0)::bigint AS descuentos,
      0 AS cortesias
    FROM orders o CROSS JOIN LATERAL (VALUES
      ('facturado', o."fechaFacturado", NULL),
      ('cancelado', o."fechaCancelado", NULL),
      ('dado_de_baja', o."fechaBaja", NULL),
      ('preparado', o."fechaPreparado", greatest(o."fechaPreparado" - coalesce(o."inicioCocina", o."horaCreacion"), interval '0')),
      ('entregado', o."fechaEntregado", o."fechaEntregado" - o."fechaPreparado")
    ) AS e (que, at, took)
    WHERE ${atSede(window)} AND ${LAST_EVENT} >= ${window.from} AND o."horaCreacion" < ${window.to}
      ${window.overBefore ? sql`AND ${LAST_EVENT} < ${window.overBefore}` : sql``}
      AND e.at >= ${window.from} AND e.at < ${window.to}
    GROUP BY 1, 2`;
}

/** Of accounts that were closed in the window, as they were frozen then. */
function courtesiesByDay(window: Window): RawBuilder<unknown> {
  const zeros = DAYS.sums.filter((sum) => sum !== 'cortesias').map(() => sql`0`);
  return sql`
    SELECT a.location_id, ${bogotaDaySql(sql`a.cerrada`)}, ${sql.join(zeros)}, sum(j.aplicado)::bigint
    FROM accounts a
    JOIN account_adjustments j ON j.restaurant_id = ${window.restaurantId}
      AND j.location_id = a.location_id AND j.cuenta_id = a.id
    WHERE ${closedIn(window)} AND j.tipo = 'cortesia' AND j."quitadoAt" IS NULL
    GROUP BY 1, 2`;
}

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
      count(*) FILTER (WHERE ${IS_WHOLE})::integer AS pedidos, sum(o.total - o.descuento)::bigint AS ventas
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
      count(*) FILTER (WHERE ${IS_WHOLE})::integer AS pedidos, sum(o.total - o.descuento)::bigint AS ventas
    FROM orders o WHERE ${sold(window)} GROUP BY 1, 2, 3, 4`,
};

/**
 * Money that came in and went back, by how it was paid. Earlier versions wrote no payment: an order that they sold was paid
 * by its own method, into an account too if nothing had been paid for that before.
 */
export const PAYMENTS: Rollup = {
  table: 'report_payments',
  keys: ['metodo'],
  sums: ['pagos', 'valor', 'propina', 'devuelto'],
  hasUltima: false,
  isMonthly: true,
  source: (window) => sql`
    SELECT location_id, dia, metodo, sum(pagos)::integer AS pagos, sum(valor)::bigint AS valor,
      sum(propina)::bigint AS propina, sum(devuelto)::bigint AS devuelto
    FROM (
      SELECT p.location_id, ${bogotaDaySql(sql`p.at`)} AS dia, p.metodo,
        CASE p.tipo WHEN 'pago' THEN 1 WHEN 'correccion' THEN -1 ELSE 0 END AS pagos,
        CASE p.tipo WHEN 'pago' THEN p.valor WHEN 'correccion' THEN -p.valor ELSE 0 END AS valor,
        CASE p.tipo WHEN 'pago' THEN p.propina WHEN 'correccion' THEN -p.propina ELSE 0 END AS propina,
        CASE p.tipo WHEN 'devolucion' THEN p.valor + p.propina ELSE 0 END AS devuelto
      FROM account_payments p
      WHERE ${atSede(window, 'p')} AND p.at >= ${window.from} AND p.at < ${window.to}
      UNION ALL
      SELECT o.location_id, ${bogotaDaySql(sql`o."fechaFacturado"`)}, o."metodoPago", 1,
        o.total - o.descuento, 0, 0
      FROM orders o
      WHERE ${sold(window)} AND (o."cuentaId" IS NULL OR o.total > o.descuento AND NOT EXISTS (
        SELECT 1 FROM account_payments p
        WHERE p.restaurant_id = ${window.restaurantId} AND p.location_id = o.location_id
          AND p.cuenta_id = o."cuentaId" AND p.at <= o."fechaFacturado"))
    ) AS paid GROUP BY 1, 2, 3`,
};

/**
 * Splits a line like `lineSubtotal` of contract: its price times its quantity counts for the
 * product; each addition and each combo part counts once for each line, under its own code. Options of groups count for
 * each dish: as the product that they are, or else as an addition.
 */
export const PRODUCTS: Rollup = {
  table: 'report_products',
  keys: ['clase', 'id_sigo', 'nombre'],
  sums: ['cantidad', 'ventas'],
  hasUltima: true,
  isMonthly: true,
  source: (window) => sql`
    SELECT o.location_id, ${bogotaDaySql(sql`o."fechaFacturado"`)} AS dia, part.clase,
      part.id_sigo, part.what->>'nombre' AS nombre,
      sum(part.cantidad)::integer AS cantidad,
      sum((part.what->>'precio')::bigint * part.pagadas)::bigint AS ventas,
      max(o."fechaFacturado") AS ultima
    FROM orders o
    CROSS JOIN LATERAL jsonb_array_elements(o.productos) AS lines (line)
    CROSS JOIN LATERAL (
      SELECT 'producto' AS clase, line->>'id_sigo' AS id_sigo, line AS what,
        (line->>'cantidad')::integer AS cantidad, (line->>'cantidad')::integer AS pagadas
      UNION ALL
      SELECT 'producto', combo.part->>'id_sigo', combo.part, 1, 1
      FROM (VALUES (line->'combo'->'bebida'), (line->'combo'->'adicional')) AS combo (part)
      WHERE combo.part IS NOT NULL
      UNION ALL
      SELECT 'adicion', addition->>'id_sigo', addition, 1, 1
      FROM jsonb_array_elements(line->'adiciones') AS additions (addition)
      UNION ALL
      SELECT ${optionKind('grupo', 'opcion')}, opcion, ${unitsOf(sql`(line->>'cantidad')::integer`, 'opcion')}
      FROM jsonb_array_elements(line->'grupos') AS grupos (grupo)
      CROSS JOIN LATERAL jsonb_array_elements(grupo->'opciones') AS opciones (opcion)
      UNION ALL
      SELECT ${optionKind('bajo', 'debajo')}, debajo,
        ${unitsOf(sql`(line->>'cantidad')::integer * (opcion->>'cantidad')::integer`, 'debajo')}
      FROM jsonb_array_elements(line->'grupos') AS grupos (grupo)
      CROSS JOIN LATERAL jsonb_array_elements(grupo->'opciones') AS opciones (opcion)
      CROSS JOIN LATERAL jsonb_array_elements(opcion->'grupos') AS bajos (bajo)
      CROSS JOIN LATERAL jsonb_array_elements(bajo->'opciones') AS debajos (debajo)
    ) AS part
    WHERE ${sold(window)}
    GROUP BY 1, 2, 3, 4, 5`,
};

/** Whether an option is a product, and its code: one that is none is known by its group. */
function optionKind(group: string, option: string): RawBuilder<unknown> {
  const [of, one] = [sql.raw(group), sql.raw(option)];
  return sql`CASE WHEN ${one}->>'id_sigo' IS NULL THEN 'adicion' ELSE 'producto' END,
    coalesce(${one}->>'id_sigo', (${of}->>'codigo') || '/' || (${one}->>'codigo'))`;
}

/** How many of an option there are in the line, and how many of these cost something. */
function unitsOf(times: RawBuilder<unknown>, option: string): RawBuilder<unknown> {
  const one = sql.raw(option);
  return sql`(${one}->>'cantidad')::integer * ${times},
    ((${one}->>'cantidad')::integer - (${one}->>'incluidas')::integer) * ${times}`;
}

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

export const ROLLUPS: readonly Rollup[] = [DAYS, HOURS, KINDS, PAYMENTS, PRODUCTS, STAFF, CLIENTS];

function milliseconds(interval: RawBuilder<unknown>) {
  return sql`coalesce(round(extract(epoch FROM ${interval}) * 1000), 0)::bigint`;
}

/**
 * How many orders each person took, prepared, delivered and charged: an order is charged when it is invoiced or, if it was
 * not delivered yet, when it is paid. Who takes such a step back takes it from who did it. `ventas` counts the orders a
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
      SELECT o.location_id, ${bogotaDaySql(sql`o."fechaFacturado"`)}, ${TAKER}, 0, 0, 0, 0, o.total - o.descuento
      FROM orders o ${TAKEN_BY}
      WHERE ${sold(window)}
      UNION ALL
      SELECT a.location_id, ${bogotaDaySql(sql`a.at`)}, a.actor_id::text, a.actor_nombre, a.at,
        0, (a.action = 'preparado')::integer, (a.action = 'entregado')::integer,
        (a.action IN ('facturado', 'pagado'))::integer, 0
      FROM audit_entries a
      LEFT JOIN orders o ON o.restaurant_id = ${window.restaurantId} AND o.location_id = a.location_id
        AND o.id = a.entity_id
      WHERE ${inTrail(window, 'a')} AND a.actor_id IS NOT NULL
        AND (a.action IN ('creado', 'facturado', 'pagado')
          OR a.action IN ('preparado', 'entregado') AND ${IS_WHOLE})
      UNION ALL
      SELECT b.location_id, ${bogotaDaySql(sql`b.at`)}, done.actor_id::text, done.actor_nombre, done.at,
        0, -(b.action = 'recuperado')::integer, 0, -(b.action = 'reabierto')::integer, 0
      FROM audit_entries b CROSS JOIN LATERAL (
        SELECT a.actor_id, a.actor_nombre, a.at FROM audit_entries a
        WHERE a.restaurant_id = ${window.restaurantId} AND a.entity = 'pedido'
          AND a.entity_id = b.entity_id AND a.at < b.at
          AND a.at >= ${window.from}::timestamptz - ${TAKEN_BACK_WITHIN}
          AND (b.action = 'recuperado' AND a.action = 'preparado'
            OR b.action = 'reabierto' AND a.action IN ('facturado', 'pagado'))
        ORDER BY a.at DESC LIMIT 1
      ) AS done
      WHERE ${inTrail(window, 'b')} AND b.action IN ('recuperado', 'reabierto')
        AND done.actor_id IS NOT NULL
    ) AS deed
    GROUP BY 1, 2, 3, 4`;
}

/** A little longer than a step may be taken back. */
const TAKEN_BACK_WITHIN = sql`INTERVAL '10 minutes'`;

const TAKER = sql`coalesce(o.employee_id::text, own.actor_id::text, '') AS empleado,
  coalesce(e.nombre, own.actor_nombre, '') AS nombre, o."horaCreacion" AS at`;

/** An order without an employee was taken by the owner if the audit log says so, of the whole order if it is a part. */
const TAKEN_BY = sql`
  LEFT JOIN employees e ON e.restaurant_id = o.restaurant_id AND e.location_id = o.location_id
    AND e.id = o.employee_id
  LEFT JOIN audit_entries own ON o.employee_id IS NULL AND own.restaurant_id = o.restaurant_id
    AND own.entity_id = coalesce(o."movidoDe", o.id) AND own.entity = 'pedido' AND own.action = 'creado'
    AND own.actor_tipo = 'propietario'`;
