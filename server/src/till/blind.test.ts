import { bogotaDay } from '@comanda/contract/days';
import { ENDPOINTS } from '@comanda/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { giveFacultades, makeEmployee, type Person } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
let reviewer: Person;
/** Has every section, and counts all the same. */
let nosy: Person;
let shift: string;

const PRICE = 32_900;
const BASE = 217_000;
/** Numbers that occur nowhere else. */
const CASH = [6 * PRICE, 7 * PRICE];
const CARD = [8 * PRICE, 9 * PRICE];
const TIP = 1_700;
const CASH_TIPS = [TIP, 1_100];
const CARD_TIPS = [1_300, 900];
const total = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0);
const SECRETS = {
  'sales in cash': total(CASH),
  'tips in cash': total(CASH_TIPS),
  'cash with its tips': total(CASH) + total(CASH_TIPS),
  'what the till must hold': BASE + total(CASH) + total(CASH_TIPS),
  'tips by card': total(CARD_TIPS),
  'sales by card': total(CARD),
  'what came in': total([...CASH, ...CARD, ...CASH_TIPS, ...CARD_TIPS]),
};

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  till = atTill(service);
  const { db } = service.server;
  reviewer = await makeEmployee(db, service.sede, ['caja', 'reportes']);
  await giveFacultades(db, reviewer, ['arqueo']);
  nosy = await makeEmployee(db, service.sede, [
    'caja',
    'pedidos',
    'cocina',
    'menu',
    'empleados',
    'reportes',
  ]);
  await giveFacultades(db, nosy, ['cobrar', 'descuentos', 'anulaciones', 'sede']);
  shift = (await till.shifts.open({ base: BASE }, nosy.token)).body.data._id;
  const sell = async (metodo: string, valor: number, tip = 0) => {
    const productos = [line('BANDEJA', PRICE, { cantidad: valor / PRICE })];
    const order = await service.create({ tipo: 'para_llevar', mesa: undefined, productos });
    await service.move(order, 'preparado', service.cook.token);
    await service.move(order, 'entregado', service.waiter.token);
    const pagos = [{ metodo, valor, propina: tip }];
    const propina = { respuesta: 'otro', valor: TIP };
    expect((await till.sell([order._id], pagos, { propina })).status).toBe(200);
  };
  for (const [at, valor] of CASH.entries()) await sell('efectivo', valor, CASH_TIPS[at]);
  for (const [at, valor] of CARD.entries()) await sell('datafono', valor, CARD_TIPS[at]);
});
afterAll(() => service.server.close());

/** Every call that reads, with what it may want to know. */
function everyGet(): string[] {
  const { dbName } = service.sede;
  const dia = bogotaDay(new Date());
  const query = new URLSearchParams({ dbName, dia, desde: dia, hasta: dia });
  return Object.keys(ENDPOINTS)
    .filter((call) => call.startsWith('GET '))
    .map((call) => `${call.slice(4).replace(/:\w+/, shift)}?${query}`);
}

const found = (text: string) =>
  Object.entries(SECRETS).filter(([, sum]) => new RegExp(`(?<!\\d)${sum}(?!\\d)`).test(text));

async function askAll(token: string) {
  const told: [string, string][] = [];
  for (const url of everyGet()) {
    const { body } = await service.server.call('GET', url, { token });
    const [path = ''] = url.split('?');
    for (const [what] of found(JSON.stringify(body))) told.push([path, what]);
  }
  return told;
}

test('while a shift is open no call tells a cashier what it must hold, or what came by which method', async () => {
  expect(await askAll(nosy.token)).toEqual([]);
  // The same question, by who may know.
  const known = (await askAll(reviewer.token)).map(([path]) => path);
  expect(new Set(known)).toEqual(
    new Set([
      '/api/reports/summary',
      '/api/reports/summary.csv',
      '/api/reports/tips',
      '/api/till/day',
      `/api/till/${shift}`,
    ]),
  );
});

test('how many payments came by each method is told, and not which method brought the most', async () => {
  const { body } = await till.shifts.read(shift, nosy.token);
  expect(body.data).toMatchObject({ porMetodo: null, esperado: null, diferencia: null });
  expect(body.data.pagos).toEqual([
    { metodo: 'efectivo', pagos: 2 },
    { metodo: 'datafono', pagos: 2 },
  ]);
});

test('what a cashier writes, or is refused, tells it no more', async () => {
  const answers = [
    await till.shifts.move(shift, { valor: 900_000_000, clase: 'retiro' }, nosy.token),
    await till.shifts.move(
      shift,
      { valor: 900_000_000, tipo: 'ingreso', clase: 'otro' },
      nosy.token,
    ),
    await till.shifts.open({}, nosy.token),
    await till.shifts.close(shift, { denominaciones: { 300: 1 } }, nosy.token),
    await till.shifts.force(shift, nosy.token),
    await till.shifts.recount(shift, nosy.token),
  ];
  // Money is taken out of a till whatever it holds: a refusal would tell.
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 422, 403, 403]);
  for (const { body } of answers) expect(found(JSON.stringify(body))).toEqual([]);
});

test('another cashier of the sede learns no more of it', async () => {
  const today = bogotaDay(new Date());
  const day = (await till.shifts.day(today)).body.data;
  expect(day).toEqual({ cuentas: 4, pedidos: 4, porMetodo: null, sinTurno: null });
  expect((await till.shifts.read(shift)).status).toBe(403);
});

test('reports of days before the shift say by what method they were paid', async () => {
  const { dbName } = service.sede;
  const query = `dbName=${dbName}&desde=2024-03-01&hasta=2024-03-31`;
  const { db } = service.server;
  const order = await service.create({ tipo: 'para_llevar', mesa: undefined });
  const noon = new Date('2024-03-05T17:00:00Z');
  await db
    .updateTable('orders')
    .set({
      estado: 'facturado',
      horaCreacion: noon,
      fechaPreparado: noon,
      fechaEntregado: noon,
      fechaFacturado: noon,
    })
    .where('id', '=', order._id)
    .execute();
  const { body } = await service.server.call('GET', `/api/reports/summary?${query}`, nosy);
  expect(body.data.porMetodoPago).toHaveLength(1);
});

test('where the sede does not count blind, the cashier sees what the own shift must hold', async () => {
  await till.settings({ caja: { exigeTurno: false, cierreCiego: false, motivos: [] } });
  const { body } = await till.shifts.read(shift, nosy.token);
  expect(body.data.esperado.efectivo).toBe(SECRETS['what the till must hold']);
  expect((await till.shifts.day(bogotaDay(new Date()))).body.data.porMetodo).toHaveLength(2);
  expect((await till.shifts.read(shift)).status).toBe(403);
  await till.settings({ caja: { exigeTurno: false, cierreCiego: true, motivos: [] } });
});

test('once the count is kept everything is told, and it cannot be changed', async () => {
  const { body } = await till.shifts.close(shift, { denominaciones: { 50: 1 } }, nosy.token);
  expect(body.data).toMatchObject({
    diferencia: 50 - SECRETS['what the till must hold'],
    esperado: { efectivo: SECRETS['what the till must hold'] },
  });
  expect((await till.shifts.close(shift, {}, nosy.token)).status).toBe(409);
  expect((await till.shifts.day(bogotaDay(new Date()), nosy.token)).body.data.porMetodo).toEqual(
    body.data.porMetodo,
  );
});
