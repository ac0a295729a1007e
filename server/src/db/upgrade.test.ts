import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected, queryAt } from '../../test/empty-database.ts';
import { startNode } from '../../test/harness.ts';
import { openOldDatabase } from '../../test/old-database.ts';
import { createSession } from '../sessions/session.ts';
import { openDatabase } from './db.ts';
import { migrate } from './migrate.ts';

type Row = Record<string, unknown>;

let old: Awaited<ReturnType<typeof openOldDatabase>>;

/** One order in each estado, with the people and things it refers to. */
const A_DAY = `
  INSERT INTO location_names ("dbName", restaurant_id, location_id)
    SELECT "dbName", restaurant_id, id FROM locations;
  INSERT INTO location_counters (restaurant_id, location_id, revision, order_count)
    SELECT restaurant_id, id, 7, 7 FROM locations;
  INSERT INTO categories (restaurant_id, location_id, name, "imageUrl")
    SELECT restaurant_id, id, 'Platos', '/x' FROM locations;
  INSERT INTO products (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
    SELECT restaurant_id, location_id, id, 'Bandeja', 'Grande', 32900, '/x', 'BANDEJA' FROM categories;
  INSERT INTO roles (restaurant_id, location_id, nombre, descripcion)
    SELECT restaurant_id, id, 'Mesera', 'Atiende' FROM locations;
  INSERT INTO employees (restaurant_id, location_id, nombre, edad, telefono, direccion, role_id, email,
      password_hash, permisos)
    SELECT restaurant_id, location_id, 'Luz', 30, '1', 'x', id, 'luz@x.example', 'x', '{pedidos}' FROM roles;
  INSERT INTO clients (restaurant_id, location_id, nombre, telefono, email, password_hash)
    SELECT restaurant_id, id, 'Ana', '300', 'ana@x.example', 'x' FROM locations;
  INSERT INTO print_jobs (restaurant_id, location_id, target, text)
    SELECT restaurant_id, id, 'caja', 'Tiquete' FROM locations;
  INSERT INTO audit_entries (restaurant_id, location_id, actor_tipo, actor_nombre, action, entity, entity_id,
      before, after)
    SELECT restaurant_id, id, 'empleado', 'Luz', 'editado', 'pedido', repeat('a', 24),
      '{"total": 1, "productos": []}', '{"total": 2, "productos": []}' FROM locations;
  INSERT INTO orders (restaurant_id, location_id, id, revision, tipo, estado, "nombreCliente", "metodoPago",
      "creadoPor", productos, total, busqueda, "horaCreacion", "fechaPreparado", "fechaEntregado",
      "fechaCancelado", "fechaFacturado", "fechaBaja", "motivoBaja", client_id)
    SELECT l.restaurant_id, l.id, lpad(to_hex(n), 24, 'b'), n + 1, 'para_llevar', estado, 'Ana', 'tarjeta', 'x',
      '[{"id_sigo": "BANDEJA", "nombre": "Bandeja", "precio": 32900, "cantidad": 1, "nota": "",
        "adiciones": [], "subtotal": 32900}]', 32900 * n, '', now() - interval '2 days',
      CASE WHEN estado NOT IN ('enviado', 'cancelado') THEN now() - interval '2 days' END,
      CASE WHEN estado IN ('entregado', 'facturado', 'dado_de_baja') THEN now() - interval '2 days' END,
      CASE WHEN estado = 'cancelado' THEN now() - interval '2 days' END,
      CASE WHEN estado = 'facturado' THEN now() - interval '2 days' END,
      CASE WHEN estado = 'dado_de_baja' THEN now() - interval '2 days' END,
      CASE WHEN estado = 'dado_de_baja' THEN 'Se cayó' END, c.id
    FROM locations l JOIN clients c ON c.location_id = l.id, unnest(ARRAY['enviado', 'preparado',
      'entregado', 'cancelado', 'dado_de_baja', 'facturado']) WITH ORDINALITY AS states (estado, n);
  UPDATE owners SET plan_id = (SELECT id FROM plans WHERE plan_name = 'Starter'), "fechaInicio" = now(),
    "fechaFin" = now() + interval '20 days', verified_at = now();`;

function everything(): Promise<Map<string, Row[]>> {
  return connected(old.url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migrations'`,
    );
    const found = new Map<string, Row[]>();
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: Row }>(
        `SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY 1`,
      );
      found.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return found;
  });
}

describe.each(['013-order-trail.sql', '020-staff-door.sql', '021-order-functions.sql'])(
  'a database of the version that ended with %s',
  (last) => {
    let before: Awaited<ReturnType<typeof everything>>;
    let figures: Row;
    beforeAll(async () => {
      old = await openOldDatabase(last);
      await queryAt(old.url, A_DAY);
      before = await everything();
      // What the report of that day says, counted before anything migrates.
      [figures = {}] = await queryAt(
        old.url,
        `SELECT sum(total)::float AS ventas, count(*)::int AS pedidos FROM orders
       WHERE estado = 'facturado'`,
      );
    });
    afterAll(() => old.close());

    test('keeps every row and every figure', async () => {
      expect(before.get('orders')).toHaveLength(7);
      expect(await migrate(old.url)).not.toEqual([]);
      const after = await everything();
      for (const [table, rows] of before) {
        const columns = Object.keys(rows[0] ?? {});
        const kept = after.get(table)?.map((row) => pick(row, columns));
        expect(new Set(kept?.map((row) => JSON.stringify(row))), table).toEqual(
          new Set(rows.map((row) => JSON.stringify(pick(row, columns)))),
        );
      }
    });

    test('goes on to be worked with: the report, the list and an order that was open', async () => {
      await migrate(old.url);
      const { db, close } = openDatabase(old.url);
      const node = await startNode(db);
      const { id } = await db.selectFrom('owners').select('id').executeTakeFirstOrThrow();
      const owner = {
        tipo: 'propietario',
        restaurantId: id,
        locationId: null,
        subjectId: id,
      } as const;
      const token = await createSession(db, owner);
      const day = bogotaDay(new Date(Date.now() - 2 * 86_400_000));
      const sede = 'dbName=vieja';
      const report = await node.call(
        'GET',
        `/api/reports/summary?${sede}&desde=${day}&hasta=${day}`,
        {
          token,
        },
      );
      expect(report.body.data.actual).toMatchObject({ ventas: 6 * 32_900, pedidos: 1 });
      expect(report.body.data.actual).toMatchObject(figures);
      const list = await node.call('GET', `/api/orders?${sede}`, { token });
      const orders: Order[] = list.body.data;
      const stored = new Map(before.get('orders')?.map((row) => [row.id, row]));
      for (const { _id, estado, total, nombreCliente, mesa } of orders) {
        expect({ estado, total, nombreCliente, mesa }, _id).toEqual(
          pick(stored.get(_id) ?? {}, ['estado', 'total', 'nombreCliente', 'mesa']),
        );
      }
      expect(orders.map(({ total }) => total).sort((a, b) => a - b)).toEqual([
        27_500,
        ...[1, 2, 3, 4, 5, 6].map((n) => n * 32_900),
      ]);
      expect(
        orders.every(({ mesaConfirmada, desconocido }) => mesaConfirmada && !desconocido),
      ).toBe(true);
      const staff = await node.call('GET', `/api/employees?${sede}`, { token });
      expect(staff.body.data).toMatchObject([{ permisos: ['pedidos'], facultades: [] }]);
      const open = orders.find(
        ({ estado, tipo }) => estado === 'enviado' && tipo === 'para_llevar',
      );
      const moved = await node.call('PATCH', `/api/orders/editOrderAttributes/${open?._id}`, {
        token,
        body: { dbName: 'vieja', updates: { estado: 'preparado' } },
      });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      await node.close();
      await close();
    });
  },
);

function pick(row: Row, columns: string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}
