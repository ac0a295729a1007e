import type { Account } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { heldCourses } from '@comanda/contract/kitchen/courses.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { orderTotal } from '@comanda/contract/orders/orders.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 500;
let [mesa, other] = ['', ''];

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 2;
  [mesa, other] = [String(next), String(next + 1)];
});
afterAll(() => service.server.close());

const round = (at = mesa, extra: object = {}) => service.create({ mesa: at, ...extra });
const order = async (id: string): Promise<Order> => {
  const { body } = await service.server.call('GET', `/api/orders?dbName=${service.sede.dbName}`, {
    token: service.restaurant.token,
  });
  return body.data.find(({ _id }: Order) => _id === id);
};
const ordersAt = async (account: Account | undefined) =>
  Promise.all((account?.pedidos ?? []).map(order));

describe('an account moves to a free table', () => {
  test('with its orders, and the kitchen is told where they were', async () => {
    const first = await round(mesa, { nombreCliente: `Mesa ${mesa}` });
    const done = await round();
    await service.move(done, 'preparado', service.cook.token);
    const { status, body } = await tables.move(await tables.at(mesa), { mesa: other });
    expect([status, body.message, body.data.mesas]).toEqual([200, accountsMessages.moved, [other]]);
    const moved = await order(first._id);
    expect(moved).toMatchObject({ mesa: other, nombreCliente: `Mesa ${other}`, estado: 'enviado' });
    expect(moved.updates.at(-1)).toMatchObject({ mesaAntes: mesa });
    expect((await order(done._id)).mesa).toBe(other);
    expect(await tables.at(mesa)).toBeUndefined();
    expect((await round(other)).cuentaId).toBe(first.cuentaId);
    expect((await round()).cuentaId).not.toBe(first.cuentaId);
  });

  test('where its orders are found by searching', async () => {
    const { _id } = await round(`Salón ${mesa}`);
    const there = `Terraza ${other}`;
    await tables.move(await tables.at(`Salón ${mesa}`), { mesa: there });
    const found = async (text: string) => {
      const query = new URLSearchParams({ dbName: service.sede.dbName, q: text });
      const { body } = await service.server.call('GET', `/api/orders?${query}`, service.waiter);
      return body.data.map((one: Order) => one._id);
    };
    expect(await found(`terraza ${other}`)).toEqual([_id]);
    expect(await found(`salon ${mesa}`)).toEqual([]);
  });

  test('each order and the account with a revision of its own', async () => {
    const orders = [await round(), await round()];
    const before = await service.revision();
    const { body } = await tables.move(await tables.at(mesa), { mesa: other });
    const revisions = await Promise.all(orders.map(async ({ _id }) => (await order(_id)).revision));
    expect(revisions.toSorted()).toEqual([before + 1, before + 2]);
    expect(body.data.revision).toBe(before + 3);
    expect(await service.revision()).toBe(before + 3);
  });

  test('not to its own, nor to an occupied one without being asked to join it', async () => {
    await round();
    await round(other);
    const account = await tables.at(mesa);
    const same = await tables.move(account, { mesa: `Mesa ${mesa}` });
    expect([same.status, same.body.error]).toEqual([422, accountsMessages.sameTable]);
    const taken = await tables.move(account, { mesa: other });
    expect([taken.status, taken.body.code, taken.body.data.mesas]).toEqual([
      409,
      'mesa_ocupada',
      [other],
    ]);
  });
});

describe('two accounts are joined', () => {
  test('under the destination, which has both tables, all guests and the sum', async () => {
    await tables.open({ mesa, comensales: 2 });
    await tables.open({ mesa: other, comensales: 3 });
    const [mine, theirs] = [await round(), await round(other)];
    const { body } = await tables.move(await tables.at(mesa), { mesa: other, unir: true });
    expect(body.message).toBe(accountsMessages.merged);
    expect(body.data).toMatchObject({
      mesas: [other, mesa],
      comensales: 5,
      pedidos: [mine._id, theirs._id],
      totales: { saldo: 65_800 },
    });
    expect(body.otra.estado).toBe('unida');
    expect((await round()).cuentaId).toBe(theirs.cuentaId);
  });

  test('and parted again: what came goes back, rounds since then stay', async () => {
    const [mine, theirs] = [await round(), await round(other)];
    const joined = await tables.move(await tables.at(mesa), { mesa: other, unir: true });
    const since = await round();
    const { body } = await tables.unmerge(joined.body.data);
    expect(body.data).toMatchObject({ mesas: [other], pedidos: [theirs._id, since._id] });
    expect(body.otra).toMatchObject({ estado: 'abierta', mesas: [mesa], pedidos: [mine._id] });
    expect((await order(mine._id)).mesa).toBe(mesa);
    expect(await order(since._id)).toMatchObject({ mesa: other, cuentaId: theirs.cuentaId });
    expect((await round()).cuentaId).toBe(mine.cuentaId);
    const again = await tables.unmerge(body.data);
    expect([again.status, again.body.code]).toEqual([409, 'nada_que_separar']);
  });

  test('not parted while others sit at the table of what was joined', async () => {
    const mine = await round();
    await round(other);
    const joined = await tables.move(await tables.at(mesa), { mesa: other, unir: true });
    const moved = await tables.move(joined.body.data, { mesa: `${mesa} lejos` });
    const theirs = await round();
    const refused = await tables.unmerge(moved.body.data);
    expect([refused.status, refused.body.code]).toEqual([409, 'mesa_ocupada']);
    await service.move(theirs, 'cancelado', service.waiter.token);
    await tables.release(await tables.at(mesa));
    const parted = await tables.unmerge(moved.body.data);
    expect(parted.body.otra).toMatchObject({ mesas: [mesa], pedidos: [mine._id] });
  });

  test('not when money came into the one that moves', async () => {
    const paid = await round();
    await service.move(paid, 'preparado', service.cook.token);
    await service.move(paid, 'entregado', service.waiter.token);
    await service.move(paid, 'facturado', service.cashier.token);
    await round();
    await round(other);
    const refused = await tables.move(await tables.at(mesa), { mesa: other, unir: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'cuenta_con_pagos']);
  });
});

describe('dishes move to another account', () => {
  const three = { productos: [line('BANDEJA', 32_900, { cantidad: 3 }), line('AJIACO', 27_500)] };

  test('of a table: a part of an order becomes an order with the same life', async () => {
    const cooking = await round(mesa, three);
    await service.move(cooking, 'preparado', service.cook.token);
    const before = await order(cooking._id);
    const { status, body } = await tables.lines(await tables.at(mesa), {
      destino: { mesa: other },
      lineas: [{ pedido: cooking._id, linea: 1, cantidad: 2 }],
    });
    expect([status, body.message]).toEqual([200, accountsMessages.linesMoved]);
    const [part] = await ordersAt(await tables.at(other));
    const rest = await order(cooking._id);
    expect(part).toMatchObject({
      movidoDe: cooking._id,
      mesa: other,
      estado: 'preparado',
      horaCreacion: before.horaCreacion,
      fechaPreparado: before.fechaPreparado,
      total: 65_800,
      creadoPor: before.creadoPor,
    });
    expect(rest.productos.map(({ id_sigo, cantidad }) => [id_sigo, cantidad])).toEqual([
      ['BANDEJA', 1],
      ['AJIACO', 1],
    ]);
    expect(rest.updates.at(-1)).toMatchObject({ pasoA: other });
    expect(rest.updates.at(-1)?.productosAntes?.map(({ cantidad }) => cantidad)).toEqual([3, 1]);
    expect((part?.total ?? 0) + rest.total).toBe(before.total);
    expect([body.data.totales.saldo, body.otra.totales.saldo]).toEqual([60_400, 65_800]);
  });

  test('a course that waits goes on waiting, in the part that goes and in the one that stays', async () => {
    const productos = [1, 2, 3].map((tiempo) => line('BANDEJA', 32_900, { tiempo }));
    const served = await round(mesa, { productos });
    const goes = [1, 3].map((linea) => ({ pedido: served._id, linea, cantidad: 1 }));
    await tables.lines(await tables.at(mesa), { destino: { mesa: other }, lineas: goes });
    const [part] = await ordersAt(await tables.at(other));
    expect(part && heldCourses(part)).toEqual([3]);
    expect(heldCourses(await order(served._id))).toEqual([2]);
  });

  test('whole orders change their account and stay themselves', async () => {
    const [stays, goes] = [await round(), await round(mesa, three)];
    await round(other);
    const { body } = await tables.lines(await tables.at(mesa), {
      destino: { cuenta: (await tables.at(other))?._id },
      lineas: [
        { pedido: goes._id, linea: 1, cantidad: 3 },
        { pedido: goes._id, linea: 2, cantidad: 1 },
      ],
    });
    expect(body.data.pedidos).toEqual([stays._id]);
    expect(body.otra.pedidos).toContain(goes._id);
    expect(await order(goes._id)).toMatchObject({ mesa: other, movidoDe: null });
  });

  test('to a new account of the same table, which is called after it', async () => {
    const first = await round(mesa, three);
    const wanted = {
      destino: { nueva: true },
      lineas: [{ pedido: first._id, linea: 2, cantidad: 1 }],
    };
    const { body } = await tables.lines(await tables.at(mesa), wanted);
    expect(body.otra.mesas).toEqual([`${mesa} B`]);
    const again = await tables.lines(await tables.at(mesa), {
      destino: { nueva: true },
      lineas: [{ pedido: first._id, linea: 1, cantidad: 1 }],
    });
    expect(again.body.otra.mesas).toEqual([`${mesa} C`]);
    expect((await tables.at(mesa))?.totales.saldo).toBe(65_800);
  });

  test.each([
    [[{ linea: 9, cantidad: 1 }], 'lineas.0.linea', accountsMessages.lineUnknown],
    [[{ linea: 1, cantidad: 4 }], 'lineas.0.cantidad', accountsMessages.cantidad(3)],
    [[], 'lineas', accountsMessages.nothingChosen],
  ])('not %j', async (wanted, path, message) => {
    const { _id: pedido } = await round(mesa, three);
    const lineas = wanted.map((one) => ({ pedido, ...one }));
    const refused = await tables.lines(await tables.at(mesa), { destino: { mesa: other }, lineas });
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      422,
      'regla_incumplida',
      [{ path, message }],
    ]);
    expect(await tables.at(other)).toBeUndefined();
    expect((await order(pedido)).total).toBe(126_200);
  });

  test('not to where they are, nor to an account that is closed or unknown', async () => {
    const { _id: pedido } = await round();
    const account = await tables.at(mesa);
    const lineas = [{ pedido, linea: 1, cantidad: 1 }];
    const same = await tables.lines(account, { destino: { cuenta: account?._id }, lineas });
    expect([same.status, same.body.error]).toEqual([422, accountsMessages.sameAccount]);
    const { body } = await tables.open({ mesa: other });
    await tables.release(body.data);
    const closed = await tables.lines(account, { destino: { cuenta: body.data._id }, lineas });
    expect([closed.status, closed.body.code]).toEqual([409, 'cuenta_cerrada']);
    const unknown = await tables.lines(account, { destino: { cuenta: 'ninguna' }, lineas });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'cuenta_desconocida']);
  });
});

describe('at the same time', () => {
  test('a new round and a move lose and double nothing', async () => {
    const first = await round();
    const account = await tables.at(mesa);
    const [moved, ...rounds] = await Promise.all([
      tables.move(account, { mesa: other }),
      ...Array.from({ length: 5 }, () => round()),
    ]);
    expect([200, 409]).toContain(moved.status);
    const all = [await tables.at(mesa), await tables.at(other)];
    const listed = all.flatMap((one) => one?.pedidos ?? []);
    expect(listed.toSorted()).toEqual([first, ...rounds].map(({ _id }) => _id).toSorted());
    const saldo = all.reduce((sum, one) => sum + (one?.totales.saldo ?? 0), 0);
    expect(saldo).toBe(6 * 32_900);
  });

  test('two joins crosswise end in one account with everything', async () => {
    const made = [await round(), await round(other)];
    const [a, b] = [await tables.at(mesa), await tables.at(other)];
    const answers = await Promise.all([
      tables.move(a, { mesa: other, unir: true }),
      tables.move(b, { mesa, unir: true }),
    ]);
    const [won, lost] = answers.map(({ status }) => status).toSorted();
    expect(won).toBe(200);
    // 422: it was read after the first one, and the account is at that table already.
    expect([409, 422]).toContain(lost);
    const open = await tables.at(mesa);
    expect(open?.pedidos.toSorted()).toEqual(made.map(({ _id }) => _id).toSorted());
    expect(open?.totales.saldo).toBe(orderTotal(made.flatMap(({ productos }) => productos)));
  });
});
