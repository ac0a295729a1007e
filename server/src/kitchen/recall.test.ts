import type { Estado, Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { makeEmployee, makeSede } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const strike = (
  { _id }: Pick<Order, '_id'>,
  platos: string[],
  listo: boolean,
  { token = service.cook.token, dbName = service.sede.dbName } = {},
) =>
  service.server.call('PATCH', `/api/kitchen/platos/${_id}`, {
    token,
    body: { dbName, platos, listo },
  });
const two = (extra: object = {}) =>
  service.create({
    productos: [line('BANDEJA', 32_900), line('LIMONADA', 11_500)],
    ...extra,
  });
const list = async (): Promise<Order[]> => {
  const query = `dbName=${service.sede.dbName}&limit=50`;
  return (await service.server.call('GET', `/api/orders?${query}`, service.cook)).body.data;
};
const read = async ({ _id }: Order) => (await list()).find((order) => order._id === _id);

/** As if the order had been prepared so long ago, by the clock of the database. */
async function preparedAgo(order: Order, seconds: number, paid = false): Promise<void> {
  await service.move(order, 'preparado', service.cook.token);
  await service.server.db
    .updateTable('orders')
    .set({
      fechaPreparado: sql<Date>`now() - make_interval(secs => ${seconds})`,
      ...(paid && { fechaPago: sql<Date>`now()` }),
    })
    .where('restaurant_id', '=', service.sede.restaurantId)
    .where('id', '=', order._id)
    .execute();
}

describe('a prepared order', () => {
  test('comes back until eight minutes have passed by the clock of the database, and not after', async () => {
    const [before, after] = [await two(), await two()];
    await preparedAgo(before, 8 * 60 - 5);
    await preparedAgo(after, 8 * 60 + 1);
    expect((await strike(before, ['1'], false)).body.data.estado).toBe('enviado');
    const late = await strike(after, ['1'], false);
    expect([late.status, late.body.code]).toEqual([409, 'ya_es_tarde']);
    expect((await read(after))?.estado).toBe('preparado');
  });

  test('comes back once, whichever of two cooks takes a plate of it back', async () => {
    const order = await two();
    await preparedAgo(order, 60);
    const answers = await Promise.all([strike(order, ['1'], false), strike(order, ['2'], false)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(order)).toMatchObject({ estado: 'enviado', cocina: { listo: {} } });
  });

  test('that is paid stays prepared', async () => {
    const order = await two();
    await preparedAgo(order, 60, true);
    const { status, body } = await strike(order, ['1'], false);
    expect([status, body.code, body.data.estado]).toEqual([409, 'estado_cambiado', 'preparado']);
  });

  test('that went on stays where it is, and a strike of it counts as done', async () => {
    const moves: [Estado, string][] = [
      ['preparado', service.cook.token],
      ['entregado', service.waiter.token],
      ['facturado', service.cashier.token],
    ];
    const order = await two({ metodoPago: 'efectivo' });
    for (const [estado, token] of moves) await service.move(order, estado, token);
    const before = await read(order);
    expect(before?.estado).toBe('facturado');
    const back = await strike(order, ['1'], false);
    expect([back.status, back.body.code]).toEqual([409, 'estado_cambiado']);
    expect((await strike(order, ['1'], true)).body.data).toEqual(before);
  });
});

describe('the plates of a sede', () => {
  test('are struck by nobody of another sede, nor by who has another permiso', async () => {
    const order = await two();
    const elsewhere = await makeSede(service.server.db, service.restaurant);
    const stranger = await makeEmployee(service.server.db, elsewhere, ['cocina']);
    for (const [token, code] of [
      [stranger.token, 'sede_ajena'],
      [service.waiter.token, 'permiso_denegado'],
      [service.cashier.token, 'permiso_denegado'],
    ] as const) {
      const { status, body } = await strike(order, ['1'], true, { token });
      expect([status, body.code]).toEqual([403, code]);
    }
    expect((await strike(order, ['1'], true, { token: '' })).status).toBe(401);
    // Their own sede does not have the order.
    const there = await strike(order, ['1'], true, {
      token: stranger.token,
      dbName: elsewhere.dbName,
    });
    expect([there.status, there.body.code]).toEqual([404, 'pedido_desconocido']);
    expect(await read(order)).toEqual(order);
  });
});

test('dishes that go to another table leave the others prepared if those are done, and go prepared themselves', async () => {
  await activateAccounts(service);
  const tables = atTables(service);
  const [stays, goes] = [await two({ mesa: '61' }), await two({ mesa: '63' })];
  await strike(stays, ['1'], true);
  await strike(goes, ['2'], true);
  for (const [order, mesa] of [
    [stays, '61'],
    [goes, '63'],
  ] as const) {
    const lineas = [{ pedido: order._id, linea: 2, cantidad: 1 }];
    const account = await tables.at(mesa);
    const { status } = await tables.lines(account, { destino: { mesa: `${mesa}0` }, lineas });
    expect(status).toBe(200);
  }
  const at = async (mesa: string) => {
    const found = (await list()).find((order) => order.mesa === mesa);
    return [found?.estado, found?.fechaPreparado !== null];
  };
  expect(await at('61')).toEqual(['preparado', true]);
  expect(await at('610')).toEqual(['enviado', false]);
  expect(await at('63')).toEqual(['enviado', false]);
  expect(await at('630')).toEqual(['preparado', true]);
});
