import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';
import { closeSede } from './closing.service.ts';
import { selectDays, selectReportSedes } from './reports.db.ts';
import { readReport } from './reports.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
afterAll(() => service.server.close());

test('an order whose dishes went to other tables is one order to the reports, live and closed, and its money counts once', async () => {
  const { server, restaurant, sede, waiter, cook, cashier } = service;
  const four = { productos: [line('BANDEJA', 32_900, { cantidad: 4 })] };
  const taken = [
    await service.create({ mesa: '1', ...four }),
    await service.create({ mesa: '2', ...four }, restaurant.token),
  ];
  for (const order of taken) await service.move(order, 'preparado', cook.token);
  const made: string[] = [];
  for (const { _id, mesa } of taken) {
    const [second, third] = [`${mesa}2`, `${mesa}3`];
    const part = await pass(_id, mesa ?? '', second, 3);
    const partOfPart = await pass(part._id, second, third, 1);
    // However often a dish moves, its order is the one in which it was taken.
    expect([part.movidoDe, partOfPart.movidoDe]).toEqual([_id, _id]);
    made.push(_id, part._id, partOfPart._id);
  }
  for (const _id of made) await service.move({ _id }, 'entregado', waiter.token);
  for (const _id of made) await service.move({ _id }, 'facturado', cashier.token);

  const now = new Date();
  const today = bogotaDay(now);
  const period = { desde: today, hasta: today };
  const report = () => readReport(server.db, restaurant.id, null, period, now);
  const live = await report();
  const ventas = 8 * 32_900;
  expect(live.actual).toMatchObject({ pedidos: 2, ventas, ticketPromedio: ventas / 2 });
  for (const rows of [live.porHora, live.porTipo, live.porSede, live.porDia]) {
    expect(rows).toMatchObject([{ pedidos: 2, ventas }]);
  }
  // Each part was paid by itself.
  expect(live.porMetodoPago).toMatchObject([{ pagos: 6, valor: ventas, devuelto: 0 }]);
  expect(live.clientes).toEqual({ nuevos: 0, recurrentes: 0, sinCuenta: 2 });
  expect(live.productos).toMatchObject([{ id_sigo: 'BANDEJA', cantidad: 8, ventas }]);
  const staff = new Map(live.personal.map((one) => [one.empleado, one]));
  expect(staff.get(waiter.id)).toMatchObject({ tomados: 1, ventas: ventas / 2 });
  expect(staff.get(restaurant.id)).toMatchObject({ tomados: 1, ventas: ventas / 2 });
  expect(staff.has('')).toBe(false);
  expect(staff.get(cook.id)).toMatchObject({ preparados: 2 });
  expect(staff.get(waiter.id)).toMatchObject({ entregados: 2 });

  const days = async () => {
    const sedes = await selectReportSedes(server.db, restaurant.id, null, now);
    return selectDays(server.db, { restaurantId: restaurant.id, sedes }, period);
  };
  const before = await days();
  expect(before).toMatchObject([{ preparados: 2, entregados: 2 }]);
  await closeSede(server.db, sede, dayRange(addDays(today, 1)).from);
  expect(await report()).toEqual(live);
  expect(await days()).toEqual(before);
});

async function pass(pedido: string, from: string, to: string, cantidad: number): Promise<Order> {
  const lineas = [{ pedido, linea: 1, cantidad }];
  const { body } = await tables.lines(await tables.at(from), { destino: { mesa: to }, lineas });
  const [id] = body.otra.pedidos;
  const { dbName } = service.sede;
  const listed = await service.server.call(
    'GET',
    `/api/orders?dbName=${dbName}`,
    service.restaurant,
  );
  return listed.body.data.find(({ _id }: Order) => _id === id);
}
