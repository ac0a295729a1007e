import { type RawBuilder, sql } from 'kysely';
import { atSede, bogotaDaySql, sold, type Window } from './window.db.ts';

/**
 * How many orders each person took, prepared, delivered and invoiced. `ventas` counts the orders a
 * person took, on the day they were invoiced; those of nobody are the diners' own. Names come from
 * the audit log.
 */
export function staffSource(window: Window): RawBuilder<unknown> {
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
        AND o."horaCreacion" >= ${window.from} AND o."horaCreacion" < ${window.to}
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

/** An order without an employee was taken by the owner if the audit log says so. */
const TAKEN_BY = sql`
  LEFT JOIN employees e ON e.restaurant_id = o.restaurant_id AND e.location_id = o.location_id
    AND e.id = o.employee_id
  LEFT JOIN audit_entries own ON o.employee_id IS NULL AND own.restaurant_id = o.restaurant_id
    AND own.entity_id = o.id AND own.entity = 'pedido' AND own.action = 'creado'
    AND own.actor_tipo = 'propietario'`;
