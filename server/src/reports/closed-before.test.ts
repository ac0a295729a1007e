import { dayRange } from '@comanda/contract/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryAt } from '../../test/empty-database.ts';
import { openOldDatabase } from '../../test/old-database.ts';
import { openDatabase } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { closeSede } from './closing.service.ts';
import { readReport } from './reports.service.ts';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
beforeAll(async () => {
  old = await openOldDatabase('029-lean-orders.sql');
});
afterAll(() => old.close());

/** Two months of sales, and what the version before had added up of them: everything before March 11th. */
const CLOSED = `
  DELETE FROM orders;
  INSERT INTO orders (restaurant_id, location_id, id, revision, tipo, estado, "nombreCliente", "metodoPago",
      "creadoPor", productos, total, busqueda, "horaCreacion", "fechaPreparado", "fechaEntregado", "fechaFacturado")
    SELECT restaurant_id, id, lpad(to_hex(n), 24, 'b'), n, 'para_llevar', 'facturado', 'Ana',
      (ARRAY['efectivo', 'nequi', 'datafono'])[1 + n % 3], 'x',
      '[{"id_sigo": "BANDEJA", "nombre": "Bandeja", "precio": 100, "cantidad": 1, "nota": "", "adiciones": [],
        "subtotal": 100}]', 1000 * n, '', at, at, at, at
    FROM locations, generate_series(1, 60) AS n,
      LATERAL (SELECT timestamptz '2026-02-01 12:00-05' + (n % 40) * interval '1 day') AS t (at);
  INSERT INTO report_sedes SELECT restaurant_id, id, '2026-03-11 00:00-05' FROM locations;
  INSERT INTO report_days
    SELECT restaurant_id, location_id, ("fechaFacturado" AT TIME ZONE 'America/Bogota')::date, count(*), sum(total),
      count(*), 0, 0, 0, 0, count(*), 0, count(*), 0
    FROM orders WHERE "fechaFacturado" < '2026-03-11 00:00-05' GROUP BY 1, 2, 3;
  INSERT INTO report_kinds
    SELECT restaurant_id, location_id, 'dia', ("fechaFacturado" AT TIME ZONE 'America/Bogota')::date, tipo,
      "metodoPago", count(*), sum(total)
    FROM orders WHERE "fechaFacturado" < '2026-03-11 00:00-05' GROUP BY 1, 2, 4, 5, 6;
  INSERT INTO report_kinds
    SELECT restaurant_id, location_id, 'mes', '2026-02-01', tipo, "metodoPago", sum(pedidos), sum(ventas)
    FROM report_kinds WHERE dia < '2026-03-01' GROUP BY 1, 2, 5, 6;`;

type Sums = { metodo: string; pagos: number; valor: number };

test('what was closed before money was told by its payments says the same afterwards', async () => {
  await queryAt(old.url, CLOSED);
  await migrate(old.url);
  const { db, close } = openDatabase(old.url);
  const { id } = await db.selectFrom('owners').select('id').executeTakeFirstOrThrow();
  const [sede] = await db.selectFrom('locations').select(['id']).execute();
  const key = { restaurantId: id, locationId: sede?.id ?? '' };
  const now = new Date('2026-03-20T12:00:00-05:00');
  const periods = [
    { desde: '2026-02-01', hasta: '2026-02-28' },
    { desde: '2026-02-20', hasta: '2026-03-10' },
    { desde: '2026-03-09', hasta: '2026-03-12' },
    { desde: '2026-02-01', hasta: '2026-03-20' },
  ];
  const expectSame = async () => {
    for (const period of periods) {
      const { from } = dayRange(period.desde);
      const { to } = dayRange(period.hasta);
      const methods = await queryAt<Sums>(
        old.url,
        `SELECT "metodoPago" AS metodo, count(*)::int AS pagos, sum(total)::float AS valor FROM orders
         WHERE "fechaFacturado" >= '${from.toISOString()}' AND "fechaFacturado" < '${to.toISOString()}'
         GROUP BY 1 ORDER BY valor DESC`,
      );
      const { actual, porMetodoPago } = await readReport(db, id, null, period, now);
      const none = { propina: 0, devuelto: 0 };
      expect(porMetodoPago).toEqual(methods.map((one) => ({ ...one, ...none })));
      expect(actual).toMatchObject({
        pedidos: sum(methods.map(({ pagos }) => pagos)),
        ventas: sum(methods.map(({ valor }) => valor)),
        ...{ descuentos: 0, cortesias: 0, devoluciones: 0, propinas: 0 },
      });
    }
  };
  await expectSame();
  await closeSede(db, key, dayRange('2026-03-15').from);
  await expectSame();
  await close();
});

test('a node of the version before closes no hours whose money it cannot count', async () => {
  await migrate(old.url);
  const closing = queryAt(
    old.url,
    `INSERT INTO report_days AS kept (restaurant_id, location_id, dia, pedidos, ventas, sin_cuenta, cancelados,
       cancelados_total, bajas, bajas_total, preparados, preparacion_ms, entregados, entrega_ms)
     SELECT restaurant_id, id, '2026-03-01', 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM locations
     ON CONFLICT (restaurant_id, location_id, dia) DO UPDATE SET pedidos = kept.pedidos + excluded.pedidos`,
  );
  await expect(closing).rejects.toThrow(/descuentos/);
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
