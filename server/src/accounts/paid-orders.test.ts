import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { giveFacultades } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

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
const card = (valor: number) => ({ metodo: 'datafono', valor });
const dishes = (...counts: number[]) => ({
  mesa,
  productos: counts.map((cantidad) => line('BANDEJA', PRICE, { cantidad })),
});
const edit = (order: Pick<Order, '_id'>, productos: object[], extra: object = {}) =>
  service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: service.waiter.token,
    body: { ...service.draft({ mesa, productos, ...extra }) },
  });
const bandeja = (cantidad: number, linea?: number, extra: object = {}) =>
  line('BANDEJA', PRICE, { cantidad, ...(linea && { linea }), ...extra });
const serve = async (order: Pick<Order, '_id'>) => {
  await service.move(order, 'preparado', service.cook.token);
  return service.move(order, 'entregado', service.waiter.token);
};
const adjustmentsOf = (cuenta: string | null) =>
  service.server.db
    .selectFrom('account_adjustments')
    .select(['linea', 'quitadoAt'])
    .where('cuenta_id', '=', cuenta ?? '')
    .orderBy('linea')
    .execute();
async function orderNow(id: string): Promise<Order> {
  const path = `/api/orders?dbName=${service.sede.dbName}&limit=500`;
  const { body } = await service.server.call('GET', path, service.restaurant);
  return body.data.find(({ _id }: Order) => _id === id);
}

describe('an order that was paid before it was delivered', () => {
  async function paid(): Promise<Order> {
    const order = await service.create({ mesa });
    await till.pay(order.cuentaId, { pagos: [card(PRICE)] });
    return orderNow(order._id);
  }

  test('is invoiced by its delivery, at once, and sold then', async () => {
    const order = await paid();
    expect(order).toMatchObject({ estado: 'enviado', fechaFacturado: null });
    await service.move(order, 'preparado', service.cook.token);
    const before = await service.revision();
    const { status, body } = await service.move(order, 'entregado', service.waiter.token);
    expect([status, body.data.estado]).toEqual([200, 'facturado']);
    expect(body.data.fechaFacturado).toBe(body.data.fechaEntregado);
    expect(await service.revision()).toBe(before + 1);
    // A device that sends its delivery again finds it done.
    const again = await service.move(order, 'entregado', service.waiter.token);
    expect([again.status, again.body.data.estado]).toEqual([200, 'facturado']);
  });

  test('is neither cancelled, written off nor edited: its money is given back first', async () => {
    const order = await paid();
    const cancelled = await service.move(order, 'cancelado', service.waiter.token);
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'pedido_pagado']);
    const edited = await edit(order, [bandeja(2, 1)]);
    expect([edited.status, edited.body.code]).toEqual([409, 'pedido_pagado']);
    await serve(order);
    const lost = await service.move(order, 'dado_de_baja', service.cashier.token, 'Se cayó');
    expect(lost.status).toBe(409);
    expect(await orderNow(order._id)).toMatchObject({ estado: 'facturado', total: PRICE });
  });

  test('is cancelled once its money was given back, whenever that was', async () => {
    const order = await paid();
    const part = await till.refund(order.cuentaId, { metodo: 'datafono', valor: PRICE - 1 });
    expect(part.status).toBe(200);
    const early = await service.move(order, 'cancelado', service.waiter.token);
    expect([early.status, early.body.error]).toEqual([
      409,
      'Este pedido ya está pagado: devuelve antes su dinero.',
    ]);
    await till.refund(order.cuentaId, { metodo: 'datafono', valor: 1 });
    const { status, body } = await service.move(order, 'cancelado', service.waiter.token);
    expect([status, body.data.estado, body.data.fechaFacturado]).toEqual([200, 'cancelado', null]);
    const [account] = (await till.closed({ q: mesa })).body.data;
    expect(account).toMatchObject({ estado: 'cerrada', totales: { total: PRICE, pagado: PRICE } });
  });

  test('of several that were paid together is cancelled for what it cost alone', async () => {
    const [order, other] = [await service.create({ mesa }), await service.create({ mesa })];
    await till.pay(order.cuentaId, { pagos: [card(2 * PRICE)] });
    await till.refund(order.cuentaId, { metodo: 'datafono', valor: PRICE });
    const first = await service.move(order, 'cancelado', service.waiter.token);
    const second = await service.move(other, 'cancelado', service.waiter.token);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await serve(other)).body.data.estado).toBe('facturado');
  });

  test('is not asked for money again when the till invoices it', async () => {
    const order = await paid();
    await serve(order);
    const { body } = await service.move(order, 'facturado', service.cashier.token);
    expect(body.data.estado).toBe('facturado');
    const { pagos } = (await till.closed({ q: mesa })).body.data[0];
    expect(pagos).toHaveLength(1);
  });
});

test('orders of an account that is invoiced one by one carry their shares of its discount, to the last peso', async () => {
  const orders: Order[] = [];
  for (let at = 0; at < 3; at += 1) {
    const order = await service.create({ mesa });
    orders.push((await serve(order)).body.data);
  }
  const [first] = orders;
  // A peso that nobody can be given whole: 33 and 33 and 34.
  await till.adjust(first?.cuentaId, { valor: 100 });
  for (const order of orders) await service.move(order, 'facturado', service.cashier.token);
  const account = await tables.at(mesa);
  expect(account?.totales).toMatchObject({
    total: 3 * PRICE - 100,
    pagado: 3 * PRICE - 100,
    saldo: 0,
  });
  const shares = await Promise.all(orders.map(async ({ _id }) => (await orderNow(_id)).descuento));
  expect(shares.toSorted()).toEqual([33, 33, 34]);
  expect(account?.pagos.map(({ valor }) => valor).toSorted()).toEqual(
    shares.map((share) => PRICE - (share ?? 0)).toSorted(),
  );
});

test('a dish is not written off where that would make its account cheaper than what was paid', async () => {
  const order = await service.create({ mesa });
  const other = await service.create({ mesa });
  await serve(order);
  await serve(other);
  await till.pay(order.cuentaId, { pagos: [card(PRICE + 1)] });
  const lost = await service.move(other, 'dado_de_baja', service.cashier.token, 'Se cayó');
  expect([lost.status, lost.body.code]).toEqual([409, 'cuenta_con_pagos']);
  const [payment] = (await tables.at(mesa))?.pagos ?? [];
  await till.correct(order.cuentaId, payment?._id ?? '');
  await till.pay(order.cuentaId, { pagos: [card(PRICE)] });
  const now = await service.move(other, 'dado_de_baja', service.cashier.token, 'Se cayó');
  expect(now.status).toBe(200);
  expect((await tables.at(mesa))?.totales).toMatchObject({ total: PRICE, saldo: 0 });
});

describe('an edit of an order with a discount on one of its lines', () => {
  const courtesy = (order: Order, linea: number) =>
    till.adjust(order.cuentaId, {
      ...{ tipo: 'cortesia', alcance: 'linea', pedido: order._id, linea },
    });

  test('drops what was taken off the lines that it changes, says so, and keeps the rest', async () => {
    const order = await service.create(dishes(1, 2));
    await courtesy(order, 1);
    await courtesy(order, 2);
    const before = await tables.at(mesa);
    const revision = await service.revision();
    const { status, body } = await edit(order, [bandeja(1, 1, { nota: 'sin sal' }), bandeja(3, 2)]);
    expect([status, body.descuentosQuitados]).toEqual([200, 1]);
    const gone = await adjustmentsOf(order.cuentaId);
    expect(gone.map(({ quitadoAt }) => quitadoAt !== null)).toEqual([false, true]);
    const account = await tables.at(mesa);
    expect(account?.totales).toMatchObject({ consumo: 4 * PRICE, descuentos: PRICE });
    // The order, and then its account, which every screen hears of.
    expect(await service.revision()).toBe(revision + 2);
    expect(account?.revision).toBe(revision + 2);
    expect(account?.revision).toBeGreaterThan(before?.revision ?? 0);
    const { server, sede, restaurant } = service;
    const log = await server.call('GET', `/api/audit?dbName=${sede.dbName}`, restaurant);
    const entry = log.body.data.find(
      ({ accion, entidadId }: { accion: string; entidadId: string }) =>
        accion === 'descuento_quitado' && entidadId === order.cuentaId,
    );
    expect(entry).toMatchObject({
      antes: { mesa, tipo: 'cortesia', motivo: 'Demora' },
      despues: { pedido: order._id },
    });
    const same = await edit(order, [bandeja(1, 1), bandeja(3, 2)]);
    expect([same.status, same.body.descuentosQuitados]).toEqual([200, 0]);
  });

  test('drops it where the line is gone, and where the order goes to another table', async () => {
    const order = await service.create(dishes(1, 2));
    await courtesy(order, 1);
    const without = await edit(order, [bandeja(2, 2)]);
    expect(without.body.descuentosQuitados).toBe(1);
    await courtesy(order, 2);
    const other = `${mesa} x`;
    const moved = await edit(order, [bandeja(2, 2)], { mesa: other });
    expect(moved.body.descuentosQuitados).toBe(1);
    expect((await tables.at(mesa))?.ajustes).toEqual([]);
    expect((await tables.at(other))?.totales).toMatchObject({ total: 2 * PRICE, descuentos: 0 });
  });

  test('leaves a discount on the whole account to what is ordered by then', async () => {
    const order = await service.create(dishes(1));
    await till.adjust(order.cuentaId, { porcentaje: 10 });
    expect((await edit(order, [bandeja(2, 1)])).body.descuentosQuitados).toBe(0);
    expect((await tables.at(mesa))?.totales).toMatchObject({ descuentos: 6_580, total: 59_220 });
  });

  test('never makes the account cheaper than what was paid, whatever is paid meanwhile', async () => {
    const order = await service.create(dishes(2));
    await till.pay(order.cuentaId, { pagos: [card(PRICE + 1)] });
    const refused = await edit(order, [bandeja(1, 1)]);
    expect([refused.status, refused.body.code]).toEqual([409, 'cuenta_con_pagos']);
    const moved = await edit(order, [bandeja(2, 1)], { mesa: `${mesa} x` });
    expect([moved.status, moved.body.code]).toEqual([409, 'cuenta_con_pagos']);
    expect((await edit(order, [bandeja(3, 1)])).status).toBe(200);

    for (let round = 0; round < 6; round += 1) {
      const mine = `${mesa} ${round}`;
      const each = await service.create({ ...dishes(2), mesa: mine });
      await Promise.all([
        edit(each, [bandeja(1, 1)], { mesa: mine }),
        till.pay(each.cuentaId, { pagos: [card(PRICE + 1)] }),
      ]);
      const totales = (await tables.at(mine))?.totales;
      expect(totales?.pagado).toBeLessThanOrEqual(totales?.total ?? 0);
    }
  });
});
