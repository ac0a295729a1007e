import { randomUUID } from 'node:crypto';
import type { Account } from '@comanda/contract/accounts/accounts';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChargeDesk, card, cash, openChargeDesk, PRICE } from '../../test/charge-desk.ts';
import { giveFacultades, makeEmployee } from '../../test/factories.ts';
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

describe('a payment of an open account', () => {
  test('is taken off by a row of its own, and the account owes it again', async () => {
    const { cuentaId } = await desk.served();
    const paid = await desk.till.pay(cuentaId, {
      propina: { respuesta: 'otro', valor: 2_000 },
      pagos: [cash(10_000, { propina: 1_000 })],
    });
    const [payment] = paid.body.data.pagos;
    const { status, body } = await desk.till.correct(cuentaId, payment._id);
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
    expect((await desk.trail(cuentaId ?? ''))[0]).toMatchObject({
      accion: 'pago_quitado',
      antes: { mesa, metodo: 'efectivo', valor: 10_000, propina: 1_000 },
      despues: { motivo: 'Otra mesa' },
    });
    // Everything that payments forbid is allowed again.
    expect((await desk.till.adjust(cuentaId, { porcentaje: 10 })).status).toBe(200);
  });

  test('frees the dishes that it paid', async () => {
    const { cuentaId, _id } = await desk.served({
      productos: [line('BANDEJA', PRICE, { cantidad: 2 })],
    });
    const all = { tipo: 'lineas', lineas: [{ pedido: _id, linea: 1, cantidad: 2 }] };
    const parte = { tipo: 'lineas', lineas: [{ pedido: _id, linea: 1, cantidad: 1 }] };
    const half = { pagos: [card(PRICE, { parte })] };
    const { body } = await desk.till.pay(cuentaId, half);
    const [payment] = body.data.pagos;
    const more = { pagos: [card(PRICE, { parte: all })] };
    expect((await desk.till.pay(cuentaId, more)).body.code).toBe('linea_pagada');
    await desk.till.correct(cuentaId, payment._id);
    expect((await desk.till.pay(cuentaId, half)).status).toBe(200);
  });

  test('is taken off once, of its own account, for a reason and by who may', async () => {
    const { cuentaId } = await desk.served();
    const { body } = await desk.till.pay(cuentaId, { pagos: [cash(1_000)] });
    const [payment] = body.data.pagos;
    const other = await desk.service.create({ mesa: `${mesa} otra` });
    const [waiter, plain] = [
      desk.service.waiter,
      await makeEmployee(desk.service.server.db, desk.service.sede, ['caja']),
    ];
    const calls = [
      [() => desk.till.correct(cuentaId, randomUUID()), 404, 'pago_desconocido'],
      [() => desk.till.correct(cuentaId, 'x'), 404, 'pago_desconocido'],
      [() => desk.till.correct(other.cuentaId, payment._id), 404, 'pago_desconocido'],
      [() => desk.till.correct('x', payment._id), 404, 'cuenta_desconocida'],
      [() => desk.till.correct(cuentaId, payment._id, { motivo: '  ' }), 422, 'regla_incumplida'],
      [() => desk.till.correct(cuentaId, payment._id, {}, waiter), 403, 'permiso_denegado'],
      [() => desk.till.correct(cuentaId, payment._id, {}, plain), 403, 'requiere_aprobacion'],
    ] as const;
    for (const [call, status, code] of calls) {
      const answer = await call();
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await desk.paymentsOf(cuentaId)).toHaveLength(1);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => desk.till.correct(cuentaId, payment._id)),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const late = many.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'pago_corregido', data: { _id: cuentaId } });
    expect(await desk.paymentsOf(cuentaId)).toHaveLength(2);
    const [, correction] = (await desk.tables.at(mesa))?.pagos ?? [];
    expect((await desk.till.correct(cuentaId, correction?._id ?? '')).body.code).toBe(
      'pago_desconocido',
    );
  });

  test('that is sent again with its key is taken off once', async () => {
    const { cuentaId } = await desk.served();
    const { body } = await desk.till.pay(cuentaId, { pagos: [cash(1_000)] });
    const [payment] = body.data.pagos;
    const as = { key: randomUUID() };
    const one = await desk.till.correct(cuentaId, payment._id, {}, as);
    const two = await desk.till.correct(cuentaId, payment._id, {}, as);
    expect([one.status, two.status, two.body]).toEqual([200, 200, one.body]);
  });

  test('with which an order was invoiced by itself takes that back, for eight minutes', async () => {
    const [first, second] = [await desk.served(), await desk.served()];
    const { cuentaId } = first;
    await desk.invoice(first);
    const [payment] = (await desk.tables.at(mesa))?.pagos ?? [];
    const { body } = await desk.till.correct(cuentaId, payment?._id ?? '');
    expect(body.data.totales).toMatchObject({ pagado: 0, saldo: 2 * PRICE });
    expect(await desk.orderNow(first._id)).toMatchObject({
      estado: 'entregado',
      fechaFacturado: null,
    });
    expect((await desk.trail(first._id))[0]).toMatchObject({
      accion: 'reabierto',
      antes: { estado: 'facturado' },
      despues: { estado: 'entregado' },
    });

    await desk.invoice(second);
    await desk.age(cuentaId, DESHACER_MS);
    const paid = (await desk.tables.at(mesa))?.pagos.at(-1);
    const late = await desk.till.correct(cuentaId, paid?._id ?? '');
    expect([late.status, late.body.code]).toEqual([409, 'ya_es_tarde']);
    expect(late.body.error).toMatch(/^Pasaron más de 8 minutos/);
    expect(await desk.orderNow(second._id)).toMatchObject({ estado: 'facturado' });
    expect(await desk.paymentsOf(cuentaId)).toHaveLength(3);
  });

  test('stays where an order was invoiced by what it covers', async () => {
    const order = await desk.served();
    const id = order.cuentaId;
    const { body } = await desk.till.pay(id, { pagos: [cash(PRICE)], cerrar: false });
    await desk.invoice(order);
    const { status, body: refused } = await desk.till.correct(id, body.data.pagos[0]._id);
    expect([status, refused.code]).toEqual([409, 'pago_necesario']);
    expect(await desk.paymentsOf(id)).toHaveLength(2);
  });
});

describe('with what a payment was made', () => {
  test('is said anew by two rows of the same value, tip and dishes; the account stays closed', async () => {
    const order = await desk.served();
    const parte = { tipo: 'lineas', lineas: [{ pedido: order._id, linea: 1, cantidad: 1 }] };
    const { body: paid } = await desk.till.pay(order.cuentaId, {
      propina: { respuesta: 'si', valor: 3_200 },
      pagos: [cash(PRICE, { propina: 3_200, parte })],
    });
    const account: Account = paid.data;
    const pid = account.pagos[0]?._id ?? '';
    const before = await desk.orderNow(order._id);
    const { status, body } = await desk.till.replace(account._id, pid, {
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
    expect(await desk.orderNow(order._id)).toEqual(before);
    expect((await desk.trail(account._id))[0]).toMatchObject({
      accion: 'metodo_cambiado',
      antes: { metodoPago: 'efectivo' },
      despues: { metodoPago: 'nequi', motivo: 'Fue Nequi' },
    });
    const again = await desk.till.replace(account._id, pid, { metodo: 'bre_b' });
    expect([again.status, again.body.code]).toEqual([409, 'pago_corregido']);
    const last = body.data.pagos.at(-1)._id;
    const same = await desk.till.replace(account._id, last, { metodo: 'nequi' });
    expect([same.status, same.body.details[0].path]).toEqual([422, 'metodo']);
    // The other way round, in cash: exact.
    const back = await desk.till.replace(account._id, last, { metodo: 'efectivo' });
    expect(back.body.data.pagos.at(-1)).toMatchObject({ recibido: PRICE + 3_200, vueltas: 0 });
  });

  test('is said in the shift of the payment, and no more once that is counted', async () => {
    const shift = await desk.openShift('Terraza');
    const { account } = await desk.charged();
    const [payment] = account.pagos;
    expect(payment?.turnoId).toBe(shift);
    const other = await desk.openShift('Barra');
    const { body } = await desk.till.replace(account._id, payment?._id ?? '', {
      metodo: 'nequi',
      turnoId: other,
    });
    const shifts = body.data.pagos.map(({ turnoId }: { turnoId: string }) => turnoId);
    expect(shifts).toEqual([shift, shift, other]);
    await desk.closeShift(other);
    const last = body.data.pagos.at(-1)._id;
    const late = await desk.till.replace(account._id, last, { metodo: 'bre_b' });
    expect([late.status, late.body.code]).toEqual([409, 'turno_cerrado']);
    expect(await desk.paymentsOf(account._id)).toHaveLength(3);
    await desk.closeShift(shift);
  });

  test('is said by a waiter who may charge too, also while the account is open', async () => {
    const { cuentaId } = await desk.served();
    const { body } = await desk.till.pay(cuentaId, { pagos: [cash(1_000)] });
    const { db } = desk.service.server;
    const waiter = await makeEmployee(db, desk.service.sede, ['pedidos']);
    await giveFacultades(db, waiter, ['cobrar']);
    const replace = (who: { token: string }) =>
      desk.till.replace(cuentaId, body.data.pagos[0]._id, { metodo: 'datafono' }, who);
    expect((await replace(desk.service.waiter)).status).toBe(403);
    const done = await replace(waiter);
    expect(done.body.data.totales).toMatchObject({ pagado: 1_000, saldo: PRICE - 1_000 });
  });
});
