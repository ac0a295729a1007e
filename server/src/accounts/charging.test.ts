import { randomUUID } from 'node:crypto';
import type { Account } from '@comanda/contract/accounts/accounts';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { giveFacultades } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill, NO_TIP } from '../../test/till.ts';

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
  await giveFacultades(service.server.db, service.cashier, ['descuentos']);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const dishes = (cantidad: number) => ({ productos: [line('BANDEJA', PRICE, { cantidad })] });
const cash = (valor: number, extra: object = {}) => ({ metodo: 'efectivo', valor, ...extra });
const card = (valor: number, extra: object = {}) => ({ metodo: 'datafono', valor, ...extra });

const serve = async (order: Pick<Order, '_id'>) => {
  await service.move(order, 'preparado', service.cook.token);
  return service.move(order, 'entregado', service.waiter.token);
};
async function served(extra: object = {}): Promise<Order> {
  const order = await service.create({ mesa, ...extra });
  return (await serve(order)).body.data;
}
async function orderNow(id: string): Promise<Order> {
  const path = `/api/orders?dbName=${service.sede.dbName}&limit=500`;
  const { body } = await service.server.call('GET', path, service.restaurant);
  return body.data.find(({ _id }: Order) => _id === id);
}
const paymentsOf = (cuenta: string | null) =>
  service.server.db
    .selectFrom('account_payments')
    .selectAll()
    .where('cuenta_id', '=', cuenta ?? '')
    .orderBy('at')
    .execute();

/** The answer to a call that is refused, after which the account is as it was. */
async function refused(
  id: string | null,
  call: () => Promise<{ status: number; body: { code: string } }>,
) {
  const before = [await paymentsOf(id), await tables.at(mesa)];
  const { status, body } = await call();
  expect([await paymentsOf(id), await tables.at(mesa)]).toEqual(before);
  return [status, body.code];
}

describe('an account of a table', () => {
  test('is charged in parts, by dishes, by card and in cash with change, and closes with the last', async () => {
    const first = await served(dishes(2));
    const second = await served(dishes(1));
    const id = first.cuentaId;
    const lineas = [{ pedido: first._id, linea: 1, cantidad: 1 }];
    const one = await till.pay(id, { pagos: [card(PRICE, { parte: { tipo: 'lineas', lineas } })] });
    expect([one.status, one.body.vueltas]).toEqual([200, 0]);
    expect(one.body.data).toMatchObject({
      estado: 'abierta',
      totales: { total: 3 * PRICE, pagado: PRICE, saldo: 2 * PRICE },
    });
    expect((await orderNow(first._id)).estado).toBe('entregado');
    const rest = await till.pay(id, { pagos: [cash(2 * PRICE, { recibido: 100_000 })] });
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
      expect(await orderNow(_id)).toMatchObject({ estado: 'facturado', metodoPago: 'efectivo' });
    }
    expect(await tables.at(mesa)).toBeUndefined();
    const again = await till.pay(id, { pagos: [card(1)] });
    expect([again.status, again.body.code]).toEqual([409, 'cuenta_cerrada']);
  });

  test('numbers its accounts one after the other', async () => {
    const numbers: number[] = [];
    for (let at = 0; at < 2; at += 1) {
      const { cuentaId } = await served();
      numbers.push((await till.pay(cuentaId, { pagos: [card(PRICE)] })).body.data.numero);
    }
    expect(numbers[1]).toBe(Number(numbers[0]) + 1);
  });

  test('asks about the tip first, keeps the answer and takes no more than that', async () => {
    const order = await served(dishes(1));
    const id = order.cuentaId;
    const pay = (propina: object | undefined, tip: number) =>
      till.pay(id, { propina, pagos: [card(PRICE, { propina: tip })] });
    expect(await refused(id, () => pay(undefined, 0))).toEqual([409, 'propina_sin_preguntar']);
    expect(await refused(id, () => pay({ respuesta: 'si', valor: 3_300 }, 0))).toEqual([
      422,
      'regla_incumplida',
    ]);
    expect(await refused(id, () => pay({ respuesta: 'si', valor: 3_200 }, 3_201))).toEqual([
      422,
      'propina_no_autorizada',
    ]);
    expect(await refused(id, () => pay(NO_TIP, 1))).toEqual([422, 'propina_no_autorizada']);
    // A guest or a waiter may have answered before.
    const asked = await tables.bill(await tables.at(mesa), {
      propina: { respuesta: 'si', valor: 3_200 },
    });
    expect(asked.body.data.propina).toMatchObject({
      valor: 3_200,
      sugerido: 3_200,
      canal: 'mesero',
    });
    await service.create({ mesa });
    expect(await refused(id, () => pay(undefined, 0))).toEqual([409, 'propina_sin_preguntar']);
    const { body } = await till.pay(id, {
      propina: { respuesta: 'otro', valor: 10_000 },
      pagos: [card(2 * PRICE, { propina: 10_000 })],
    });
    expect(body.data.totales).toMatchObject({ total: 2 * PRICE, propina: 10_000, saldo: 0 });
    expect(await orderNow(order._id)).toMatchObject({ total: PRICE, descuento: 0 });
  });

  test('refuses what is too much, nothing, negative, a fraction, paid twice or of another view', async () => {
    const order = await served(dishes(2));
    const id = order.cuentaId;
    const pay = (pagos: object[], extra: object = {}) => till.pay(id, { pagos, ...extra });
    const excess = await pay([card(2 * PRICE + 1)]);
    expect([excess.status, excess.body.code, excess.body.saldo]).toEqual([
      422,
      'pago_excede',
      2 * PRICE,
    ]);
    for (const valor of [-1, 0.5, 1e300]) {
      expect(await refused(id, () => pay([card(valor)]))).toEqual([422, 'regla_incumplida']);
    }
    for (const pagos of [[], [card(0)], [cash(PRICE, { recibido: PRICE - 1 })]]) {
      expect(await refused(id, () => pay(pagos))).toEqual([422, 'regla_incumplida']);
    }
    expect(await refused(id, () => pay([card(PRICE, { recibido: PRICE })]))).toEqual([
      422,
      'regla_incumplida',
    ]);
    expect(await refused(id, () => pay([{ metodo: 'por_definir', valor: PRICE }]))).toEqual([
      400,
      'solicitud_invalida',
    ]);
    expect(await refused(id, () => pay([card(PRICE)], { vista: 1 }))).toEqual([
      409,
      'cuenta_cambiada',
    ]);
    expect(await refused(id, () => pay([card(PRICE)], { turnoId: randomUUID() }))).toEqual([
      422,
      'turno_invalido',
    ]);
    const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
    const parte = { tipo: 'lineas', lineas: [...lineas, ...lineas] };
    expect((await pay([card(2 * PRICE - 1, { parte })])).status).toBe(200);
    const again = { tipo: 'lineas', lineas };
    expect(await refused(id, () => pay([card(1, { parte: again })]))).toEqual([
      409,
      'linea_pagada',
    ]);
    expect((await pay([card(1)])).body.data.estado).toBe('cerrada');
  });

  test('is charged once by the same key, however often and at once it is sent', async () => {
    const { cuentaId } = await served(dishes(2));
    const key = randomUUID();
    const pay = () => till.pay(cuentaId, { pagos: [cash(PRICE, { recibido: 50_000 })] }, key);
    const answers = await Promise.all(Array.from({ length: 8 }, pay));
    expect(answers.map(({ status, body }) => [status, body.vueltas])).toEqual(
      Array(8).fill([200, 50_000 - PRICE]),
    );
    expect(await paymentsOf(cuentaId)).toHaveLength(1);
    const other = await till.pay(cuentaId, { pagos: [card(PRICE)] }, key);
    expect([other.status, other.body.code]).toEqual([422, 'clave_reutilizada']);
    await till.pay(cuentaId, { pagos: [card(PRICE)] });
    expect((await pay()).body.data).toMatchObject({ _id: cuentaId, estado: 'cerrada' });
  });

  test('is paid once by two tills at once, and every round is in an account or another', async () => {
    const { cuentaId } = await served();
    const [one, two, round] = await Promise.all([
      till.pay(cuentaId, { pagos: [card(PRICE)] }),
      till.pay(cuentaId, { pagos: [card(PRICE)] }),
      service.create({ mesa }),
    ]);
    const paid = (await paymentsOf(cuentaId)).reduce((sum, { valor }) => sum + valor, 0);
    const open = await tables.at(mesa);
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

describe('what was paid before it was delivered', () => {
  test('keeps its estado, is neither cancelled nor edited, and is a sale when it is delivered', async () => {
    const order = await service.create({ mesa });
    const { body } = await till.pay(order.cuentaId, { pagos: [card(PRICE)] });
    expect(body.data.estado).toBe('cerrada');
    const paid = await orderNow(order._id);
    expect(paid).toMatchObject({ estado: 'enviado', fechaPago: expect.any(String) });
    const lost = await service.move(order, 'cancelado', service.waiter.token);
    expect([lost.status, lost.body.code]).toEqual([409, 'pedido_pagado']);
    const edited = await service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: service.waiter.token,
      body: service.draft({ mesa, productos: [line('BANDEJA', PRICE, { cantidad: 2 })] }),
    });
    expect([edited.status, edited.body.code]).toEqual([409, 'pedido_pagado']);
    const delivered = await serve(order);
    expect([delivered.status, delivered.body.data]).toMatchObject([
      200,
      { estado: 'facturado', fechaEntregado: expect.any(String) },
    ]);
    expect((await service.move(order, 'entregado', service.waiter.token)).status).toBe(200);
    expect(await paymentsOf(order.cuentaId)).toHaveLength(1);
  });
});

describe('an order that is invoiced by itself', () => {
  const invoice = (order: Pick<Order, '_id'>, metodoPago?: string) =>
    service.server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
      token: service.cashier.token,
      body: { dbName: service.sede.dbName, updates: { estado: 'facturado', metodoPago } },
    });

  test('is a payment of its account, which owes the rest', async () => {
    const first = await served(dishes(1));
    const second = await served(dishes(2));
    expect((await invoice(first)).body.data).toMatchObject({ estado: 'facturado' });
    expect(await tables.at(mesa)).toMatchObject({
      totales: { pagado: PRICE, saldo: 2 * PRICE },
      pagos: [{ pedido: first._id, valor: PRICE, metodo: 'efectivo', propina: 0 }],
    });
    await till.pay(first.cuentaId, { pagos: [card(PRICE)] });
    // The smaller of what it costs and what is left.
    await invoice(second, 'nequi');
    const account = await tables.at(mesa);
    expect(account?.totales).toMatchObject({ pagado: 3 * PRICE, saldo: 0 });
    expect(account?.pagos.at(-1)).toMatchObject({
      pedido: second._id,
      valor: PRICE,
      metodo: 'nequi',
    });
    expect(await orderNow(second._id)).toMatchObject({ metodoPago: 'nequi' });
    const { body } = await tables.release(account);
    expect(body.data).toMatchObject({ estado: 'cerrada', totales: { total: 3 * PRICE } });
  });

  test('gets an account of its own if it has none, once', async () => {
    const order = await served({ tipo: 'para_llevar', mesa: undefined });
    const answers = await Promise.all([invoice(order), invoice(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { cuentaId } = answers[0].body.data;
    expect(await paymentsOf(cuentaId)).toMatchObject([
      { valor: PRICE, metodo: 'efectivo', pedido: order._id },
    ]);
    const account = await service.server.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', cuentaId)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ tipo: 'directa', estado: 'cerrada', pedidos: [order._id] });
  });

  test('says with what it was paid', async () => {
    const order = await served({ metodoPago: 'por_definir' });
    const { status, body } = await invoice(order);
    expect([status, body.code]).toEqual([422, 'metodo_requerido']);
    expect((await invoice(order, 'bre_b')).body.data).toMatchObject({ metodoPago: 'bre_b' });
  });

  test('cannot be lost, moved or made cheaper where that would take back what was paid', async () => {
    const first = await served(dishes(1));
    const second = await service.create({ mesa });
    await till.pay(first.cuentaId, { pagos: [card(PRICE + 1)] });
    const lost = await service.move(second, 'cancelado', service.waiter.token);
    expect([lost.status, lost.body.code]).toEqual([409, 'cuenta_con_pagos']);
    const lineas = [{ pedido: second._id, linea: 1, cantidad: 1 }];
    const moved = await tables.lines(await tables.at(mesa), { destino: { nueva: true }, lineas });
    expect([moved.status, moved.body.code]).toEqual([409, 'cuenta_con_pagos']);
    const third = await service.create({ mesa });
    expect((await service.move(third, 'cancelado', service.waiter.token)).status).toBe(200);
  });
});

describe('a discount', () => {
  test('is frozen into the orders when the account is charged, and sales are net of it', async () => {
    const first = await served(dishes(1));
    const second = await served(dishes(2));
    const id = first.cuentaId;
    const given = await till.adjust(id, { porcentaje: 10 });
    expect(given.body.data).toMatchObject({
      totales: { consumo: 98_700, descuentos: 9_870, total: 88_830, saldo: 88_830 },
      ajustes: [{ tipo: 'descuento', porcentaje: 10, aplicado: 9_870, motivo: 'Demora' }],
    });
    const whole = { alcance: 'linea', pedido: first._id, linea: 1, tipo: 'cortesia' };
    const free = await till.adjust(id, whole);
    // A tenth of what is left.
    expect(free.body.data.totales).toMatchObject({ descuentos: PRICE + 6_580, total: 59_220 });
    const closed = await till.pay(id, { pagos: [card(59_220)] });
    expect(closed.body.data.estado).toBe('cerrada');
    expect(await orderNow(first._id)).toMatchObject({ descuento: PRICE, estado: 'facturado' });
    expect(await orderNow(second._id)).toMatchObject({ descuento: 6_580, estado: 'facturado' });
  });

  test('needs the facultad or the PIN of a colleague, a reason and an account that nobody paid of', async () => {
    const order = await served();
    const id = order.cuentaId;
    const bare = await till.adjust(id, { porcentaje: 10 }, service.waiter.token);
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
      expect(await refused(id, () => till.adjust(id, body)), JSON.stringify(body)).toEqual([
        422,
        'regla_incumplida',
      ]);
    }
    const given = await till.adjust(id, { valor: 1_000_000 });
    expect(given.body.data.totales).toMatchObject({ descuentos: PRICE, total: 0, saldo: 0 });
    const [one] = given.body.data.ajustes;
    expect((await till.unadjust(id, one._id)).body.data).toMatchObject({
      ajustes: [],
      totales: { total: PRICE },
    });
    const gone = await till.unadjust(id, one._id);
    expect([gone.status, gone.body.code]).toEqual([404, 'descuento_desconocido']);
    await till.pay(id, { pagos: [card(1)] });
    expect(await refused(id, () => till.adjust(id, { porcentaje: 10 }))).toEqual([
      409,
      'cuenta_con_pagos',
    ]);
  });

  test('of everything closes the account without money', async () => {
    const { cuentaId, _id } = await served();
    await till.adjust(cuentaId, { tipo: 'cortesia' });
    const { body } = await till.pay(cuentaId, { pagos: [] });
    expect(body.data).toMatchObject({
      estado: 'cerrada',
      totales: { total: 0, descuentos: PRICE },
    });
    expect(await orderNow(_id)).toMatchObject({ estado: 'facturado', descuento: PRICE });
  });
});

describe('orders of no table', () => {
  const counter = { tipo: 'para_llevar', mesa: undefined };

  test('are charged together, asked about a tip only where the sede says so, once by a key', async () => {
    const orders = [await served(counter), await service.create(counter)];
    const pedidos = orders.map(({ _id }) => _id);
    const key = randomUUID();
    const pay = () => till.direct({ pedidos, pagos: [cash(2 * PRICE, { recibido: 70_000 })] }, key);
    const [one, two] = await Promise.all([pay(), pay()]);
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(one?.body.data).toMatchObject({ tipo: 'directa', estado: 'cerrada' });
    expect(two?.body).toEqual(one?.body);
    expect(one?.body.vueltas).toBe(70_000 - 2 * PRICE);
    expect(await paymentsOf(one?.body.data._id)).toHaveLength(1);
    expect(await orderNow(pedidos[0] ?? '')).toMatchObject({ estado: 'facturado' });
    expect(await orderNow(pedidos[1] ?? '')).toMatchObject({
      estado: 'enviado',
      fechaPago: expect.any(String),
    });
    const again = await till.direct({ pedidos: [pedidos[1]], pagos: [card(PRICE)] });
    expect([again.status, again.body.code]).toEqual([409, 'pedido_pagado']);
  });

  test('are paid whole, are no orders of a table and are known', async () => {
    const { _id } = await served(counter);
    const code = async (body: object) => (await till.direct(body)).body.code;
    expect(await code({ pedidos: [_id], pagos: [card(PRICE - 1)] })).toBe('regla_incumplida');
    expect(await code({ pedidos: [_id], pagos: [card(PRICE + 1)] })).toBe('pago_excede');
    expect(await code({ pedidos: [], pagos: [] })).toBe('regla_incumplida');
    expect(await code({ pedidos: ['f'.repeat(24)], pagos: [card(1)] })).toBe('pedido_desconocido');
    const seated = await served();
    expect(await code({ pedidos: [seated._id], pagos: [card(PRICE)] })).toBe('pedido_en_cuenta');
    expect(await orderNow(_id)).toMatchObject({ estado: 'entregado', cuentaId: null });
  });
});

test('tax stands apart by rate in an account, inside what it costs', async () => {
  await till.settings({ impuestos: { regimen: 'inc', tarifa: 8 } });
  const { cuentaId } = await served(dishes(2));
  const impuestos = [{ codigo: 'inc8', base: 60_926, valor: 4_874 }];
  expect((await tables.at(mesa))?.totales).toMatchObject({ total: 65_800, impuestos });
  const { body } = await till.pay(cuentaId, { pagos: [card(65_800)] });
  expect(body.data.totales).toMatchObject({ impuestos, saldo: 0 });
  await till.settings({ impuestos: { regimen: 'ninguno', tarifa: 0 } });
});

test('nobody charges without a shift where the owner says so', async () => {
  await till.settings({ caja: { exigeTurno: true, cierreCiego: true, motivos: [] } });
  const order = await served();
  const { body } = await till.pay(order.cuentaId, { pagos: [card(PRICE)] });
  expect(body.code).toBe('sin_turno');
  const invoiced = await service.move(order, 'facturado', service.cashier.token);
  expect([invoiced.status, invoiced.body.code]).toEqual([409, 'sin_turno']);
  await till.settings({ caja: { exigeTurno: false, cierreCiego: true, motivos: [] } });
});
