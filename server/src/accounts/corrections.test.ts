import { randomUUID } from 'node:crypto';
import type { Account } from '@comanda/contract/accounts/accounts';
import { accountTotals } from '@comanda/contract/accounts/accounts.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { giveFacultades, makeEmployee, makeRestaurant, makeSede } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';
import { hashPassword } from '../sessions/passwords.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let till: ReturnType<typeof atTill>;
let next = 0;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
  till = atTill(service);
  await giveFacultades(service.server.db, service.cashier, ['descuentos', 'anulaciones']);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const cash = (valor: number, extra: object = {}) => ({ metodo: 'efectivo', valor, ...extra });
const card = (valor: number, extra: object = {}) => ({ metodo: 'datafono', valor, ...extra });

async function served(extra: object = {}): Promise<Order> {
  const order = await service.create({ mesa, ...extra });
  await service.move(order, 'preparado', service.cook.token);
  return (await service.move(order, 'entregado', service.waiter.token)).body.data;
}
async function charged(extra: object = {}): Promise<{ order: Order; account: Account }> {
  const order = await served(extra);
  const { status, body } = await till.pay(order.cuentaId, { pagos: [cash(PRICE)] });
  expect(status, JSON.stringify(body)).toBe(200);
  return { order, account: body.data };
}
const invoice = (order: Pick<Order, '_id'>) =>
  service.move(order, 'facturado', service.cashier.token);
async function orderNow(id: string): Promise<Order> {
  const path = `/api/orders?dbName=${service.sede.dbName}&limit=500`;
  const { body } = await service.server.call('GET', path, service.restaurant);
  return body.data.find(({ _id }: Order) => _id === id);
}
const rowsOf = (cuenta: string | null | undefined) =>
  service.server.db
    .selectFrom('account_payments')
    .selectAll()
    .where('cuenta_id', '=', cuenta ?? '')
    .orderBy('at')
    .execute();
/** Lets so much time pass for an account and its orders. */
async function age(cuenta: string | null | undefined, ms: number) {
  const by = sql`${ms} * interval '1 millisecond'`;
  await sql`UPDATE accounts SET cerrada = cerrada - ${by}, desde = desde - ${by} WHERE id = ${cuenta}`.execute(
    service.server.db,
  );
  await sql`UPDATE orders SET "fechaPago" = "fechaPago" - ${by}, "horaCreacion" = "horaCreacion" - ${by},
    "fechaFacturado" = "fechaFacturado" - ${by} WHERE "cuentaId" = ${cuenta}`.execute(
    service.server.db,
  );
}
async function trail(id: string): Promise<{ accion: string; antes: object; despues: object }[]> {
  const { server, sede, restaurant } = service;
  const { body } = await server.call('GET', `/api/audit?dbName=${sede.dbName}`, restaurant);
  return body.data.filter(({ entidadId }: { entidadId: string }) => entidadId === id);
}
async function openShift(caja: string) {
  const row = { id: randomUUID(), caja, nombre: 'Inés', base: 0 };
  const { restaurantId: restaurant_id, locationId: location_id } = service.sede;
  const reconteos = '[]';
  await service.server.db
    .insertInto('till_shifts')
    .values({ ...row, restaurant_id, location_id, reconteos })
    .execute();
  return row.id;
}
const closeShift = (id: string) =>
  sql`UPDATE till_shifts SET cerrado = now(), conteo = '{}', esperado = '{}', numero = ${next} WHERE id = ${id}`.execute(
    service.server.db,
  );

describe('a payment of an open account', () => {
  test('is taken off by a row of its own, and the account owes it again', async () => {
    const { cuentaId } = await served();
    const paid = await till.pay(cuentaId, {
      propina: { respuesta: 'otro', valor: 2_000 },
      pagos: [cash(10_000, { propina: 1_000 })],
    });
    const [payment] = paid.body.data.pagos;
    const { status, body } = await till.correct(cuentaId, payment._id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      estado: 'abierta',
      totales: { pagado: 0, propina: 0, saldo: PRICE },
    });
    expect(body.data.pagos).toMatchObject([
      { tipo: 'pago', valor: 10_000, recibido: 11_000, corrige: null },
      {
        tipo: 'correccion',
        metodo: 'efectivo',
        valor: 10_000,
        propina: 1_000,
        corrige: payment._id,
        motivo: 'Otra mesa',
        recibido: null,
      },
    ]);
    expect((await trail(cuentaId ?? ''))[0]).toMatchObject({
      accion: 'pago_quitado',
      antes: { mesa, metodo: 'efectivo', valor: 10_000, propina: 1_000 },
      despues: { motivo: 'Otra mesa' },
    });
    // Everything that payments forbid is allowed again.
    expect((await till.adjust(cuentaId, { porcentaje: 10 })).status).toBe(200);
  });

  test('frees the dishes that it paid', async () => {
    const { cuentaId, _id } = await served();
    const parte = { tipo: 'lineas', lineas: [{ pedido: _id, linea: 1, cantidad: 1 }] };
    const half = { pagos: [card(PRICE - 1, { parte })] };
    const { body } = await till.pay(cuentaId, half);
    const [payment] = body.data.pagos;
    expect((await till.pay(cuentaId, { pagos: [card(1, { parte })] })).body.code).toBe(
      'linea_pagada',
    );
    await till.correct(cuentaId, payment._id);
    expect((await till.pay(cuentaId, half)).status).toBe(200);
  });

  test('is taken off once, of its own account, for a reason and by who may', async () => {
    const { cuentaId } = await served();
    const { body } = await till.pay(cuentaId, { pagos: [cash(1_000)] });
    const [payment] = body.data.pagos;
    const other = await service.create({ mesa: `${mesa} otra` });
    const [waiter, plain] = [
      service.waiter,
      await makeEmployee(service.server.db, service.sede, ['caja']),
    ];
    const calls = [
      [() => till.correct(cuentaId, randomUUID()), 404, 'pago_desconocido'],
      [() => till.correct(cuentaId, 'x'), 404, 'pago_desconocido'],
      [() => till.correct(other.cuentaId, payment._id), 404, 'pago_desconocido'],
      [() => till.correct('x', payment._id), 404, 'cuenta_desconocida'],
      [() => till.correct(cuentaId, payment._id, { motivo: '  ' }), 422, 'regla_incumplida'],
      [() => till.correct(cuentaId, payment._id, {}, waiter), 403, 'permiso_denegado'],
      [() => till.correct(cuentaId, payment._id, {}, plain), 403, 'requiere_aprobacion'],
    ] as const;
    for (const [call, status, code] of calls) {
      const answer = await call();
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await rowsOf(cuentaId)).toHaveLength(1);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => till.correct(cuentaId, payment._id)),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const late = many.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'pago_corregido', data: { _id: cuentaId } });
    expect(await rowsOf(cuentaId)).toHaveLength(2);
    const [, correction] = (await tables.at(mesa))?.pagos ?? [];
    expect((await till.correct(cuentaId, correction?._id ?? '')).body.code).toBe(
      'pago_desconocido',
    );
  });

  test('that is sent again with its key is taken off once', async () => {
    const { cuentaId } = await served();
    const { body } = await till.pay(cuentaId, { pagos: [cash(1_000)] });
    const [payment] = body.data.pagos;
    const as = { key: randomUUID() };
    const one = await till.correct(cuentaId, payment._id, {}, as);
    const two = await till.correct(cuentaId, payment._id, {}, as);
    expect([one.status, two.status, two.body]).toEqual([200, 200, one.body]);
  });

  test('with which an order was invoiced by itself takes that back, for eight minutes', async () => {
    const [first, second] = [await served(), await served()];
    const { cuentaId } = first;
    await invoice(first);
    const [payment] = (await tables.at(mesa))?.pagos ?? [];
    const { body } = await till.correct(cuentaId, payment?._id ?? '');
    expect(body.data.totales).toMatchObject({ pagado: 0, saldo: 2 * PRICE });
    expect(await orderNow(first._id)).toMatchObject({ estado: 'entregado', fechaFacturado: null });
    expect((await trail(first._id))[0]).toMatchObject({
      accion: 'reabierto',
      antes: { estado: 'facturado' },
      despues: { estado: 'entregado' },
    });

    await invoice(second);
    await age(cuentaId, DESHACER_MS);
    const paid = (await tables.at(mesa))?.pagos.at(-1);
    const late = await till.correct(cuentaId, paid?._id ?? '');
    expect([late.status, late.body.code]).toEqual([409, 'ya_es_tarde']);
    expect(late.body.error).toMatch(/^Pasaron más de 8 minutos/);
    expect(await orderNow(second._id)).toMatchObject({ estado: 'facturado' });
    expect(await rowsOf(cuentaId)).toHaveLength(3);
  });

  test('stays where an order was invoiced by what it covers', async () => {
    const order = await served();
    const id = order.cuentaId;
    const { body } = await till.pay(id, { pagos: [cash(PRICE)], cerrar: false });
    await invoice(order);
    const { status, body: refused } = await till.correct(id, body.data.pagos[0]._id);
    expect([status, refused.code]).toEqual([409, 'pago_necesario']);
    expect(await rowsOf(id)).toHaveLength(2);
  });
});

describe('with what a payment was made', () => {
  test('is said anew by two rows of the same value, tip and dishes; the account stays closed', async () => {
    const order = await served();
    const parte = { tipo: 'lineas', lineas: [{ pedido: order._id, linea: 1, cantidad: 1 }] };
    const { body: paid } = await till.pay(order.cuentaId, {
      propina: { respuesta: 'si', valor: 3_200 },
      pagos: [cash(PRICE, { propina: 3_200, parte })],
    });
    const account: Account = paid.data;
    const pid = account.pagos[0]?._id ?? '';
    const before = await orderNow(order._id);
    const { status, body } = await till.replace(account._id, pid, {
      metodo: 'nequi',
      referencia: ' M-77 ',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ estado: 'cerrada', totales: account.totales });
    expect(body.data.pagos.slice(1)).toMatchObject([
      { tipo: 'correccion', metodo: 'efectivo', valor: PRICE, propina: 3_200, corrige: pid },
      {
        ...{ tipo: 'pago', metodo: 'nequi', valor: PRICE, propina: 3_200 },
        ...{ parte, referencia: 'M-77', motivo: 'Fue Nequi' },
      },
    ]);
    expect(await orderNow(order._id)).toEqual(before);
    expect((await trail(account._id))[0]).toMatchObject({
      accion: 'metodo_cambiado',
      antes: { metodoPago: 'efectivo' },
      despues: { metodoPago: 'nequi', motivo: 'Fue Nequi' },
    });
    const again = await till.replace(account._id, pid, { metodo: 'bre_b' });
    expect([again.status, again.body.code]).toEqual([409, 'pago_corregido']);
    const last = body.data.pagos.at(-1)._id;
    const same = await till.replace(account._id, last, { metodo: 'nequi' });
    expect([same.status, same.body.details[0].path]).toEqual([422, 'metodo']);
    // The other way round, in cash: exact.
    const back = await till.replace(account._id, last, { metodo: 'efectivo' });
    expect(back.body.data.pagos.at(-1)).toMatchObject({ recibido: PRICE + 3_200, vueltas: 0 });
  });

  test('is said in the shift of the payment, and no more once that is counted', async () => {
    const shift = await openShift('Terraza');
    const { account } = await charged();
    const [payment] = account.pagos;
    expect(payment?.turnoId).toBe(shift);
    const other = await openShift('Barra');
    const { body } = await till.replace(account._id, payment?._id ?? '', {
      metodo: 'nequi',
      turnoId: other,
    });
    const shifts = body.data.pagos.map(({ turnoId }: { turnoId: string }) => turnoId);
    expect(shifts).toEqual([shift, shift, other]);
    await closeShift(other);
    const last = body.data.pagos.at(-1)._id;
    const late = await till.replace(account._id, last, { metodo: 'bre_b' });
    expect([late.status, late.body.code]).toEqual([409, 'turno_cerrado']);
    expect(await rowsOf(account._id)).toHaveLength(3);
    next += 1;
    await closeShift(shift);
  });

  test('is said by a waiter who may charge too, also while the account is open', async () => {
    const { cuentaId } = await served();
    const { body } = await till.pay(cuentaId, { pagos: [cash(1_000)] });
    const { db } = service.server;
    const waiter = await makeEmployee(db, service.sede, ['pedidos']);
    await giveFacultades(db, waiter, ['cobrar']);
    const replace = (who: { token: string }) =>
      till.replace(cuentaId, body.data.pagos[0]._id, { metodo: 'datafono' }, who);
    expect((await replace(service.waiter)).status).toBe(403);
    const done = await replace(waiter);
    expect(done.body.data.totales).toMatchObject({ pagado: 1_000, saldo: PRICE - 1_000 });
  });
});

describe('an account that was closed by mistake', () => {
  test('opens again: its number and payments stay, what was delivered is not invoiced, what was not is not paid', async () => {
    const delivered = await served();
    const cooking = await service.create({ mesa });
    const id = delivered.cuentaId;
    await till.adjust(id, { porcentaje: 10 });
    const paid = await till.pay(id, { pagos: [card(59_220)] });
    expect(await orderNow(cooking._id)).toMatchObject({ fechaPago: expect.any(String) });
    const revision = await service.revision();
    const { status, body } = await till.reopen(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      estado: 'abierta',
      numero: paid.body.data.numero,
      cerrada: null,
      mesas: [mesa],
      pedidos: [delivered._id, cooking._id],
      totales: { total: 59_220, pagado: 59_220, saldo: 0 },
      pagos: [{ tipo: 'pago', valor: 59_220 }],
    });
    const nothing = { fechaPago: null, fechaFacturado: null, descuento: 0 };
    const [first, second] = [await orderNow(delivered._id), await orderNow(cooking._id)];
    expect(first).toMatchObject({ ...nothing, estado: 'entregado' });
    expect(second).toMatchObject({ ...nothing, estado: 'enviado' });
    // Each change has a revision of its own.
    expect([first.revision, second.revision].toSorted()).toEqual([revision + 1, revision + 2]);
    expect(await service.revision()).toBe(revision + 3);
    for (const { _id } of [delivered, cooking]) {
      expect((await trail(_id))[0]).toMatchObject({ accion: 'reabierto' });
    }
    expect((await trail(id ?? ''))[0]).toMatchObject({
      accion: 'reabierta',
      despues: { mesa, motivo: 'Mesa equivocada' },
    });

    await till.correct(id, body.data.pagos[0]._id);
    const again = await till.pay(id, { pagos: [cash(59_220)] });
    expect(again.body.data).toMatchObject({
      estado: 'cerrada',
      numero: paid.body.data.numero,
      totales: { total: 59_220, pagado: 59_220 },
    });
    expect(await orderNow(delivered._id)).toMatchObject({
      estado: 'facturado',
      metodoPago: 'efectivo',
      descuento: 3_290,
    });
    const fresh = await charged();
    expect(fresh.account.numero).toBe(paid.body.data.numero + 1);
  });

  test('takes back what was delivered after it was paid too', async () => {
    const order = await service.create({ mesa });
    await till.pay(order.cuentaId, { pagos: [cash(PRICE)] });
    await service.move(order, 'preparado', service.cook.token);
    await service.move(order, 'entregado', service.waiter.token);
    expect(await orderNow(order._id)).toMatchObject({ estado: 'facturado' });
    expect((await till.reopen(order.cuentaId)).status).toBe(200);
    const now = await orderNow(order._id);
    expect(now).toMatchObject({ estado: 'entregado', fechaPago: null, fechaFacturado: null });
    expect(now.fechaEntregado).not.toBeNull();
  });

  test('leaves what was invoiced by itself before, with its own payment', async () => {
    const [alone, rest] = [await served(), await served()];
    const id = alone.cuentaId;
    await invoice(alone);
    await till.pay(id, { pagos: [card(PRICE)] });
    const { body } = await till.reopen(id);
    expect(body.data.totales).toMatchObject({ pagado: 2 * PRICE, saldo: 0 });
    expect(await orderNow(alone._id)).toMatchObject({ estado: 'facturado' });
    expect(await orderNow(rest._id)).toMatchObject({ estado: 'entregado' });
  });

  test('stays closed eight minutes later by the clock of the database', async () => {
    const { order, account } = await charged();
    await age(account._id, DESHACER_MS - 20_000);
    expect((await till.reopen(account._id)).status).toBe(200);
    await till.pay(account._id, { pagos: [] });
    await age(account._id, DESHACER_MS);
    const late = await till.reopen(account._id);
    expect([late.status, late.body.code]).toEqual([409, 'ya_es_tarde']);
    expect(late.body.error).toMatch(/^Pasaron más de 8 minutos: .*devolución/);
    expect(await orderNow(order._id)).toMatchObject({ estado: 'facturado' });
    expect(await tables.at(mesa)).toBeUndefined();
  });

  test('whose table has other guests by now opens beside them as «7 B», and can be joined to them', async () => {
    const { order, account } = await charged();
    const theirs = await service.create({ mesa });
    expect(theirs.cuentaId).not.toBe(account._id);
    const { status, body } = await till.reopen(account._id);
    expect([status, body.data.mesas]).toEqual([200, [`${mesa} B`]]);
    expect(await orderNow(order._id)).toMatchObject({
      mesa: `${mesa} B`,
      estado: 'entregado',
      cuentaId: account._id,
    });
    expect((await tables.at(mesa))?._id).toBe(theirs.cuentaId);
    // The next round of the table is of those who sit there.
    expect((await service.create({ mesa })).cuentaId).toBe(theirs.cuentaId);
    await till.correct(account._id, account.pagos[0]?._id ?? '');
    const joined = await tables.move(body.data, { mesa, unir: true });
    expect([joined.status, joined.body.data.totales.saldo]).toEqual([200, 3 * PRICE]);
  });

  test('of the counter opens again and is charged again', async () => {
    const order = await served({ tipo: 'para_llevar', mesa: undefined });
    const { body } = await till.direct({ pedidos: [order._id], pagos: [cash(PRICE)] });
    const id = body.data._id;
    expect((await till.reopen(id)).body.data).toMatchObject({ tipo: 'directa', mesas: [] });
    await till.correct(id, body.data.pagos[0]._id);
    // Nobody asks about a tip at the counter.
    const again = await till.pay(id, { propina: null, pagos: [card(PRICE)] });
    expect(again.body.data).toMatchObject({ estado: 'cerrada', numero: body.data.numero });
    expect(await orderNow(order._id)).toMatchObject({ metodoPago: 'datafono' });
  });

  test('of the counter keeps an order that is edited then, and parts nothing into a table without name', async () => {
    const counter = { tipo: 'para_llevar', mesa: undefined };
    const order = await service.create(counter);
    const { body } = await till.direct({ pedidos: [order._id], pagos: [cash(PRICE)] });
    const id = body.data._id;
    await till.reopen(id);
    await till.correct(id, body.data.pagos[0]._id);
    const productos = [line('BANDEJA', PRICE, { cantidad: 3, linea: 1 })];
    const edited = await service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: service.waiter.token,
      body: service.draft({ ...counter, productos }),
    });
    expect(edited.body.data).toMatchObject({ cuentaId: id, total: 3 * PRICE });
    const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
    const parted = await tables.lines({ _id: id }, { destino: { nueva: true }, lineas });
    expect([parted.status, parted.body.details[0].path]).toEqual([422, 'destino']);
    expect((await till.pay(id, { pagos: [cash(3 * PRICE)] })).body.data.estado).toBe('cerrada');
  });

  test('that the invoice of its only order closed opens again too', async () => {
    const order = await served({ tipo: 'para_llevar', mesa: undefined });
    const { cuentaId } = (await invoice(order)).body.data;
    expect((await till.reopen(cuentaId)).status).toBe(200);
    expect(await orderNow(order._id)).toMatchObject({ estado: 'entregado' });
  });

  test('keeps its number if all of it is cancelled then', async () => {
    const order = await service.create({ mesa });
    const { body } = await till.pay(order.cuentaId, { pagos: [cash(PRICE)] });
    await till.reopen(order.cuentaId);
    await till.correct(order.cuentaId, body.data.pagos[0]._id);
    expect((await service.move(order, 'cancelado', service.waiter.token)).status).toBe(200);
    const released = await tables.release(await tables.at(mesa));
    expect(released.body.data).toMatchObject({ estado: 'cerrada', numero: body.data.numero });
  });

  test('opens once, by who may, and only if it is closed', async () => {
    const { account } = await charged();
    const plain = await makeEmployee(service.server.db, service.sede, ['caja']);
    expect((await till.reopen(account._id, {}, plain)).body.code).toBe('requiere_aprobacion');
    const many = await Promise.all(Array.from({ length: 6 }, () => till.reopen(account._id)));
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    const late = many.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'cuenta_abierta', data: { _id: account._id } });
    expect((await till.reopen(randomUUID())).body.code).toBe('cuenta_desconocida');
    const as = { key: randomUUID() };
    await till.pay(account._id, { pagos: [] });
    const one = await till.reopen(account._id, {}, as);
    const two = await till.reopen(account._id, {}, as);
    expect([two.status, two.body]).toEqual([200, one.body]);
  });

  test('lets a payment go only as far as nothing was given back', async () => {
    const { account } = await charged();
    await till.refund(account._id, { valor: 10_000 });
    const { body } = await till.reopen(account._id);
    expect(body.data.totales).toMatchObject({ pagado: PRICE - 10_000, saldo: 10_000 });
    const refused = await till.correct(account._id, account.pagos[0]?._id ?? '');
    expect([refused.status, refused.body.code]).toEqual([409, 'pago_necesario']);
  });
});

describe('a refund', () => {
  test('is a row against what was paid; orders and totals of the account stay', async () => {
    const order = await served();
    const paid = await till.pay(order.cuentaId, {
      propina: { respuesta: 'si', valor: 3_200 },
      pagos: [cash(PRICE, { propina: 3_200 })],
    });
    await age(order.cuentaId, DESHACER_MS);
    const before = await orderNow(order._id);
    const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
    const wanted = { metodo: 'nequi', valor: 10_000, propina: 1_000, lineas };
    const { status, body } = await till.refund(order.cuentaId, wanted);
    expect([status, body.message]).toEqual([200, 'Devolución registrada: $11.000.']);
    expect(body.data).toMatchObject({ estado: 'cerrada', totales: paid.body.data.totales });
    expect(body.data.pagos.at(-1)).toMatchObject({
      ...{ tipo: 'devolucion', metodo: 'nequi', valor: 10_000, propina: 1_000 },
      ...{ motivo: 'Plato frío', parte: { tipo: 'lineas', lineas } },
    });
    expect(await orderNow(order._id)).toEqual(before);
    const more = await till.refund(order.cuentaId, { valor: 1, lineas });
    expect([more.status, more.body.details[0].path]).toEqual([422, 'lineas.0']);
    expect((await trail(order.cuentaId ?? ''))[0]).toMatchObject({
      accion: 'devolucion',
      despues: { mesa, valor: 10_000, propina: 1_000, metodoPago: 'nequi', motivo: 'Plato frío' },
    });
  });

  test('is never more than was paid and not given back, tip apart', async () => {
    const { account } = await charged();
    const refused = async (body: object) => (await till.refund(account._id, body)).body;
    const whole = { code: 'devolucion_excede', valor: PRICE, propina: 0 };
    expect(await refused({ valor: PRICE + 1 })).toMatchObject(whole);
    expect(await refused({ valor: 1, propina: 1 })).toMatchObject(whole);
    await till.refund(account._id, { valor: 30_000 });
    expect(await refused({ valor: 2_901 })).toMatchObject({ ...whole, valor: 2_900 });
    expect((await till.refund(account._id, { valor: 2_900 })).status).toBe(200);
    expect(await refused({ valor: 1 })).toMatchObject({ ...whole, valor: 0 });
    const totals = accountTotals([], { pagos: (await rowsOf(account._id)) as never });
    expect(totals.pagado).toBe(0);
  });

  test('sent fifty times with one key is one, and with another body another deed', async () => {
    const { account } = await charged();
    const as = { key: randomUUID() };
    const refund = (valor = 1_000) => till.refund(account._id, { valor }, as);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await rowsOf(account._id)).toHaveLength(2);
    expect((await refund(2_000)).body.code).toBe('clave_reutilizada');
    // Fifty of them without a key are fifty, as far as there is money.
    const free = await Promise.all(
      Array.from({ length: 50 }, () => till.refund(account._id, { valor: 1_000 })),
    );
    expect(free.filter(({ status }) => status === 200)).toHaveLength(31);
  });

  test.each([
    ['an account that is open', { valor: 1 }, 409, 'cuenta_abierta'],
    ['nothing', { valor: 0 }, 422, 'regla_incumplida'],
    ['less than nothing', { valor: -1 }, 422, 'regla_incumplida'],
    ['a part of a peso', { valor: 0.5 }, 422, 'regla_incumplida'],
    ['more than any account', { valor: 1e15 }, 422, 'regla_incumplida'],
    ['a tip of a part of a peso', { valor: 1, propina: 0.5 }, 422, 'regla_incumplida'],
    ['no number', { valor: '1' }, 400, 'solicitud_invalida'],
    ['no reason', { valor: 1, motivo: ' ' }, 422, 'regla_incumplida'],
    ['a reason without end', { valor: 1, motivo: 'x'.repeat(201) }, 422, 'regla_incumplida'],
    ['por_definir', { valor: 1, metodo: 'por_definir' }, 400, 'solicitud_invalida'],
    [
      'a dish of nobody',
      { valor: 1, lineas: [{ pedido: 'x', linea: 1, cantidad: 1 }] },
      422,
      'regla_incumplida',
    ],
    ['a shift of nobody', { valor: 1, turnoId: randomUUID() }, 422, 'turno_invalido'],
  ])('of %s is refused and writes nothing', async (_, body, status, code) => {
    const isOpen = code === 'cuenta_abierta';
    const id = isOpen ? (await served()).cuentaId : (await charged()).account._id;
    const before = await rowsOf(id);
    const answer = await till.refund(id, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await rowsOf(id)).toEqual(before);
  });
});

test('a colleague who has the facultad approves with their PIN, and both are told', async () => {
  const { account } = await charged();
  const plain = await makeEmployee(service.server.db, service.sede, ['caja']);
  const boss = await makeEmployee(service.server.db, service.sede, ['caja']);
  await giveFacultades(service.server.db, boss, ['anulaciones']);
  const pin_hash = await hashPassword('482915');
  const { db } = service.server;
  await db.updateTable('employees').set({ pin_hash }).where('id', '=', boss.id).execute();
  const autoriza = { empleado: boss.id, pin: '482915' };
  const wrong = await till.refund(
    account._id,
    { valor: 1_000, autoriza: { ...autoriza, pin: '000001' } },
    plain,
  );
  expect([wrong.status, wrong.body.code]).toEqual([403, 'pin_incorrecto']);
  const { body } = await till.refund(account._id, { valor: 1_000, autoriza }, plain);
  expect(body.data.pagos.at(-1)).toMatchObject({ por: plain.nombre, autorizadoPor: boss.nombre });
  expect((await till.reopen(account._id, { autoriza }, plain)).status).toBe(200);
});

test('nobody of another sede or restaurant corrects, replaces, opens, refunds or reads an account', async () => {
  const { account } = await charged();
  const pid = account.pagos[0]?._id ?? '';
  const { db } = service.server;
  const beside = await makeSede(db, service.restaurant);
  const foreign = await makeSede(db, await makeRestaurant(db));
  const before = await rowsOf(account._id);
  for (const sede of [beside, foreign]) {
    const thief = await makeEmployee(db, sede, ['caja']);
    await giveFacultades(db, thief, ['anulaciones']);
    // By the name of the account's sede, and by the name of their own.
    for (const dbName of [service.sede.dbName, sede.dbName]) {
      const answers = [
        await till.correct(account._id, pid, { dbName }, thief),
        await till.replace(account._id, pid, { metodo: 'nequi', dbName }, thief),
        await till.reopen(account._id, { dbName }, thief),
        await till.refund(account._id, { valor: 1, dbName }, thief),
      ];
      const isOwn = dbName === sede.dbName;
      for (const { status, body } of answers) {
        expect([status, body.data]).toEqual([isOwn ? 404 : 403, undefined]);
      }
      const closed = await till.closed({ dbName }, thief.token);
      expect([closed.status, closed.body.data]).toEqual(isOwn ? [200, []] : [403, undefined]);
    }
  }
  expect(await rowsOf(account._id)).toEqual(before);
});
