import { once } from 'node:events';
import { ACCOUNT_LIMITS } from '@comanda/contract/accounts/accounts.rules';
import { ERRORS } from '@comanda/contract/errors';
import type { Order } from '@comanda/contract/orders/orders';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 4_000;
let [mesa, other, third] = ['', '', ''];

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 3;
  [mesa, other, third] = [String(next), String(next + 1), String(next + 2)];
});
afterAll(() => service.server.close());

const round = (at = mesa, extra: object = {}): Promise<Order> =>
  service.create({ mesa: at, ...extra });
const join = async (from: string, to: string) =>
  (await tables.move(await tables.at(from), { mesa: to, unir: true })).body;

async function pay(order: Order) {
  await service.move(order, 'preparado', service.cook.token);
  await service.move(order, 'entregado', service.waiter.token);
  await service.move(order, 'facturado', service.cashier.token);
}

describe('joined accounts', () => {
  test('have as many guests as an account may have, and not more', async () => {
    await tables.open({ mesa, comensales: 150 });
    await tables.open({ mesa: other, comensales: 100 });
    const { data } = await join(mesa, other);
    expect(data.comensales).toBe(ACCOUNT_LIMITS.comensales.max);
  });

  test('are as old as the older one', async () => {
    const older = await tables.open({ mesa });
    const newer = await tables.open({ mesa: other });
    expect((await join(mesa, other)).data.abierta).toBe(older.body.data.abierta);
    const opened = await tables.open({ mesa: third });
    const { data } = await join(other, third);
    expect([data._id, data.abierta]).toEqual([opened.body.data._id, older.body.data.abierta]);
    expect(newer.body.data.abierta > older.body.data.abierta).toBe(true);
  });

  test('may be joined again, and are parted the last one first or by name', async () => {
    const [a, b, c] = [await round(), await round(other), await round(third)];
    await join(mesa, third);
    const both = (await join(other, third)).data;
    expect(both.pedidos).toEqual([a._id, b._id, c._id]);
    expect(both.unidas.map(({ cuenta }: { cuenta: string }) => cuenta)).toEqual([
      a.cuentaId,
      b.cuentaId,
    ]);
    const named = await tables.unmerge(both, { cuenta: a.cuentaId });
    expect(named.body.otra).toMatchObject({ _id: a.cuentaId, mesas: [mesa], pedidos: [a._id] });
    expect(named.body.data).toMatchObject({ mesas: [third, other], pedidos: [b._id, c._id] });
    const last = await tables.unmerge(named.body.data);
    expect(last.body.otra).toMatchObject({ _id: b.cuentaId, mesas: [other] });
    expect(last.body.data).toMatchObject({ mesas: [third], pedidos: [c._id], unidas: [] });
  });

  test('inside each other are parted as they were joined', async () => {
    const [a, b, c] = [await round(), await round(other), await round(third)];
    await join(mesa, other);
    const all = (await join(other, third)).data;
    expect([all.mesas, all.pedidos]).toEqual([
      [third, other, mesa],
      [a._id, b._id, c._id],
    ]);
    const { body } = await tables.unmerge(all);
    expect(body.otra).toMatchObject({ _id: b.cuentaId, pedidos: [a._id, b._id] });
    expect(body.otra.mesas).toEqual([other, mesa]);
    const inner = await tables.unmerge(body.otra);
    expect(inner.body.otra).toMatchObject({ _id: a.cuentaId, mesas: [mesa], pedidos: [a._id] });
  });

  test('are not parted by a name that none has, nor by an empty one', async () => {
    const [a] = [await round(), await round(other)];
    const { data } = await join(mesa, other);
    for (const cuenta of ['', 'ninguna', data._id]) {
      const refused = await tables.unmerge(data, { cuenta });
      expect([refused.status, refused.body.code]).toEqual([409, 'nada_que_separar']);
    }
    expect((await tables.at(mesa))?.pedidos).toContain(a._id);
  });

  test('are not parted once money came in', async () => {
    const [paid] = [await round(), await round(other)];
    const { data } = await join(mesa, other);
    await pay(paid);
    const refused = await tables.unmerge(data);
    expect([refused.status, refused.body.code]).toEqual([409, 'cuenta_con_pagos']);
  });

  test('are not parted if one would be left without a table', async () => {
    const [mine, theirs] = [await round(), await round(other)];
    const joined = (await join(mesa, other)).data;
    const away = await tables.move(joined, { mesa: third });
    const home = await tables.move(away.body.data, { mesa });
    const refused = await tables.unmerge(home.body.data);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'cuenta_sin_mesa',
      ERRORS.cuenta_sin_mesa.message,
    ]);
    const moved = await tables.move(await tables.at(mesa), { mesa: other });
    const { body } = await tables.unmerge(moved.body.data);
    expect([body.otra.mesas, body.otra.pedidos]).toEqual([[mesa], [mine._id]]);
    expect([body.data.mesas, body.data.pedidos]).toEqual([[other], [theirs._id]]);
  });
});

test('the screens hear of each order that moved with a revision of its own, and of no new order', async () => {
  const { server, cook, sede } = service;
  const orders = [
    await round(mesa, { productos: [line('BANDEJA', 32_900, { cantidad: 2 })] }),
    await round(),
  ];
  await round(other);
  const kitchen = io(server.origin, {
    auth: { token: cook.token, dbName: sede.dbName },
    transports: ['websocket'],
    reconnection: false,
  });
  await once(kitchen as never, 'connect');
  const heard: [string, number][] = [];
  kitchen.onAny((event: string, { revision }: { revision: number }) =>
    heard.push([event, revision]),
  );
  const heardUntil = (revision: number) =>
    expect.poll(() => heard.some(([, one]) => one === revision)).toBe(true);

  const before = await service.revision();
  const joined = await join(mesa, other);
  await heardUntil(before + 4);
  const [source, target] = ['updated_account', 'updated_account'];
  expect(heard.splice(0)).toEqual([
    ['updated_order', before + 1],
    ['updated_order', before + 2],
    [source, before + 3],
    [target, before + 4],
  ]);
  const parted = await tables.unmerge(joined.data);
  await heardUntil(before + 8);
  expect(heard.splice(0).map(([event, revision]) => [event, revision - before])).toEqual([
    ['updated_order', 5],
    ['updated_order', 6],
    ['updated_account', 7],
    ['updated_account', 8],
  ]);
  const lineas = [
    { pedido: orders[0]?._id, linea: 1, cantidad: 1 },
    { pedido: orders[1]?._id, linea: 1, cantidad: 1 },
  ];
  await tables.lines(parted.body.otra, { destino: { mesa: other }, lineas });
  await heardUntil(before + 13);
  // The rest, the part, the order that went whole, and both accounts.
  expect(heard.map(([event, revision]) => [event, revision - before])).toEqual([
    ['updated_order', 9],
    ['updated_order', 10],
    ['updated_order', 11],
    ['updated_account', 12],
    ['updated_account', 13],
  ]);
  kitchen.disconnect();
});
