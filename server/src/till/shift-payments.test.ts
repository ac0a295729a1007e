import { randomUUID } from 'node:crypto';
import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atTables } from '../../test/accounts.ts';
import { giveFacultades, makeEmployee } from '../../test/factories.ts';
import { line } from '../../test/service.ts';
import { openShiftDesk, PRICE, type ShiftDesk } from '../../test/shift-desk.ts';

let desk: ShiftDesk;

beforeAll(async () => {
  desk = await openShiftDesk();
});
afterEach(() => desk.closeAll());
afterAll(() => desk.service.server.close());

/** «Marcar facturado», of the cashier unless somebody else is named. */
const invoice = (
  order: Pick<Order, '_id'>,
  { token, ...extra }: { token?: string; turnoId?: string } = {},
) =>
  desk.service.server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
    token: token ?? desk.service.cashier.token,
    body: { dbName: desk.service.sede.dbName, updates: { estado: 'facturado' }, ...extra },
  });
/** The shifts into which orders were paid. */
const shiftsOf = async (...orders: Pick<Order, '_id'>[]) => {
  const found: unknown[] = [];
  for (const { _id } of orders) {
    const payment = await desk.service.server.db
      .selectFrom('account_payments as p')
      .innerJoin('orders as o', 'o.cuentaId', 'p.cuenta_id')
      .select('p.turno_id')
      .where('o.id', '=', _id)
      .executeTakeFirstOrThrow();
    found.push(payment.turno_id);
  }
  return found;
};

describe('a payment', () => {
  test('comes into the shift that is named, else into the only open one', async () => {
    const one = await desk.opened({ caja: 'A' });
    await desk.sold([{ metodo: 'efectivo', valor: PRICE }]);
    const two = await desk.opened({ caja: 'B' }, desk.other.token);
    await desk.sold([{ metodo: 'nequi', valor: PRICE }], { turnoId: two._id });
    const figures = async (id: string) =>
      (await desk.shifts.read(id, desk.reviewer.token)).body.data.porMetodo;
    expect(await figures(one._id)).toMatchObject([{ metodo: 'efectivo', valor: PRICE }]);
    expect(await figures(two._id)).toMatchObject([{ metodo: 'nequi', valor: PRICE }]);
  });

  test('comes into the shift of who charges or invoices, where several are open', async () => {
    const mine = await desk.opened({ caja: 'A' });
    const theirs = await desk.opened({ caja: 'B' }, desk.other.token);
    const [sold, first, second] = [
      await desk.sold([{ metodo: 'efectivo', valor: PRICE }]),
      await desk.served(),
      await desk.served(),
    ];
    await invoice(first);
    await invoice(second, { token: desk.other.token });
    expect(await shiftsOf(sold, first, second)).toEqual([mine._id, mine._id, theirs._id]);
  });

  test('comes into the shift that is named, also of an order that is invoiced by itself', async () => {
    await desk.opened({ caja: 'A' });
    const theirs = await desk.opened({ caja: 'B' }, desk.other.token);
    const order = await desk.served();
    const { status, body } = await invoice(order, { turnoId: theirs._id });
    expect([status, body.data.estado]).toEqual([200, 'facturado']);
    expect(await shiftsOf(order)).toEqual([theirs._id]);
    const next = await desk.served();
    await desk.shifts.close(theirs._id, {}, desk.other.token);
    for (const [turnoId, code] of [
      [theirs._id, 'turno_cerrado'],
      [randomUUID(), 'turno_invalido'],
      ['x', 'turno_invalido'],
    ] as const) {
      expect((await invoice(next, { turnoId })).body.code).toBe(code);
    }
    expect(await desk.orderNow(next._id)).toMatchObject({ estado: 'entregado', cuentaId: null });
  });

  test('whose shift nobody can tell is of none, and is refused where the sede wants one', async () => {
    const one = await desk.opened({ caja: 'A' });
    await desk.opened({ caja: 'B' }, desk.other.token);
    const { db } = desk.service.server;
    const third = await makeEmployee(db, desk.service.sede, ['caja', 'pedidos']);
    const pay = (order: Order, extra: object = {}) =>
      desk.till.sell([order._id], [{ metodo: 'efectivo', valor: PRICE }], extra, third.token);
    const [sold, invoiced] = [await desk.served(), await desk.served()];
    expect((await pay(sold)).status).toBe(200);
    expect((await invoice(invoiced, { token: third.token })).status).toBe(200);
    expect(await shiftsOf(sold, invoiced)).toEqual([null, null]);
    await desk.till.settings({ caja: { exigeTurno: true, cierreCiego: true, motivos: [] } });
    const order = await desk.served();
    for (const call of [() => pay(order), () => invoice(order, { token: third.token })]) {
      const { status, body } = await call();
      expect([status, body.code, body.error]).toEqual([
        409,
        'turno_por_elegir',
        'Hay varias cajas abiertas: di a cuál entra este pago.',
      ]);
    }
    expect((await desk.orderNow(order._id)).estado).toBe('entregado');
    expect((await pay(order, { turnoId: one._id })).status).toBe(200);
    expect(await shiftsOf(order)).toEqual([one._id]);
    await desk.till.settings({ caja: { exigeTurno: false, cierreCiego: true, motivos: [] } });
  });

  test('may be put into any open till, which whoever charges can list', async () => {
    const mine = await desk.opened({ caja: 'A' });
    const theirs = await desk.opened({ caja: 'B' }, desk.other.token);
    const { server, sede } = desk.service;
    const waiter = await makeEmployee(server.db, sede, ['pedidos']);
    await giveFacultades(server.db, waiter, ['cobrar']);
    const list = async (token: string) =>
      (await server.call('GET', `/api/till/open?dbName=${sede.dbName}`, { token })).body.data;
    const [a, b] = [
      { _id: mine._id, caja: 'A', nombre: desk.service.cashier.nombre, propio: false },
      { _id: theirs._id, caja: 'B', nombre: desk.other.nombre, propio: false },
    ];
    expect(await list(waiter.token)).toEqual([a, b]);
    expect(await list(desk.other.token)).toEqual([a, { ...b, propio: true }]);
  });

  test('is refused without a shift where the sede wants one', async () => {
    await desk.till.settings({ caja: { exigeTurno: true, cierreCiego: true, motivos: [] } });
    const order = await desk.takeaway();
    const pay = () => desk.till.sell([order._id], [{ metodo: 'efectivo', valor: PRICE }]);
    const none = await pay();
    expect([none.status, none.body.code]).toEqual([409, 'sin_turno']);
    await desk.opened();
    expect((await pay()).status).toBe(200);
    await desk.till.settings({ caja: { exigeTurno: false, cierreCiego: true, motivos: [] } });
  });

  test('that an account of a table got before it is released counts with its taxes', async () => {
    await desk.till.settings({ impuestos: { regimen: 'inc', tarifa: 8 } });
    const { _id } = await desk.opened();
    const order = await desk.service.create({ mesa: '61' });
    await desk.service.move(order, 'preparado', desk.service.cook.token);
    await desk.service.move(order, 'entregado', desk.service.waiter.token);
    await desk.service.move(order, 'facturado', desk.service.cashier.token);
    const tables = atTables(desk.service);
    expect((await tables.release(await tables.at('61'))).body.data.estado).toBe('cerrada');
    const { body } = await desk.shifts.close(_id);
    expect(body.data.esperado).toMatchObject({
      ventas: PRICE,
      impuestos: [{ codigo: 'inc8' }],
      cuentas: { cantidad: 1 },
    });
    await desk.till.settings({ impuestos: { regimen: 'ninguno', tarifa: 0 } });
  });

  test('of a table that is released counts in the shift of its last money, whoever frees it', async () => {
    const mine = await desk.opened({ caja: 'A' });
    await desk.opened({ caja: 'B' }, desk.other.token);
    const order = await desk.service.create({ mesa: '62' });
    await desk.service.move(order, 'preparado', desk.service.cook.token);
    await desk.service.move(order, 'entregado', desk.service.waiter.token);
    await invoice(order);
    const tables = atTables(desk.service);
    await tables.release(await tables.at('62'));
    const { body } = await desk.shifts.close(mine._id);
    expect(body.data.esperado.cuentas.cantidad).toBe(1);
  });
});

describe('an account that is opened again after its Z', () => {
  const inc = (total: number) => {
    const base = Math.round(total / 1.08);
    return [{ codigo: 'inc8', base, valor: total - base }];
  };
  const closed = async (id: string) => (await desk.shifts.close(id)).body.data.esperado;
  beforeAll(() => desk.till.settings({ impuestos: { regimen: 'inc', tarifa: 8 } }));
  afterAll(() => desk.till.settings({ impuestos: { regimen: 'ninguno', tarifa: 0 } }));

  /** Charged with a discount in a shift that is closed, and opened again. */
  async function reopened(mesa: string) {
    const shift = await desk.opened();
    const order = await desk.service.create({ mesa });
    const id = order.cuentaId;
    await desk.till.adjust(id, { valor: 2_900 });
    await desk.till.pay(id, { pagos: [{ metodo: 'efectivo', valor: 30_000 }] });
    expect(await closed(shift._id)).toMatchObject({
      descuentos: 2_900,
      impuestos: inc(30_000),
      cuentas: { cantidad: 1 },
    });
    expect((await desk.till.reopen(id)).status).toBe(200);
    return { id, next: await desk.opened() };
  }

  test('counts nothing twice: the next Z has none of its taxes, discounts and numbers', async () => {
    const { id, next } = await reopened('71');
    expect((await desk.till.pay(id, { pagos: [] })).body.data.estado).toBe('cerrada');
    expect(await closed(next._id)).toMatchObject({
      ventas: 0,
      descuentos: 0,
      impuestos: [],
      cuentas: { cantidad: 0, primera: null, ultima: null },
    });
  });

  test('counts what came in since in the next Z, however often it is opened again', async () => {
    const { id, next } = await reopened('72');
    await desk.service.create({ mesa: '72' });
    await desk.till.pay(id, { pagos: [{ metodo: 'efectivo', valor: PRICE }] });
    expect((await desk.till.reopen(id)).status).toBe(200);
    await desk.till.pay(id, { pagos: [] });
    const [all, before] = [inc(30_000 + PRICE)[0], inc(30_000)[0]];
    const base = Number(all?.base) - Number(before?.base);
    expect(await closed(next._id)).toMatchObject({
      ventas: PRICE,
      descuentos: 0,
      impuestos: [{ codigo: 'inc8', base, valor: PRICE - base }],
      cuentas: { cantidad: 0 },
    });
  });

  test('is not joined to another: it is closed under its number again', async () => {
    await reopened('74');
    const tables = atTables(desk.service);
    await desk.service.create({ mesa: '75' });
    const moved = await tables.move(await tables.at('74'), { mesa: '75', unir: true });
    expect([moved.status, moved.body.code]).toEqual([409, 'cuenta_en_z']);
  });

  test('takes its taxes back in the next Z, where nothing of it was to be charged', async () => {
    const { id, next } = await reopened('73');
    const [payment] = (await atTables(desk.service).at('73'))?.pagos ?? [];
    const [order] = (await atTables(desk.service).at('73'))?.pedidos ?? [];
    expect((await desk.till.correct(id, payment?._id ?? '')).status).toBe(200);
    await desk.service.move({ _id: order ?? '' }, 'cancelado', desk.service.waiter.token);
    const tables = atTables(desk.service);
    expect((await tables.release(await tables.at('73'))).status).toBe(200);
    const [{ base, valor } = { base: 0, valor: 0 }] = inc(30_000);
    expect(await closed(next._id)).toMatchObject({
      ventas: -30_000,
      impuestos: [{ codigo: 'inc8', base: -base, valor: -valor }],
    });
  });
});

describe('a day', () => {
  test('counts its accounts and orders, and sums by method what came in, also without a shift', async () => {
    const today = bogotaDay(new Date());
    const before = (await desk.shifts.day(today, desk.reviewer.token)).body.data;
    const of = (figures: { metodo: string; valor: number }[]) =>
      figures.find(({ metodo }) => metodo === 'bre_b')?.valor ?? 0;
    await desk.sold([{ metodo: 'bre_b', valor: PRICE }]);
    await desk.opened();
    const order = await desk.takeaway({ productos: [line('BANDEJA', PRICE)] });
    await desk.service.move(order, 'preparado', desk.service.cook.token);
    await desk.service.move(order, 'entregado', desk.service.waiter.token);
    await desk.till.sell([order._id], [{ metodo: 'bre_b', valor: PRICE }]);
    const { data } = (await desk.shifts.day(today, desk.reviewer.token)).body;
    expect(data.cuentas).toBe(before.cuentas + 2);
    // The other is no sale before it is delivered.
    expect(data.pedidos).toBe(before.pedidos + 1);
    expect(of(data.porMetodo)).toBe(of(before.porMetodo) + 2 * PRICE);
    expect(of(data.sinTurno)).toBe(of(before.sinTurno) + PRICE);
    expect((await desk.shifts.day('2024-01-01', desk.reviewer.token)).body.data).toEqual({
      cuentas: 0,
      pedidos: 0,
      porMetodo: [],
      sinTurno: [],
    });
  });

  test('has what an earlier version invoiced, which has no account', async () => {
    const order = await desk.takeaway({ metodoPago: 'bizum' });
    const noon = new Date('2024-03-05T17:00:00Z');
    await desk.service.server.db
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
    const { data } = (await desk.shifts.day('2024-03-05', desk.reviewer.token)).body;
    expect(data).toMatchObject({
      cuentas: 0,
      pedidos: 1,
      porMetodo: [{ metodo: 'bizum', pagos: 1, valor: PRICE, neto: PRICE }],
    });
  });
});
