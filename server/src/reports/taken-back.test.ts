import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import type { Report } from '@comanda/contract/reports/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { giveFacultades } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';
import { closeSede } from './closing.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  till = atTill(service);
  await giveFacultades(service.server.db, service.cashier, ['anulaciones']);
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const TIP = { respuesta: 'otro', valor: 5_000 } as const;

async function summary(): Promise<Report> {
  const url = `/api/reports/summary?dbName=${service.sede.dbName}`;
  return (await service.server.call('GET', url, service.restaurant)).body.data;
}

async function served(): Promise<Order> {
  const { create, move, cook, waiter } = service;
  const order = await create({ mesa: '9', productos: [line('BANDEJA', PRICE)] });
  await move(order, 'preparado', cook.token);
  return (await move(order, 'entregado', waiter.token)).body.data;
}

test('what comes back to the kitchen was not prepared, until it is again', async () => {
  const { create, cook, sede, server } = service;
  const prepared = async () =>
    (await summary()).personal.find(({ empleado }) => empleado === cook.id)?.preparados ?? 0;
  const strike = (order: Order, listo: boolean) =>
    server.call('PATCH', `/api/kitchen/platos/${order._id}`, {
      token: cook.token,
      body: { dbName: sede.dbName, platos: ['1'], listo },
    });
  const before = await prepared();
  const order = await create({ mesa: '8', productos: [line('BANDEJA', PRICE)] });
  await strike(order, true);
  expect(await prepared()).toBe(before + 1);
  expect((await strike(order, false)).body.data.estado).toBe('enviado');
  expect(await prepared()).toBe(before);
  await strike(order, true);
  expect(await prepared()).toBe(before + 1);
});

test('what is reopened was not charged, and what is given back leaves the sale as it was', async () => {
  const { cashier } = service;
  const charged = (report: Report) =>
    report.personal.find(({ empleado }) => empleado === cashier.id)?.facturados ?? 0;
  const before = await summary();
  const { cuentaId } = await served();
  const pagos = [{ metodo: 'nequi', valor: PRICE, propina: 4_000 }];
  await till.pay(cuentaId, { propina: TIP, pagos });
  const on = (deed: string, body: object) =>
    till.post(`/api/accounts/${cuentaId}/${deed}`, { motivo: 'Error', ...body });
  expect((await on('reopen', {})).status).toBe(200);
  const open = await summary();
  expect(open.actual).toMatchObject({
    ventas: before.actual.ventas,
    pedidos: before.actual.pedidos,
  });
  // The money came in all the same.
  expect(open.actual.propinas).toBe(before.actual.propinas + 4_000);
  expect(charged(open)).toBe(charged(before));
  expect((await till.pay(cuentaId, { pagos: [] })).status).toBe(200);
  const refund = { metodo: 'efectivo', valor: 10_000, propina: 1_000 };
  expect((await on('refund', refund)).status).toBe(200);
  const after = await summary();
  expect(after.actual).toMatchObject({
    ventas: before.actual.ventas + PRICE,
    propinas: before.actual.propinas + 4_000,
    devoluciones: before.actual.devoluciones + 11_000,
  });
  expect(charged(after)).toBe(charged(before) + 1);
  expect(after.porMetodoPago).toContainEqual({
    ...{ metodo: 'nequi', pagos: 1, valor: PRICE, propina: 4_000, devuelto: 0 },
  });

  const { db } = service.server;
  await closeSede(db, service.sede, dayRange(addDays(bogotaDay(new Date()), 1)).from);
  const closed = await summary();
  for (const part of ['actual', 'porMetodoPago', 'personal'] as const) {
    expect(closed[part]).toEqual(after[part]);
  }
});
