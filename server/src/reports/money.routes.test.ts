import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';
import type { DiscountsReport, TipsReport } from '@comanda/contract/reports/money-reports';
import type { Report } from '@comanda/contract/reports/reports';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { giveFacultades, makeEmployee, type Person } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';
import { closeSede } from './closing.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
let analyst: Person;
let reviewer: Person;
/** Of today, when the account was paid, and when all of it was delivered. */
let paid: Report;
let whole: Report;
beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  till = atTill(service);
  const { db } = service.server;
  analyst = await makeEmployee(db, service.sede, ['reportes']);
  reviewer = await makeEmployee(db, service.sede, ['caja']);
  await giveFacultades(db, reviewer, ['arqueo']);
  await giveFacultades(db, service.cashier, ['descuentos']);
  const first = await served('1', 2);
  const late = await served('1', 1, false);
  const id = first.cuentaId;
  const one = { alcance: 'linea', pedido: first._id, linea: 1, cantidad: 1 };
  await till.adjust(id, { ...one, tipo: 'cortesia', motivo: '=Cumpleaños' });
  await till.adjust(id, { valor: 5_800 });
  const cash = { metodo: 'efectivo', valor: 20_000, propina: 2_000 };
  const card = { metodo: 'datafono', valor: TOTAL - 20_000, propina: 3_000 };
  expect((await till.pay(id, { propina: TIP, pagos: [cash] })).status).toBe(200);
  expect((await till.pay(id, { pagos: [card], propina: undefined })).status).toBe(200);
  paid = await read('summary');
  await service.move(late, 'entregado', service.waiter.token);
  whole = await read('summary');
});
afterAll(() => service.server.close());

const TODAY = bogotaDay(new Date());
const PRICE = 32_900;
/** Three dishes, one of them a courtesy, and a discount. */
const TOTAL = 2 * PRICE - 5_800;
const TIP = { respuesta: 'otro', valor: 5_000 } as const;

async function read<T>(path: string, token = analyst.token): Promise<T> {
  const query = path.startsWith('restaurant') ? '' : `?dbName=${service.sede.dbName}`;
  const { status, body } = await service.server.call('GET', `/api/reports/${path}${query}`, {
    token,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

async function sheet(path: string, token: string, more = ''): Promise<string[][]> {
  const url = `/api/reports/${path}?dbName=${service.sede.dbName}${more}`;
  const { body } = await service.server.call('GET', url, { token });
  const { data, errors } = Papa.parse<string[]>(body.slice(1).trimEnd(), { delimiter: ';' });
  expect(errors).toEqual([]);
  return data;
}

async function served(mesa: string, cantidad: number, isDelivered = true) {
  const { create, move, cook, waiter } = service;
  const order = await create({ mesa, productos: [line('BANDEJA', PRICE, { cantidad })] });
  await move(order, 'preparado', cook.token);
  if (isDelivered) await move(order, 'entregado', waiter.token);
  return order;
}

test('an account in parts, with a tip, a discount and a courtesy, and an order that is paid before it is delivered', async () => {
  // Only what was delivered is sold; the rest is paid all the same.
  expect(paid.actual.pedidos).toBe(1);
  expect(paid.actual).toMatchObject({ cortesias: PRICE, propinas: 5_000, devoluciones: 0 });
  expect(paid.porMetodoPago).toEqual([
    { metodo: 'datafono', pagos: 1, valor: TOTAL - 20_000, propina: 3_000, devuelto: 0 },
    { metodo: 'efectivo', pagos: 1, valor: 20_000, propina: 2_000, devuelto: 0 },
  ]);
  const charged = (report: Report) =>
    report.personal.find(({ empleado }) => empleado === service.cashier.id)?.facturados;
  expect(charged(paid)).toBe(2);

  expect(whole.actual).toMatchObject({
    pedidos: 2,
    ventas: TOTAL,
    descuentos: PRICE + 5_800,
    cortesias: PRICE,
    propinas: 5_000,
  });
  expect(whole.productos).toMatchObject([{ id_sigo: 'BANDEJA', ventas: TOTAL + PRICE + 5_800 }]);
  expect(whole.porMetodoPago).toEqual(paid.porMetodoPago);
  expect(charged(whole)).toBe(2);

  const tips = await read<TipsReport>('tips');
  const mesero = { id: service.waiter.id, nombre: service.waiter.nombre };
  expect(tips.propinas).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ dia: TODAY, metodo: 'efectivo', mesero, propina: 2_000 }),
      expect.objectContaining({ dia: TODAY, metodo: 'datafono', mesero, propina: 3_000 }),
    ]),
  );
  expect(tips.respuestas).toEqual({ si: 0, otro: 1, no: 0 });

  const discounts = await read<DiscountsReport>('discounts');
  const por = service.cashier.nombre;
  expect(discounts.porTipo).toEqual([
    { tipo: 'descuento', veces: 1, valor: 5_800 },
    { tipo: 'cortesia', veces: 1, valor: PRICE },
  ]);
  expect(discounts.porPersona).toEqual([{ por, veces: 2, valor: PRICE + 5_800 }]);
  expect(discounts.ajustes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        tipo: 'cortesia',
        mesa: '1',
        plato: { cantidad: 1, nombre: 'Bandeja paisa' },
        valor: PRICE,
        motivo: '=Cumpleaños',
        por,
      }),
      expect.objectContaining({ tipo: 'descuento', plato: null, valor: 5_800 }),
    ]),
  );
  // All sedes of the owner: here, the only one.
  const { token } = service.restaurant;
  expect(await read('restaurant/tips', token)).toEqual(tips);
  expect(await read('restaurant/discounts', token)).toEqual(discounts);

  await closeSede(service.server.db, service.sede, dayRange(addDays(TODAY, 1)).from);
  const closed = await read<Report>('summary');
  for (const part of ['actual', 'porMetodoPago', 'productos', 'personal'] as const) {
    expect(closed[part]).toEqual(whole[part]);
  }
});

test('money that goes back in a night in which nothing else happens is closed too', async () => {
  const { db } = service.server;
  const account = await db
    .selectFrom('accounts')
    .select(['restaurant_id', 'location_id', 'id'])
    .where('estado', '=', 'cerrada')
    .executeTakeFirstOrThrow();
  const at = new Date(dayRange(addDays(TODAY, 1)).from.getTime() + 3_605_000);
  await db
    .insertInto('account_payments')
    .values({
      restaurant_id: account.restaurant_id,
      location_id: account.location_id,
      cuenta_id: account.id,
      ...{ tipo: 'devolucion', metodo: 'nequi', valor: 7_000, propina: 1_000, motivo: 'Frío' },
      ...{ por: 'Caja', at },
    })
    .execute();
  const query = `?dbName=${service.sede.dbName}&desde=${addDays(TODAY, 1)}&hasta=${addDays(TODAY, 1)}`;
  const night = async (): Promise<Report> => {
    const url = `/api/reports/summary${query}`;
    return (await service.server.call('GET', url, analyst)).body.data;
  };
  const live = await night();
  expect(live.actual).toMatchObject({ ventas: 0, devoluciones: 8_000 });
  expect(live.porMetodoPago).toEqual([
    { metodo: 'nequi', pagos: 0, valor: 0, propina: 0, devuelto: 8_000 },
  ]);
  // In steps, so that this hour is closed by itself.
  for (const hours of [1, 2, 24]) {
    await closeSede(
      db,
      service.sede,
      new Date(dayRange(addDays(TODAY, 1)).from.getTime() + hours * 3_600_000),
    );
  }
  expect(await night()).toEqual(live);
});

test('a sheet of tips or discounts has every line, and no text of it is a formula', async () => {
  const tips = await sheet('summary.csv', analyst.token, '&seccion=propinas');
  expect(tips[0]).toEqual([
    'Día',
    'Sede',
    'Mesero',
    'Método de pago',
    'Pagos',
    'Propina',
    'Devuelta',
  ]);
  expect(tips).toHaveLength(3);
  const discounts = await sheet('summary.csv', analyst.token, '&seccion=descuentos');
  expect(discounts).toHaveLength(3);
  expect(discounts.flat()).toContain("'=Cumpleaños");
  expect(discounts.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
  const whole = (await sheet('summary.csv', analyst.token)).flat();
  for (const title of ['Propinas', 'Descuentos y cortesías']) expect(whole).toContain(title);
});

test('closings show what was expected and counted, to whoever may review the shifts of others', async () => {
  const open = async (caja: string) =>
    (await till.shifts.open({ caja, base: 100_000 })).body.data._id;
  const short = await open('=Principal');
  await till.shifts.close(short, { denominaciones: { 50000: 1 }, nota: 'Falta' });
  const forced = await open('Barra');
  await till.shifts.force(forced, reviewer.token);
  const { cierres } = await read<{ cierres: object[] }>('closings', reviewer.token);
  expect(cierres).toMatchObject([
    { _id: forced, forzado: true, esperado: 100_000, contado: null, diferencia: null },
    {
      ...{ _id: short, caja: '=Principal', nombre: service.cashier.nombre, base: 100_000 },
      ...{ esperado: 100_000, contado: 50_000, diferencia: -50_000, nota: 'Falta', reconteo: null },
    },
  ]);
  await till.shifts.recount(short, reviewer.token, { denominaciones: { 100000: 1 } });
  const again = await read<{ cierres: object[] }>('closings', reviewer.token);
  expect(again.cierres[1]).toMatchObject({
    contado: 50_000,
    reconteo: { contado: 100_000, diferencia: 0, por: reviewer.nombre },
  });
  expect(await read('restaurant/closings', service.restaurant.token)).toEqual(again);
  const rows = await sheet('closings.csv', reviewer.token);
  const [names = [], ...cells] = rows;
  const row = Object.fromEntries(names.map((name, at) => [name, cells[1]?.[at]]));
  expect(row).toMatchObject({
    Caja: "'=Principal",
    Faltó: '50000',
    Sobró: '0',
    Recontado: '100000',
  });
  expect(cells[0]).toContain('Sin contar');
  for (const { token } of [analyst, service.cashier]) {
    const url = `/api/reports/closings?dbName=${service.sede.dbName}`;
    expect((await service.server.call('GET', url, { token })).status).toBe(403);
  }
});
