import { sql } from 'kysely';
import type { Db } from '../server/src/db/db.ts';
import {
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
} from '../server/test/factories.ts';
import { withoutIndexes } from './without-indexes.ts';

const SEDES = 5;
const WAITERS = 8;
const CLIENTS = 1_500;
const DISHES = 60;

export type Year = { dbName: string; token: string; orders: number; entries: number };

/** A restaurant with years of orders, written by SQL; its indexes are made after its rows. */
export async function loadYear(
  db: Db,
  { days, ordersADay }: { days: number; ordersADay: number },
): Promise<Year> {
  const restaurant = await makeRestaurant(db);
  const names: string[] = [];
  for (let i = 0; i < SEDES; i += 1) {
    const sede = await makeSede(db, restaurant, `Banco ${i}`);
    await makeMenu(db, sede);
    for (let j = 0; j < WAITERS; j += 1)
      await makeEmployee(db, sede, ['pedidos', 'cocina', 'caja']);
    await makeClient(db, sede);
    names.push(sede.dbName);
  }
  return db.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    // Only for this load: its data keeps every rule, and is thrown away.
    await run(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
      SET session_replication_role = replica; SET jit = off;`);
    const restore = await withoutIndexes(connection, ['orders', 'audit_entries']);
    await run(MORE_CLIENTS);
    await run(MORE_DISHES);
    await run(weekOf(ordersADay));
    for (let back = days - 1; back >= 0; back -= CHUNK) {
      await run(ordersOf(back, Math.max(back - CHUNK + 1, 0)));
    }
    await run(AUDIT_ENTRIES);
    await restore();
    await run('RESET ALL');
    await run('VACUUM ANALYZE');
    const { rows } = await sql<{ orders: number; entries: number }>`
      SELECT (SELECT count(*) FROM orders) AS orders,
        (SELECT count(*) FROM audit_entries) AS entries`.execute(connection);
    const { orders = 0, entries = 0 } = rows[0] ?? {};
    return { dbName: names[0] ?? '', token: restaurant.token, orders, entries };
  });
}

/** Days of orders in one statement. */
const CHUNK = 31;

const MORE_CLIENTS = `
  INSERT INTO clients (restaurant_id, location_id, nombre, telefono, email, password_hash)
  SELECT c.restaurant_id, c.location_id, 'Cliente ' || n, '310', 'c' || n || '@banco.example', 'x'
  FROM clients c, generate_series(1, ${CLIENTS}) AS n`;

const MORE_DISHES = `
  INSERT INTO products (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
  SELECT c.restaurant_id, c.location_id, c.id, 'Plato de la casa número ' || n, 'Con todo',
    10000 + n * 500, '/images/p/1280.webp', 'P-' || n
  FROM categories c, generate_series(1, ${DISHES}) AS n WHERE c."esPlatoPrincipal"`;

/**
 * A week of every sede: lunch and dinner, two to four lines, a third with additions, some combos; 95 of
 * 100 invoiced, the rest cancelled or written off.
 */
const weekOf = (ordersADay: number) => `
  CREATE TEMPORARY TABLE week AS
  WITH people AS (
    SELECT l.restaurant_id, l.id AS location_id, row_number() OVER (ORDER BY l.id) AS sede,
      (SELECT array_agg(e.id ORDER BY e.id) FROM employees e WHERE e.location_id = l.id) AS staff,
      (SELECT array_agg(c.id ORDER BY c.id) FROM clients c WHERE c.location_id = l.id) AS clients
    FROM locations l
  ), born AS (
    SELECT p.*, weekday, n, random() AS r1, random() AS r2, random() AS r3, random() AS r4,
      INTERVAL '1 minute' * (CASE WHEN random() < 0.6 THEN 690 ELSE 1080 END + 210 * random()) AS hora
    FROM people p, generate_series(0, 6) AS weekday, generate_series(1, ${ordersADay}) AS n
  )
  SELECT born.restaurant_id, born.location_id, sede, clients, weekday, n, r1, hora,
    CASE WHEN r3 < 0.6 THEN 'en_local' WHEN r3 < 0.75 THEN 'para_llevar' ELSE 'a_domicilio' END AS tipo,
    CASE WHEN r2 < 0.03 THEN 'cancelado' WHEN r2 < 0.05 THEN 'dado_de_baja' ELSE 'facturado' END AS estado,
    (ARRAY['efectivo', 'tarjeta', 'datafono', 'transferencia', 'bizum'])[1 + floor(5 * r4)::int] AS metodo,
    r4 < 0.3 AS is_client,
    CASE WHEN r4 >= 0.4 THEN staff[1 + floor(cardinality(staff) * r2)::int] END AS employee_id,
    lines.productos, lines.total
  FROM born CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object(
        'id_sigo', 'P-' || dish, 'nombre', 'Plato de la casa número ' || dish,
        'precio', 10000 + dish * 500, 'imagen', '/images/0123456789abcdef/1280.webp', 'cantidad', cantidad,
        'nota', '', 'adiciones', CASE WHEN dish % 3 = 0 THEN jsonb_build_array(jsonb_build_object(
          'id_sigo', 'A-' || dish % 7, 'nombre', 'Adición ' || dish % 7, 'precio', 4000)) ELSE '[]' END,
        'combo', CASE WHEN dish % 10 = 0 THEN '{"bebida": {"id_sigo": "LIMONADA", "nombre": "Limonada", "precio": 4000},
          "adicional": {"id_sigo": "PAPA", "nombre": "Papa criolla", "precio": 6000}}'::jsonb END,
        'subtotal', subtotal)) AS productos,
      sum(subtotal) AS total
    FROM (
      SELECT dish, cantidad, (10000 + dish * 500) * cantidad
        + CASE WHEN dish % 3 = 0 THEN 4000 ELSE 0 END + CASE WHEN dish % 10 = 0 THEN 10000 ELSE 0 END AS subtotal
      FROM (
        SELECT 1 + ((n * 7 + weekday * 13 + line * 17 + floor(${DISHES} * r1 * r1)::int) % ${DISHES}) AS dish,
          1 + (n + line) % 2 AS cantidad
        FROM generate_series(1, 2 + n % 3) AS line
      ) AS chosen
    ) AS priced
  ) AS lines`;

/** Repeats that week; today is as full as any day, whatever the hour. Nobody searches here. */
const ordersOf = (from: number, to: number) => `
  INSERT INTO orders (
    restaurant_id, location_id, id, revision, tipo, estado, mesa, direccion, telefono, "nombreCliente",
    "metodoPago", "creadoPor", client_id, employee_id, productos, total, "horaCreacion",
    "fechaPreparado", "fechaEntregado", "fechaCancelado", "fechaFacturado", "fechaBaja", "motivoBaja", busqueda
  )
  SELECT restaurant_id, location_id,
    lpad(to_hex(extract(epoch FROM creado)::bigint), 8, '0')
      || lpad(to_hex(sede), 4, '0') || lpad(to_hex(day), 6, '0') || lpad(to_hex(n), 6, '0'),
    day * 1000 + n, tipo, estado,
    CASE WHEN tipo = 'en_local' THEN '7' END, CASE WHEN tipo = 'a_domicilio' THEN 'Calle 1 # 2-3' END,
    CASE WHEN tipo = 'a_domicilio' THEN '310 555 0100' END, 'Nubia Rincón', metodo, '',
    CASE WHEN is_client THEN clients[1 + floor(cardinality(clients) * random() * random())::int] END,
    employee_id, productos, total, creado,
    CASE WHEN estado <> 'cancelado' THEN creado + pace * (7 + 15 * r1) END,
    CASE WHEN estado <> 'cancelado' THEN creado + pace * (12 + 30 * r1) END,
    CASE WHEN estado = 'cancelado' THEN creado + pace * (20 + 60 * r1) END,
    CASE WHEN estado = 'facturado' THEN creado + pace * (20 + 60 * r1) END,
    CASE WHEN estado = 'dado_de_baja' THEN creado + pace * (20 + 60 * r1) END,
    CASE WHEN estado = 'dado_de_baja' THEN 'El plato llegó frío y el cliente no lo aceptó' END, ''
  FROM generate_series(${to}, ${from}) AS day
  JOIN week ON week.weekday = day % 7
  CROSS JOIN LATERAL (SELECT ((now() AT TIME ZONE 'America/Bogota')::date - day)::timestamp
    AT TIME ZONE 'America/Bogota' AS midnight) AS begun
  CROSS JOIN LATERAL (SELECT CASE WHEN day = 0
    THEN midnight + (now() - midnight) * (extract(epoch FROM hora) / 86400) ELSE midnight + hora END AS creado) AS born
  CROSS JOIN LATERAL (SELECT LEAST(INTERVAL '1 minute', (now() - creado) / 90) AS pace) AS hurry`;

/** The audit entries of each order, as the product writes them. */
const AUDIT_ENTRIES = `
  INSERT INTO audit_entries (restaurant_id, location_id, at, actor_tipo, actor_id, actor_nombre, action, entity, entity_id)
  SELECT o.restaurant_id, o.location_id, step.at, 'empleado', e.id, e.nombre, step.action, 'pedido', o.id
  FROM orders o
  CROSS JOIN LATERAL (VALUES
    ('creado', CASE WHEN o.employee_id IS NOT NULL THEN o."horaCreacion" END), ('preparado', o."fechaPreparado"),
    ('entregado', o."fechaEntregado"),
    (o.estado, COALESCE(o."fechaCancelado", o."fechaFacturado", o."fechaBaja"))
  ) AS step (action, at)
  JOIN employees e ON e.restaurant_id = o.restaurant_id AND e.location_id = o.location_id
    AND e.id = COALESCE(o.employee_id, (SELECT id FROM employees x WHERE x.location_id = o.location_id LIMIT 1))
  WHERE step.at IS NOT NULL`;
