import { addDays, bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { REPORT_SECTIONS, type Report } from '@comanda/contract/reports/reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { REPORT_MAX_DAYS } from '@comanda/contract/reports/reports.rules';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Person,
} from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let analyst: Person;
beforeAll(async () => {
  service = await openService();
  analyst = await makeEmployee(service.server.db, service.sede, ['reportes']);
});
afterAll(() => service.server.close());

const read = (path: string, query: Record<string, string> = {}, token = service.restaurant.token) =>
  service.server.call('GET', `/api/reports/${path}?${new URLSearchParams(query)}`, { token });

const summary = async (token = service.restaurant.token): Promise<Report> =>
  (await read('summary', { dbName: service.sede.dbName }, token)).body.data;

async function invoice(order: Order) {
  const { move, cook, waiter, cashier } = service;
  await move(order, 'preparado', cook.token);
  await move(order, 'entregado', waiter.token);
  expect((await move(order, 'facturado', cashier.token)).status).toBe(200);
}

test('today’s figures move as orders are invoiced, and not before', async () => {
  const { create, waiter, cook, cashier, sede } = service;
  const before = await summary();
  const order = await create({ productos: [line('BANDEJA', 32_900)] }, waiter.token);
  expect((await summary()).actual.ventas).toBe(before.actual.ventas);
  await invoice(order);
  const after = await summary();
  expect(after.actual).toMatchObject({
    pedidos: before.actual.pedidos + 1,
    ventas: before.actual.ventas + 32_900,
  });
  expect(after.hoy).toMatchObject({ pedidos: after.actual.pedidos, ventas: after.actual.ventas });
  expect(after.productos).toContainEqual({
    id_sigo: 'BANDEJA',
    nombre: 'Bandeja paisa',
    cantidad: 1,
    ventas: 32_900,
  });
  const person = (id: string) => after.personal.find(({ empleado }) => empleado === id);
  expect(person(waiter.id)).toMatchObject({
    nombre: waiter.nombre,
    dbName: sede.dbName,
    tomados: 1,
    entregados: 1,
    ventas: 32_900,
  });
  expect(person(cook.id)).toMatchObject({ tomados: 0, preparados: 1, ventas: 0 });
  expect(person(cashier.id)).toMatchObject({ facturados: 1, ventas: 0 });
});

test('orders that the owner takes and orders that diners place are kept apart', async () => {
  const { create, restaurant } = service;
  const before = await summary();
  await create({}, restaurant.token);
  await create({}, null);
  const after = await summary();
  const taken = (report: Report, id: string) =>
    report.personal.find(({ empleado }) => empleado === id)?.tomados ?? 0;
  expect(taken(after, restaurant.id) - taken(before, restaurant.id)).toBe(1);
  expect(taken(after, '') - taken(before, '')).toBe(1);
});

test('cancellations and write-offs are kept apart, with who and why', async () => {
  const { create, move, waiter, cook, cashier } = service;
  const before = await summary();
  const cancelled = await create({}, waiter.token);
  await move(cancelled, 'cancelado', waiter.token);
  const writtenOff = await create({}, waiter.token);
  await move(writtenOff, 'preparado', cook.token);
  await move(writtenOff, 'entregado', waiter.token);
  await move(writtenOff, 'dado_de_baja', cashier.token, '=HYPERLINK("http://malo.example")');
  const after = await summary();
  expect(after.actual.ventas).toBe(before.actual.ventas);
  expect(after.actual.cancelados.pedidos).toBe(before.actual.cancelados.pedidos + 1);
  expect(after.actual.bajas.ventas).toBe(before.actual.bajas.ventas + writtenOff.total);
  expect(after.cancelados[0]).toMatchObject({ _id: cancelled._id, motivo: '', por: waiter.nombre });
  expect(after.bajas[0]).toMatchObject({
    _id: writtenOff._id,
    motivo: '=HYPERLINK("http://malo.example")',
    por: cashier.nombre,
    total: 32_900,
  });
});

test('a sheet opens in Excel by a double click and runs nothing of what people typed', async () => {
  const { body, headers } = await read('restaurant.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain(`reporte-todas-${bogotaDay(new Date())}.csv`);
  expect(body.charCodeAt(0)).toBe(0xfeff);
  const { data, errors } = Papa.parse<string[]>(body.slice(1), { delimiter: ';' });
  expect(errors).toEqual([]);
  const cells = data.flat();
  expect(cells).toContain(`'=HYPERLINK("http://malo.example")`);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  for (const title of ['Resumen', 'Ventas por día', 'Personal', 'Dados de baja']) {
    expect(cells).toContain(title);
  }
});

test('a formula is harmless wherever a person can write one, line breaks included', async () => {
  const { server, restaurant } = service;
  const sede = await makeSede(server.db, restaurant, '+Sede mala');
  await makeMenu(server.db, sede);
  await server.db
    .updateTable('products')
    .set({ nombre: '=1+1\n@SUM(A1)', id_sigo: '-2+3' })
    .where('location_id', '=', sede.locationId)
    .where('id_sigo', '=', 'BANDEJA')
    .execute();
  const { body } = await read('summary.csv', { dbName: sede.dbName, seccion: 'menos_vendidos' });
  const { data } = Papa.parse<string[]>(body.slice(1), { delimiter: ';' });
  expect(data.flat().filter((cell) => cell.includes('SUM'))).toEqual(["'=1+1\n@SUM(A1)"]);
  expect(data.flat()).toContain("'-2+3");
  const days = await read('restaurant.csv', { seccion: 'sedes' });
  expect(days.body).toContain(`"'+Sede mala"`);
});

test('each section alone is a plain table', async () => {
  for (const seccion of REPORT_SECTIONS) {
    const { status, body } = await read('summary.csv', { dbName: service.sede.dbName, seccion });
    expect(status).toBe(200);
    const { data } = Papa.parse<string[]>(body.slice(1).trimEnd(), { delimiter: ';' });
    const widths = new Set(data.map((row) => row.length));
    expect([...widths], seccion).toHaveLength(1);
  }
});

test('the least sold are from today’s menu, starting with those that never sold', async () => {
  const { server } = service;
  const restaurant = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, restaurant);
  await makeMenu(server.db, sede);
  const { body } = await read('summary', { dbName: sede.dbName }, restaurant.token);
  const codes = body.data.menosVendidos.map(({ id_sigo }: { id_sigo: string }) => id_sigo);
  // Sides and additions are only offered inside a dish, services by the staff, and desserts are
  // hidden.
  expect(codes).toEqual(['AJIACO', 'BANDEJA', 'LIMONADA', 'MOJARRA']);
  const mine = await summary();
  expect(mine.menosVendidos.at(-1)?.id_sigo).toBe('BANDEJA');
  expect(mine.menosVendidos[0]).toMatchObject({ cantidad: 0, ventas: 0 });
});

test('an employee with reportes sees only their own sede', async () => {
  const { server, restaurant, sede } = service;
  const sister = await makeSede(server.db, restaurant);
  const seen = await summary(analyst.token);
  expect(seen.porSede.map(({ dbName }) => dbName)).toEqual([sede.dbName]);
  expect(seen.actual.ventas).toBeGreaterThan(0);
  for (const path of ['summary', 'summary.csv']) {
    const refused = await read(path, { dbName: sister.dbName }, analyst.token);
    expect(refused).toMatchObject({ status: 403, body: { code: 'sede_ajena' } });
  }
  for (const path of ['restaurant', 'restaurant.csv']) {
    const refused = await read(path, {}, analyst.token);
    expect(refused).toMatchObject({ status: 403, body: { code: 'permiso_denegado' } });
  }
});

test('an owner sees all their sedes and nothing of another restaurant', async () => {
  const { server, sede } = service;
  const stranger = await makeRestaurant(server.db);
  const refused = await read('summary', { dbName: sede.dbName }, stranger.token);
  expect(refused).toMatchObject({ status: 403, body: { code: 'sede_ajena' } });
  const nothing = await read('restaurant', {}, stranger.token);
  expect(nothing.body.data).toMatchObject({ porSede: [], actual: { ventas: 0 }, personal: [] });
  const mine = await read('restaurant');
  expect(mine.body.data.porSede.length).toBeGreaterThan(1);
});

test('a period that ends before it begins, or is too long, is refused with a message', async () => {
  const { dbName } = service.sede;
  const today = bogotaDay(new Date());
  const reversed = await read('summary', { dbName, desde: today, hasta: addDays(today, -1) });
  expect(reversed).toMatchObject({
    status: 422,
    body: { error: reportsMessages.periodReversed, details: [{ path: 'desde' }] },
  });
  const long = await read('restaurant.csv', { desde: addDays(today, -REPORT_MAX_DAYS) });
  expect(long).toMatchObject({
    status: 422,
    body: { error: reportsMessages.periodTooLong(REPORT_MAX_DAYS) },
  });
  expect((await read('summary', { dbName, desde: '2026-02-30' })).status).toBe(400);
  expect((await read('summary.csv', { dbName, seccion: 'todo' })).status).toBe(400);
});
