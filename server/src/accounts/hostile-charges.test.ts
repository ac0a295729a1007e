import { randomUUID } from 'node:crypto';
import { MAX_PRECIO } from '@comanda/contract/menu/precio.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChargeDesk, card, cash, openChargeDesk, PRICE } from '../../test/charge-desk.ts';
import { line } from '../../test/service.ts';

let desk: ChargeDesk;

beforeAll(async () => {
  desk = await openChargeDesk();
});
beforeEach(() => {
  desk.nextTable();
});
afterAll(() => desk.service.server.close());

const dishes = (cantidad: number) => ({ productos: [line('BANDEJA', PRICE, { cantidad })] });
const statuses = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? String(status)).toSorted();

describe('one key for two deeds at once', () => {
  test('of two accounts is one payment, and the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID();
      const first = await desk.served({ mesa: `k${round} a` });
      const second = await desk.served({ mesa: `k${round} b` });
      const body = { pagos: [cash(1_000)] };
      const answers = await Promise.all([
        desk.till.pay(first.cuentaId, body, key),
        desk.till.pay(second.cuentaId, body, key),
      ]);
      expect(statuses(answers)).toEqual(['200', 'clave_reutilizada']);
      const paid = [
        ...(await desk.paymentsOf(first.cuentaId)),
        ...(await desk.paymentsOf(second.cuentaId)),
      ];
      expect(paid).toHaveLength(1);
    }
  });

  test('of a payment and of orders of the counter is one of both', async () => {
    const key = randomUUID();
    const table = await desk.served();
    const counter = await desk.served({ mesa: null, tipo: 'para_llevar' });
    const answers = await Promise.all([
      desk.till.pay(table.cuentaId, { pagos: [cash(PRICE)] }, key),
      desk.till.direct({ pedidos: [counter._id], pagos: [cash(PRICE)] }, key),
    ]);
    expect(statuses(answers)).toEqual(['200', 'clave_reutilizada']);
  });
});

describe('a tip', () => {
  const sugerido = 3_200;
  const tipped = (id: string | null, propina: object | null, pagos: object[]) =>
    desk.till.pay(id, { propina, pagos });

  test('is never more than was said, in one payment or in the parts of all', async () => {
    const { cuentaId: id } = await desk.served();
    const yes = { respuesta: 'si', valor: sugerido };
    const much = [cash(PRICE, { propina: sugerido + 1 })];
    expect(await desk.refused(id, () => tipped(id, yes, much))).toEqual([
      422,
      'propina_no_autorizada',
    ]);
    await tipped(id, yes, [cash(1_000, { propina: 2_000 })]);
    const more = [cash(1_000, { propina: 1_201 })];
    expect(await desk.refused(id, () => tipped(id, null, more))).toEqual([
      422,
      'propina_no_autorizada',
    ]);
    const last = await tipped(id, null, [cash(PRICE - 1_000, { propina: 1_200 })]);
    expect(last.body.data.totales).toMatchObject({ propina: sugerido, saldo: 0 });
  });

  test('is asked about again for a newer round, also where a part is paid', async () => {
    const mesa = desk.nextTable();
    const { cuentaId: id } = await desk.served();
    await tipped(id, { respuesta: 'no', valor: 0 }, [cash(1_000)]);
    await desk.service.create({ mesa });
    expect(await desk.refused(id, () => tipped(id, null, [cash(1_000)]))).toEqual([
      409,
      'propina_sin_preguntar',
    ]);
    const whole = { respuesta: 'otro', valor: 2 * PRICE };
    const paid = await tipped(id, whole, [cash(1_000, { propina: 1 })]);
    expect(paid.status).toBe(200);
  });

  test.each([
    ['above the whole account', { respuesta: 'otro', valor: PRICE + 1 }],
    ['of nothing', { respuesta: 'otro', valor: 0 }],
    ['of a part of a peso', { respuesta: 'otro', valor: 0.5 }],
    ['that is no, of something', { respuesta: 'no', valor: 1 }],
  ])('%s is no answer', async (_, propina) => {
    const { cuentaId: id } = await desk.served();
    expect(await desk.refused(id, () => tipped(id, propina, [cash(1_000)]))).toEqual([
      422,
      'regla_incumplida',
    ]);
  });
});

describe('an adjustment', () => {
  test('of what cannot be is refused and writes nothing', async () => {
    const order = await desk.served(dishes(2));
    const id = order.cuentaId;
    const ofLine = { alcance: 'linea', pedido: order._id, linea: 1 };
    const wrong = [
      { porcentaje: -1 },
      { porcentaje: 1.5 },
      { valor: -1 },
      { valor: 0 },
      { valor: MAX_PRECIO + 1 },
      { valor: 1e15 },
      { tipo: 'cortesia', valor: 1 },
      { tipo: 'cortesia', porcentaje: 50 },
      { porcentaje: 5, alcance: 'linea' },
      { porcentaje: 5, ...ofLine, cantidad: 0 },
      { porcentaje: 5, ...ofLine, cantidad: -1 },
      { porcentaje: 5, ...ofLine, cantidad: 0.5 },
      { porcentaje: 5, ...ofLine, cantidad: 1e12 },
      { porcentaje: 5, ...ofLine, linea: 1.5 },
      { porcentaje: 5, ...ofLine, linea: 1e12 },
    ];
    for (const body of wrong) {
      const said = await desk.refused(id, () => desk.till.adjust(id, body));
      expect(said, JSON.stringify(body)).toEqual([422, 'regla_incumplida']);
    }
  });

  test('may be made again once the payment that stood in its way is taken off', async () => {
    const { cuentaId: id } = await desk.served();
    const paid = await desk.till.pay(id, { pagos: [card(1)] });
    const given = () => desk.till.adjust(id, { porcentaje: 10 });
    expect(await desk.refused(id, given)).toEqual([409, 'cuenta_con_pagos']);
    await desk.till.correct(id, paid.body.data.pagos[0]._id);
    expect((await given()).body.data.totales).toMatchObject({ total: PRICE - 3_290 });
  });

  test('of dishes is taken off their price where they are paid by name; the last dish pays the rest', async () => {
    const order = await desk.served(dishes(3));
    const id = order.cuentaId;
    await desk.till.adjust(id, { valor: 100, alcance: 'linea', pedido: order._id, linea: 1 });
    const one = { tipo: 'lineas', lineas: [{ pedido: order._id, linea: 1, cantidad: 1 }] };
    const unit = Math.floor((3 * PRICE - 100) / 3);
    await desk.till.pay(id, { pagos: [cash(unit, { parte: one })] });
    await desk.till.pay(id, { pagos: [cash(unit, { parte: one })] });
    const last = await desk.till.pay(id, {
      pagos: [cash(3 * PRICE - 100 - 2 * unit, { parte: one })],
    });
    expect(last.body.data).toMatchObject({ estado: 'cerrada', totales: { saldo: 0 } });
    expect(await desk.orderNow(order._id)).toMatchObject({ descuento: 100, estado: 'facturado' });
  });
});

describe('how a charged order was paid', () => {
  test('is the method of the largest payment that stands', async () => {
    const order = await desk.served();
    const id = order.cuentaId;
    const wrong = await desk.till.pay(id, { pagos: [{ metodo: 'nequi', valor: 20_000 }] });
    await desk.till.correct(id, wrong.body.data.pagos[0]._id);
    await desk.till.pay(id, { pagos: [cash(12_000), card(12_001), cash(8_899)] });
    expect(await desk.orderNow(order._id)).toMatchObject({
      estado: 'facturado',
      metodoPago: 'datafono',
    });
  });
});
