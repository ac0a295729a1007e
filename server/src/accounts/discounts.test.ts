import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChargeDesk, card, openChargeDesk, PRICE } from '../../test/charge-desk.ts';
import { line } from '../../test/service.ts';

let desk: ChargeDesk;
let _mesa = '';

beforeAll(async () => {
  desk = await openChargeDesk();
});
beforeEach(() => {
  _mesa = desk.nextTable();
});
afterAll(() => desk.service.server.close());

const dishes = (cantidad: number) => ({ productos: [line('BANDEJA', PRICE, { cantidad })] });

describe('a discount', () => {
  test('is frozen into the orders when the account is charged, and sales are net of it', async () => {
    const first = await desk.served(dishes(1));
    const second = await desk.served(dishes(2));
    const id = first.cuentaId;
    const given = await desk.till.adjust(id, { porcentaje: 10 });
    expect(given.body.data).toMatchObject({
      totales: { consumo: 98_700, descuentos: 9_870, total: 88_830, saldo: 88_830 },
      ajustes: [{ tipo: 'descuento', porcentaje: 10, aplicado: 9_870, motivo: 'Demora' }],
    });
    const whole = { alcance: 'linea', pedido: first._id, linea: 1, tipo: 'cortesia' };
    const free = await desk.till.adjust(id, whole);
    // A tenth of what is left.
    expect(free.body.data.totales).toMatchObject({ descuentos: PRICE + 6_580, total: 59_220 });
    const closed = await desk.till.pay(id, { pagos: [card(59_220)] });
    expect(closed.body.data.estado).toBe('cerrada');
    expect(await desk.orderNow(first._id)).toMatchObject({ descuento: PRICE, estado: 'facturado' });
    expect(await desk.orderNow(second._id)).toMatchObject({
      descuento: 6_580,
      estado: 'facturado',
    });
  });

  test('needs the facultad or the PIN of a colleague, a reason and an account that nobody paid of', async () => {
    const order = await desk.served();
    const id = order.cuentaId;
    const bare = await desk.till.adjust(id, { porcentaje: 10 }, desk.service.waiter.token);
    expect([bare.status, bare.body.code]).toEqual([403, 'requiere_aprobacion']);
    const wrong = [
      { porcentaje: 0 },
      { porcentaje: 101 },
      { porcentaje: 5, valor: 5 },
      {},
      { valor: 0.5 },
      { porcentaje: 5, motivo: ' ' },
      { porcentaje: 5, alcance: 'linea', pedido: order._id, linea: 9 },
      { porcentaje: 5, alcance: 'linea', pedido: order._id, linea: 1, cantidad: 2 },
    ];
    for (const body of wrong) {
      expect(
        await desk.refused(id, () => desk.till.adjust(id, body)),
        JSON.stringify(body),
      ).toEqual([422, 'regla_incumplida']);
    }
    const given = await desk.till.adjust(id, { valor: 1_000_000 });
    expect(given.body.data.totales).toMatchObject({ descuentos: PRICE, total: 0, saldo: 0 });
    const [one] = given.body.data.ajustes;
    expect((await desk.till.unadjust(id, one._id)).body.data).toMatchObject({
      ajustes: [],
      totales: { total: PRICE },
    });
    const gone = await desk.till.unadjust(id, one._id);
    expect([gone.status, gone.body.code]).toEqual([404, 'descuento_desconocido']);
    await desk.till.pay(id, { pagos: [card(1)] });
    expect(await desk.refused(id, () => desk.till.adjust(id, { porcentaje: 10 }))).toEqual([
      409,
      'cuenta_con_pagos',
    ]);
  });

  test('of everything closes the account without money', async () => {
    const { cuentaId, _id } = await desk.served();
    await desk.till.adjust(cuentaId, { tipo: 'cortesia' });
    const { body } = await desk.till.pay(cuentaId, { pagos: [] });
    expect(body.data).toMatchObject({
      estado: 'cerrada',
      totales: { total: 0, descuentos: PRICE },
    });
    expect(await desk.orderNow(_id)).toMatchObject({ estado: 'facturado', descuento: PRICE });
  });
});
