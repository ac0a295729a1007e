import { randomUUID } from 'node:crypto';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChargeDesk, card, cash, openChargeDesk, PRICE } from '../../test/charge-desk.ts';
import { makeEmployee } from '../../test/factories.ts';
import { line } from '../../test/service.ts';

let desk: ChargeDesk;
let mesa = '';

beforeAll(async () => {
  desk = await openChargeDesk();
});
beforeEach(() => {
  mesa = desk.nextTable();
});
afterAll(() => desk.service.server.close());

describe('an account that was closed by mistake', () => {
  test('opens again: its number and payments stay, what was delivered is not invoiced, what was not is not paid', async () => {
    const delivered = await desk.served();
    const cooking = await desk.service.create({ mesa });
    const id = delivered.cuentaId;
    await desk.till.adjust(id, { porcentaje: 10 });
    const paid = await desk.till.pay(id, { pagos: [card(59_220)] });
    expect(await desk.orderNow(cooking._id)).toMatchObject({ fechaPago: expect.any(String) });
    const revision = await desk.service.revision();
    const { status, body } = await desk.till.reopen(id);
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
    const [first, second] = [await desk.orderNow(delivered._id), await desk.orderNow(cooking._id)];
    expect(first).toMatchObject({ ...nothing, estado: 'entregado' });
    expect(second).toMatchObject({ ...nothing, estado: 'enviado' });
    // Each change has a revision of its own.
    expect([first.revision, second.revision].toSorted()).toEqual([revision + 1, revision + 2]);
    expect(await desk.service.revision()).toBe(revision + 3);
    for (const { _id } of [delivered, cooking]) {
      expect((await desk.trail(_id))[0]).toMatchObject({ accion: 'reabierto' });
    }
    expect((await desk.trail(id ?? ''))[0]).toMatchObject({
      accion: 'reabierta',
      despues: { mesa, motivo: 'Mesa equivocada' },
    });

    await desk.till.correct(id, body.data.pagos[0]._id);
    const again = await desk.till.pay(id, { pagos: [cash(59_220)] });
    expect(again.body.data).toMatchObject({
      estado: 'cerrada',
      numero: paid.body.data.numero,
      totales: { total: 59_220, pagado: 59_220 },
    });
    expect(await desk.orderNow(delivered._id)).toMatchObject({
      estado: 'facturado',
      metodoPago: 'efectivo',
      descuento: 3_290,
    });
    const fresh = await desk.charged();
    expect(fresh.account.numero).toBe(paid.body.data.numero + 1);
  });

  test('takes back what was delivered after it was paid too', async () => {
    const order = await desk.service.create({ mesa });
    await desk.till.pay(order.cuentaId, { pagos: [cash(PRICE)] });
    await desk.service.move(order, 'preparado', desk.service.cook.token);
    await desk.service.move(order, 'entregado', desk.service.waiter.token);
    expect(await desk.orderNow(order._id)).toMatchObject({ estado: 'facturado' });
    expect((await desk.till.reopen(order.cuentaId)).status).toBe(200);
    const now = await desk.orderNow(order._id);
    expect(now).toMatchObject({ estado: 'entregado', fechaPago: null, fechaFacturado: null });
    expect(now.fechaEntregado).not.toBeNull();
  });

  test('leaves what was invoiced by itself before, with its own payment', async () => {
    const [alone, rest] = [await desk.served(), await desk.served()];
    const id = alone.cuentaId;
    await desk.invoice(alone);
    await desk.till.pay(id, { pagos: [card(PRICE)] });
    const { body } = await desk.till.reopen(id);
    expect(body.data.totales).toMatchObject({ pagado: 2 * PRICE, saldo: 0 });
    expect(await desk.orderNow(alone._id)).toMatchObject({ estado: 'facturado' });
    expect(await desk.orderNow(rest._id)).toMatchObject({ estado: 'entregado' });
  });

  test('stays closed eight minutes later by the clock of the database', async () => {
    const { order, account } = await desk.charged();
    await desk.age(account._id, DESHACER_MS - 20_000);
    expect((await desk.till.reopen(account._id)).status).toBe(200);
    await desk.till.pay(account._id, { pagos: [] });
    await desk.age(account._id, DESHACER_MS);
    const late = await desk.till.reopen(account._id);
    expect([late.status, late.body.code]).toEqual([409, 'ya_es_tarde']);
    expect(late.body.error).toMatch(/^Pasaron más de 8 minutos: .*devolución/);
    expect(await desk.orderNow(order._id)).toMatchObject({ estado: 'facturado' });
    expect(await desk.tables.at(mesa)).toBeUndefined();
  });

  test('whose table has other guests by now opens beside them as «7 B», and can be joined to them', async () => {
    const { order, account } = await desk.charged();
    const theirs = await desk.service.create({ mesa });
    expect(theirs.cuentaId).not.toBe(account._id);
    const { status, body } = await desk.till.reopen(account._id);
    expect([status, body.data.mesas]).toEqual([200, [`${mesa} B`]]);
    expect(await desk.orderNow(order._id)).toMatchObject({
      mesa: `${mesa} B`,
      estado: 'entregado',
      cuentaId: account._id,
    });
    expect((await desk.tables.at(mesa))?._id).toBe(theirs.cuentaId);
    // The next round of the table is of those who sit there.
    expect((await desk.service.create({ mesa })).cuentaId).toBe(theirs.cuentaId);
    await desk.till.correct(account._id, account.pagos[0]?._id ?? '');
    const joined = await desk.tables.move(body.data, { mesa, unir: true });
    expect([joined.status, joined.body.data.totales.saldo]).toEqual([200, 3 * PRICE]);
  });

  test('of the counter opens again and is charged again', async () => {
    const order = await desk.served({ tipo: 'para_llevar', mesa: undefined });
    const { body } = await desk.till.direct({ pedidos: [order._id], pagos: [cash(PRICE)] });
    const id = body.data._id;
    expect((await desk.till.reopen(id)).body.data).toMatchObject({ tipo: 'directa', mesas: [] });
    await desk.till.correct(id, body.data.pagos[0]._id);
    // Nobody asks about a tip at the counter.
    const again = await desk.till.pay(id, { propina: null, pagos: [card(PRICE)] });
    expect(again.body.data).toMatchObject({ estado: 'cerrada', numero: body.data.numero });
    expect(await desk.orderNow(order._id)).toMatchObject({ metodoPago: 'datafono' });
  });

  test('of the counter keeps an order that is edited then, and parts nothing into a table without name', async () => {
    const counter = { tipo: 'para_llevar', mesa: undefined };
    const order = await desk.service.create(counter);
    const { body } = await desk.till.direct({ pedidos: [order._id], pagos: [cash(PRICE)] });
    const id = body.data._id;
    await desk.till.reopen(id);
    await desk.till.correct(id, body.data.pagos[0]._id);
    const productos = [line('BANDEJA', PRICE, { cantidad: 3, linea: 1 })];
    const edited = await desk.service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: desk.service.waiter.token,
      body: desk.service.draft({ ...counter, productos }),
    });
    expect(edited.body.data).toMatchObject({ cuentaId: id, total: 3 * PRICE });
    const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
    const parted = await desk.tables.lines({ _id: id }, { destino: { nueva: true }, lineas });
    expect([parted.status, parted.body.details[0].path]).toEqual([422, 'destino']);
    expect((await desk.till.pay(id, { pagos: [cash(3 * PRICE)] })).body.data.estado).toBe(
      'cerrada',
    );
  });

  test('that the invoice of its only order closed opens again too', async () => {
    const order = await desk.served({ tipo: 'para_llevar', mesa: undefined });
    const { cuentaId } = (await desk.invoice(order)).body.data;
    expect((await desk.till.reopen(cuentaId)).status).toBe(200);
    expect(await desk.orderNow(order._id)).toMatchObject({ estado: 'entregado' });
  });

  test('keeps its number if all of it is cancelled then', async () => {
    const order = await desk.service.create({ mesa });
    const { body } = await desk.till.pay(order.cuentaId, { pagos: [cash(PRICE)] });
    await desk.till.reopen(order.cuentaId);
    await desk.till.correct(order.cuentaId, body.data.pagos[0]._id);
    expect((await desk.service.move(order, 'cancelado', desk.service.waiter.token)).status).toBe(
      200,
    );
    const released = await desk.tables.release(await desk.tables.at(mesa));
    expect(released.body.data).toMatchObject({ estado: 'cerrada', numero: body.data.numero });
  });

  test('opens once, by who may, and only if it is closed', async () => {
    const { account } = await desk.charged();
    const plain = await makeEmployee(desk.service.server.db, desk.service.sede, ['caja']);
    expect((await desk.till.reopen(account._id, {}, plain)).body.code).toBe('requiere_aprobacion');
    const many = await Promise.all(Array.from({ length: 6 }, () => desk.till.reopen(account._id)));
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    const late = many.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'cuenta_abierta', data: { _id: account._id } });
    expect((await desk.till.reopen(randomUUID())).body.code).toBe('cuenta_desconocida');
    const as = { key: randomUUID() };
    await desk.till.pay(account._id, { pagos: [] });
    const one = await desk.till.reopen(account._id, {}, as);
    const two = await desk.till.reopen(account._id, {}, as);
    expect([two.status, two.body]).toEqual([200, one.body]);
  });

  test('lets a payment go only as far as nothing was given back', async () => {
    const { account } = await desk.charged();
    await desk.till.refund(account._id, { valor: 10_000 });
    const { body } = await desk.till.reopen(account._id);
    expect(body.data.totales).toMatchObject({ pagado: PRICE - 10_000, saldo: 10_000 });
    const late = await desk.till.correct(account._id, account.pagos[0]?._id ?? '');
    expect([late.status, late.body.code]).toEqual([409, 'pago_necesario']);
  });
});
