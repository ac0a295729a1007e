import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChargeDesk, card, cash, openChargeDesk, PRICE } from '../../test/charge-desk.ts';
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

const dishes = (cantidad: number) => ({ productos: [line('BANDEJA', PRICE, { cantidad })] });

describe('what was paid before it was delivered', () => {
  test('keeps its estado, is neither cancelled nor edited, and is a sale when it is delivered', async () => {
    const order = await desk.service.create({ mesa });
    const { body } = await desk.till.pay(order.cuentaId, { pagos: [card(PRICE)] });
    expect(body.data.estado).toBe('cerrada');
    const paid = await desk.orderNow(order._id);
    expect(paid).toMatchObject({ estado: 'enviado', fechaPago: expect.any(String) });
    const lost = await desk.service.move(order, 'cancelado', desk.service.waiter.token);
    expect([lost.status, lost.body.code]).toEqual([409, 'pedido_pagado']);
    const edited = await desk.service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: desk.service.waiter.token,
      body: desk.service.draft({ mesa, productos: [line('BANDEJA', PRICE, { cantidad: 2 })] }),
    });
    expect([edited.status, edited.body.code]).toEqual([409, 'pedido_pagado']);
    const delivered = await desk.serve(order);
    expect([delivered.status, delivered.body.data]).toMatchObject([
      200,
      { estado: 'facturado', fechaEntregado: expect.any(String) },
    ]);
    expect((await desk.service.move(order, 'entregado', desk.service.waiter.token)).status).toBe(
      200,
    );
    expect(await desk.paymentsOf(order.cuentaId)).toHaveLength(1);
  });
});

describe('an order that is invoiced by itself', () => {
  test('is a payment of its account, which owes the rest', async () => {
    const first = await desk.served(dishes(1));
    const second = await desk.served(dishes(2));
    expect((await desk.invoice(first)).body.data).toMatchObject({ estado: 'facturado' });
    expect(await desk.tables.at(mesa)).toMatchObject({
      totales: { pagado: PRICE, saldo: 2 * PRICE },
      pagos: [{ pedido: first._id, valor: PRICE, metodo: 'efectivo', propina: 0 }],
    });
    await desk.till.pay(first.cuentaId, { pagos: [card(PRICE)] });
    // The smaller of what it costs and what is left.
    await desk.invoice(second, 'nequi');
    const account = await desk.tables.at(mesa);
    expect(account?.totales).toMatchObject({ pagado: 3 * PRICE, saldo: 0 });
    expect(account?.pagos.at(-1)).toMatchObject({
      pedido: second._id,
      valor: PRICE,
      metodo: 'nequi',
    });
    expect(await desk.orderNow(second._id)).toMatchObject({ metodoPago: 'nequi' });
    const { body } = await desk.tables.release(account);
    expect(body.data).toMatchObject({ estado: 'cerrada', totales: { total: 3 * PRICE } });
  });

  test('is covered where nothing is left to pay: by what paid the account, whatever was said when it was taken', async () => {
    const order = await desk.served({ ...dishes(1), metodoPago: 'por_definir' });
    await desk.till.pay(order.cuentaId, { pagos: [card(PRICE)], cerrar: false });
    const { status, body } = await desk.invoice(order);
    expect([status, body.data.estado, body.data.metodoPago]).toEqual([
      200,
      'facturado',
      'datafono',
    ]);
    expect(await desk.paymentsOf(order.cuentaId)).toMatchObject([
      { valor: PRICE, metodo: 'datafono', pedido: null },
      { valor: 0, metodo: 'datafono', pedido: order._id },
    ]);
    const { body: closed } = await desk.tables.release(await desk.tables.at(mesa));
    expect(closed.data).toMatchObject({ estado: 'cerrada', totales: { pagado: PRICE, saldo: 0 } });
  });

  test('gets an account of its own if it has none, once', async () => {
    const order = await desk.served({ tipo: 'para_llevar', mesa: undefined });
    const answers = await Promise.all([desk.invoice(order), desk.invoice(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { cuentaId } = answers[0].body.data;
    expect(await desk.paymentsOf(cuentaId)).toMatchObject([
      { valor: PRICE, metodo: 'efectivo', pedido: order._id },
    ]);
    const account = await desk.service.server.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', cuentaId)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ tipo: 'directa', estado: 'cerrada', pedidos: [order._id] });
  });

  test('says with what it was paid', async () => {
    const order = await desk.served({ metodoPago: 'por_definir' });
    const { status, body } = await desk.invoice(order);
    expect([status, body.code]).toEqual([422, 'metodo_requerido']);
    expect((await desk.invoice(order, 'bre_b')).body.data).toMatchObject({ metodoPago: 'bre_b' });
  });

  test('cannot be lost, moved or made cheaper where that would take back what was paid', async () => {
    const first = await desk.served(dishes(1));
    const second = await desk.service.create({ mesa });
    await desk.till.pay(first.cuentaId, { pagos: [card(PRICE + 1)] });
    const lost = await desk.service.move(second, 'cancelado', desk.service.waiter.token);
    expect([lost.status, lost.body.code]).toEqual([409, 'cuenta_con_pagos']);
    const lineas = [{ pedido: second._id, linea: 1, cantidad: 1 }];
    const moved = await desk.tables.lines(await desk.tables.at(mesa), {
      destino: { nueva: true },
      lineas,
    });
    expect([moved.status, moved.body.code]).toEqual([409, 'cuenta_con_pagos']);
    const third = await desk.service.create({ mesa });
    expect((await desk.service.move(third, 'cancelado', desk.service.waiter.token)).status).toBe(
      200,
    );
  });
});

describe('orders of no table', () => {
  const counter = { tipo: 'para_llevar', mesa: undefined };

  test('are charged together, asked about a tip only where the sede says so, once by a key', async () => {
    const orders = [await desk.served(counter), await desk.service.create(counter)];
    const pedidos = orders.map(({ _id }) => _id);
    const key = randomUUID();
    const pay = () =>
      desk.till.direct({ pedidos, pagos: [cash(2 * PRICE, { recibido: 70_000 })] }, key);
    const [one, two] = await Promise.all([pay(), pay()]);
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(one?.body.data).toMatchObject({ tipo: 'directa', estado: 'cerrada' });
    expect(two?.body).toEqual(one?.body);
    expect(one?.body.vueltas).toBe(70_000 - 2 * PRICE);
    expect(await desk.paymentsOf(one?.body.data._id)).toHaveLength(1);
    expect(await desk.orderNow(pedidos[0] ?? '')).toMatchObject({ estado: 'facturado' });
    expect(await desk.orderNow(pedidos[1] ?? '')).toMatchObject({
      estado: 'enviado',
      fechaPago: expect.any(String),
    });
    const again = await desk.till.direct({ pedidos: [pedidos[1]], pagos: [card(PRICE)] });
    expect([again.status, again.body.code]).toEqual([409, 'pedido_pagado']);
  });

  test('are paid whole, are no orders of a table and are known', async () => {
    const { _id } = await desk.served(counter);
    const code = async (body: object) => (await desk.till.direct(body)).body.code;
    expect(await code({ pedidos: [_id], pagos: [card(PRICE - 1)] })).toBe('regla_incumplida');
    expect(await code({ pedidos: [_id], pagos: [card(PRICE + 1)] })).toBe('pago_excede');
    expect(await code({ pedidos: [], pagos: [] })).toBe('regla_incumplida');
    expect(await code({ pedidos: ['f'.repeat(24)], pagos: [card(1)] })).toBe('pedido_desconocido');
    const seated = await desk.served();
    expect(await code({ pedidos: [seated._id], pagos: [card(PRICE)] })).toBe('pedido_en_cuenta');
    expect(await desk.orderNow(_id)).toMatchObject({ estado: 'entregado', cuentaId: null });
  });
});
