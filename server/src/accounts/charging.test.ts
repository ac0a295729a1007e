import { randomUUID } from 'node:crypto';
import type { Account } from '@comanda/contract/accounts/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChargeDesk, card, cash, openChargeDesk, PRICE } from '../../test/charge-desk.ts';
import { line } from '../../test/service.ts';
import { NO_TIP } from '../../test/till.ts';

let desk: ChargeDesk;
let mesa = '';

beforeAll(async () => {
  desk = await openChargeDesk();
});
beforeEach(() => {
  mesa = desk.nextTable();
});
afterAll(() => desk.service.server.close());

const dishes = (cantidad: number) => ({ productos: [line('BANDEJA', PRICE, { cantidad })] });

describe('an account of a table', () => {
  test('is charged in parts, by dishes, by card and in cash with change, and closes with the last', async () => {
    const first = await desk.served(dishes(2));
    const second = await desk.served(dishes(1));
    const id = first.cuentaId;
    const lineas = [{ pedido: first._id, linea: 1, cantidad: 1 }];
    const one = await desk.till.pay(id, {
      pagos: [card(PRICE, { parte: { tipo: 'lineas', lineas } })],
    });
    expect([one.status, one.body.vueltas]).toEqual([200, 0]);
    expect(one.body.data).toMatchObject({
      estado: 'abierta',
      totales: { total: 3 * PRICE, pagado: PRICE, saldo: 2 * PRICE },
    });
    expect((await desk.orderNow(first._id)).estado).toBe('entregado');
    const rest = await desk.till.pay(id, { pagos: [cash(2 * PRICE, { recibido: 100_000 })] });
    expect([rest.status, rest.body.vueltas]).toEqual([200, 100_000 - 2 * PRICE]);
    const account: Account = rest.body.data;
    expect(account).toMatchObject({
      estado: 'cerrada',
      numero: expect.any(Number),
      pedidos: [first._id, second._id],
      totales: { total: 3 * PRICE, pagado: 3 * PRICE, saldo: 0 },
    });
    for (const { _id } of [first, second]) {
      // The method of the largest payment.
      expect(await desk.orderNow(_id)).toMatchObject({
        estado: 'facturado',
        metodoPago: 'efectivo',
      });
    }
    expect(await desk.tables.at(mesa)).toBeUndefined();
    const again = await desk.till.pay(id, { pagos: [card(1)] });
    expect([again.status, again.body.code]).toEqual([409, 'cuenta_cerrada']);
  });

  test('numbers its accounts one after the other', async () => {
    const numbers: number[] = [];
    for (let at = 0; at < 2; at += 1) {
      const { cuentaId } = await desk.served();
      numbers.push((await desk.till.pay(cuentaId, { pagos: [card(PRICE)] })).body.data.numero);
    }
    expect(numbers[1]).toBe(Number(numbers[0]) + 1);
  });

  test('asks about the tip first, keeps the answer and takes no more than that', async () => {
    const order = await desk.served(dishes(1));
    const id = order.cuentaId;
    const pay = (propina: object | undefined, tip: number) =>
      desk.till.pay(id, { propina, pagos: [card(PRICE, { propina: tip })] });
    expect(await desk.refused(id, () => pay(undefined, 0))).toEqual([409, 'propina_sin_preguntar']);
    expect(await desk.refused(id, () => pay({ respuesta: 'si', valor: 3_300 }, 0))).toEqual([
      422,
      'regla_incumplida',
    ]);
    expect(await desk.refused(id, () => pay({ respuesta: 'si', valor: 3_200 }, 3_201))).toEqual([
      422,
      'propina_no_autorizada',
    ]);
    expect(await desk.refused(id, () => pay(NO_TIP, 1))).toEqual([422, 'propina_no_autorizada']);
    // A guest or a waiter may have answered before.
    const asked = await desk.tables.bill(await desk.tables.at(mesa), {
      propina: { respuesta: 'si', valor: 3_200 },
    });
    expect(asked.body.data.propina).toMatchObject({
      valor: 3_200,
      sugerido: 3_200,
      canal: 'mesero',
    });
    await desk.service.create({ mesa });
    expect(await desk.refused(id, () => pay(undefined, 0))).toEqual([409, 'propina_sin_preguntar']);
    const { body } = await desk.till.pay(id, {
      propina: { respuesta: 'otro', valor: 10_000 },
      pagos: [card(2 * PRICE, { propina: 10_000 })],
    });
    expect(body.data.totales).toMatchObject({ total: 2 * PRICE, propina: 10_000, saldo: 0 });
    expect(await desk.orderNow(order._id)).toMatchObject({ total: PRICE, descuento: 0 });
  });

  test('refuses what is too much, nothing, negative, a fraction, paid twice or of another view', async () => {
    const order = await desk.served(dishes(2));
    const id = order.cuentaId;
    const pay = (pagos: object[], extra: object = {}) => desk.till.pay(id, { pagos, ...extra });
    const excess = await pay([card(2 * PRICE + 1)]);
    expect([excess.status, excess.body.code, excess.body.saldo]).toEqual([
      422,
      'pago_excede',
      2 * PRICE,
    ]);
    for (const valor of [-1, 0.5, 1e300]) {
      expect(await desk.refused(id, () => pay([card(valor)]))).toEqual([422, 'regla_incumplida']);
    }
    for (const pagos of [[], [card(0)], [cash(PRICE, { recibido: PRICE - 1 })]]) {
      expect(await desk.refused(id, () => pay(pagos))).toEqual([422, 'regla_incumplida']);
    }
    expect(await desk.refused(id, () => pay([card(PRICE, { recibido: PRICE })]))).toEqual([
      422,
      'regla_incumplida',
    ]);
    expect(await desk.refused(id, () => pay([{ metodo: 'por_definir', valor: PRICE }]))).toEqual([
      400,
      'solicitud_invalida',
    ]);
    expect(await desk.refused(id, () => pay([card(PRICE)], { vista: 1 }))).toEqual([
      409,
      'cuenta_cambiada',
    ]);
    expect(await desk.refused(id, () => pay([card(PRICE)], { turnoId: randomUUID() }))).toEqual([
      422,
      'turno_invalido',
    ]);
    const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
    const parte = { tipo: 'lineas', lineas };
    expect((await pay([card(PRICE, { parte })])).status).toBe(200);
    const both = { tipo: 'lineas', lineas: [...lineas, ...lineas] };
    expect(await desk.refused(id, () => pay([card(PRICE, { parte: both })]))).toEqual([
      409,
      'linea_pagada',
    ]);
    expect((await pay([card(PRICE)])).body.data.estado).toBe('cerrada');
  });

  test('is charged once by the same key, however often and at once it is sent', async () => {
    const { cuentaId } = await desk.served(dishes(2));
    const key = randomUUID();
    const pay = () => desk.till.pay(cuentaId, { pagos: [cash(PRICE, { recibido: 50_000 })] }, key);
    const answers = await Promise.all(Array.from({ length: 8 }, pay));
    expect(answers.map(({ status, body }) => [status, body.vueltas])).toEqual(
      Array(8).fill([200, 50_000 - PRICE]),
    );
    expect(await desk.paymentsOf(cuentaId)).toHaveLength(1);
    const other = await desk.till.pay(cuentaId, { pagos: [card(PRICE)] }, key);
    expect([other.status, other.body.code]).toEqual([422, 'clave_reutilizada']);
    await desk.till.pay(cuentaId, { pagos: [card(PRICE)] });
    expect((await pay()).body.data).toMatchObject({ _id: cuentaId, estado: 'cerrada' });
  });

  test('is paid once by two tills at once, and every round is in an account or another', async () => {
    const { cuentaId } = await desk.served();
    const [one, two, round] = await Promise.all([
      desk.till.pay(cuentaId, { pagos: [card(PRICE)] }),
      desk.till.pay(cuentaId, { pagos: [card(PRICE)] }),
      desk.service.create({ mesa }),
    ]);
    const paid = (await desk.paymentsOf(cuentaId)).reduce((sum, { valor }) => sum + valor, 0);
    const open = await desk.tables.at(mesa);
    const closed = [one, two].find(({ body }) => body.data?.estado === 'cerrada');
    if (closed) {
      expect(paid).toBe(closed.body.data.totales.total);
      if (!closed.body.data.pedidos.includes(round._id)) expect(open?.pedidos).toEqual([round._id]);
    } else {
      expect(open?.totales).toMatchObject({ pagado: paid, total: 2 * PRICE });
    }
    expect(paid).toBeLessThanOrEqual(2 * PRICE);
  });
});

test('tax stands apart by rate in an account, inside what it costs', async () => {
  await desk.till.settings({ impuestos: { regimen: 'inc', tarifa: 8 } });
  const { cuentaId } = await desk.served(dishes(2));
  const impuestos = [{ codigo: 'inc8', base: 60_926, valor: 4_874 }];
  expect((await desk.tables.at(mesa))?.totales).toMatchObject({ total: 65_800, impuestos });
  const { body } = await desk.till.pay(cuentaId, { pagos: [card(65_800)] });
  expect(body.data.totales).toMatchObject({ impuestos, saldo: 0 });
  await desk.till.settings({ impuestos: { regimen: 'ninguno', tarifa: 0 } });
});

test('nobody charges without a shift where the owner says so', async () => {
  await desk.till.settings({ caja: { exigeTurno: true, cierreCiego: true, motivos: [] } });
  const order = await desk.served();
  const { body } = await desk.till.pay(order.cuentaId, { pagos: [card(PRICE)] });
  expect(body.code).toBe('sin_turno');
  const invoiced = await desk.service.move(order, 'facturado', desk.service.cashier.token);
  expect([invoiced.status, invoiced.body.code]).toEqual([409, 'sin_turno']);
  await desk.till.settings({ caja: { exigeTurno: false, cierreCiego: true, motivos: [] } });
});
