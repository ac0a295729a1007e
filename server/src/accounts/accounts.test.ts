import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { ERRORS } from '@comanda/contract/errors';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { makeEmployee, makeRestaurant, makeSede } from '../../test/factories.ts';
import { startNode } from '../../test/harness.ts';
import { line, openService } from '../../test/service.ts';

import { releaseForgotten } from './release-account.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 100;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

const round = (at = mesa, extra: object = {}) => service.create({ mesa: at, ...extra });

/** The account's revision as a screen counts it, which hears of orders and not of their account. */
const seenBy = (account: { revision: number } | undefined, orders: readonly Order[]) =>
  Math.max(account?.revision ?? 0, ...orders.map(({ cuentaRevision }) => cuentaRevision ?? 0));

describe('what a screen has seen of an account', () => {
  const stored = async ({ _id }: Order): Promise<Order> => {
    const { dbName } = service.sede;
    const path = `/api/orders?dbName=${dbName}&limit=500`;
    const { body } = await service.server.call('GET', path, service.waiter);
    return body.data.find((order: Order) => order._id === _id);
  };

  test('is not made stale by a course that is fired, nor by a step of an order', async () => {
    const { body } = await tables.open({ mesa });
    const productos = [
      line('BANDEJA', 32_900, { tiempo: 1 }),
      line('BANDEJA', 32_900, { tiempo: 2 }),
    ];
    const order = await round(mesa, { productos });
    expect(order.cuentaRevision).toBe(order.revision);
    const fired = await service.server.call('PATCH', `/api/kitchen/fire/${order._id}`, {
      token: service.waiter.token,
      body: { dbName: service.sede.dbName, tiempo: 2 },
    });
    expect(fired.body.data.revision).toBeGreaterThan(order.revision);
    expect(await stored(order)).toEqual(fired.body.data);
    const vista = seenBy(body.data, [fired.body.data]);
    expect((await service.move(order, 'preparado', service.cook.token)).status).toBe(200);
    expect((await tables.bill(body.data, { vista })).status).toBe(200);
  });

  test('is made stale by a round that it has not heard of', async () => {
    const { body } = await tables.open({ mesa });
    const order = await round();
    const vista = seenBy(body.data, [order]);
    await round();
    expect((await tables.bill(body.data, { vista })).body.code).toBe('cuenta_cambiada');
  });
});

describe('who can serve a table', () => {
  test('are the employees of the sede who take orders or charge', async () => {
    const { dbName } = service.sede;
    const waiters = await service.server.call(
      'GET',
      `/api/accounts/meseros?dbName=${dbName}`,
      service.waiter,
    );
    const ids = waiters.body.data.map(({ id }: { id: string }) => id);
    expect(ids).toContain(service.waiter.id);
    expect(ids).not.toContain(service.cook.id);
    expect(Object.keys(waiters.body.data[0])).toEqual(['id', 'nombre']);
  });
});

describe('a table', () => {
  test('is opened by the staff, with its guests', async () => {
    const { status, body } = await tables.open({ mesa, comensales: 4, nombre: '  Los Rincón ' });
    expect([status, body.message]).toEqual([201, accountsMessages.opened]);
    expect(body.data).toMatchObject({
      tipo: 'mesa',
      estado: 'abierta',
      mesas: [mesa],
      comensales: 4,
      nombre: 'Los Rincón',
      mesero: { id: service.waiter.id, nombre: service.waiter.nombre },
      pedidos: [],
      totales: { consumo: 0, total: 0, pagado: 0, saldo: 0 },
    });
  });

  test('is opened by its first order, and later rounds join', async () => {
    const first = await round();
    expect(first.cuentaId).not.toBeNull();
    const second = await round(`Mesa 0${mesa}`);
    expect(second.cuentaId).toBe(first.cuentaId);
    const account = await tables.at(mesa);
    expect(account).toMatchObject({
      _id: first.cuentaId,
      pedidos: [first._id, second._id],
      totales: { consumo: 65_800, saldo: 65_800 },
    });
  });

  test('is opened once by two people at once: the second gets the account of the first', async () => {
    const answers = await Promise.all([tables.open({ mesa }), tables.open({ mesa })]);
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([made?.status, refused?.status, refused?.body.code]).toEqual([201, 409, 'mesa_ocupada']);
    expect(refused?.body.data._id).toBe(made?.body.data._id);
    expect(refused?.body.error).toBe(ERRORS.mesa_ocupada.message);
  });

  test('gets one account from many orders that arrive at once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => round()));
    expect(new Set(orders.map(({ cuentaId }) => cuentaId)).size).toBe(1);
    expect((await tables.at(mesa))?.totales.saldo).toBe(8 * 32_900);
  });

  test.each([
    [{ comensales: 0 }, 'comensales', accountsMessages.comensales],
    [{ comensales: 201 }, 'comensales', accountsMessages.comensales],
    [{ comensales: 2.5 }, 'comensales', accountsMessages.comensales],
    [{ nombre: 'x'.repeat(61) }, 'nombre', accountsMessages.nombreTooLong],
    [{ mesa: '  ' }, 'mesa', accountsMessages.mesaRequired],
  ])('is not opened with %j', async (wrong, path, message) => {
    const { status, body } = await tables.open({ mesa, ...wrong });
    expect([status, body.code, body.details]).toEqual([
      422,
      'regla_incumplida',
      [{ path, message }],
    ]);
    expect(await tables.at(mesa)).toBeUndefined();
  });

  test('has no account where the owner has not turned accounts on', async () => {
    const sede = await makeSede(service.server.db, service.restaurant);
    const { token } = service.restaurant;
    const { status, body } = await service.server.call('POST', '/api/accounts/open', {
      token,
      body: { dbName: sede.dbName, mesa: '1' },
    });
    expect([status, body.code]).toEqual([409, 'cuentas_inactivas']);
  });
});

describe('an account', () => {
  test('changes its guests, name and waiter; what is not sent stays', async () => {
    const { body } = await tables.open({ mesa, comensales: 2, nombre: 'Ana' });
    const other = await makeEmployee(service.server.db, service.sede, ['pedidos']);
    const changed = await tables.change(body.data, { comensales: 3, mesero: other.id });
    expect(changed.body.data).toMatchObject({
      comensales: 3,
      nombre: 'Ana',
      mesero: { id: other.id },
    });
    const cleared = await tables.change(changed.body.data, { nombre: null });
    expect(cleared.body.data).toMatchObject({ comensales: 3, nombre: null });
  });

  test('is served by nobody of another sede, of the kitchen or whom the plan does not cover, except who served it before', async () => {
    const { body } = await tables.open({ mesa });
    const { body: theirs } = await tables.open({ mesa: `${mesa} b` });
    const { db } = service.server;
    const elsewhere = await makeSede(db, service.restaurant);
    const stranger = await makeEmployee(db, elsewhere, ['pedidos']);
    const gone = await makeEmployee(db, service.sede, ['pedidos']);
    await tables.change(theirs.data, { mesero: gone.id });
    await db
      .updateTable('employees')
      .set({ activo: false })
      .where('restaurant_id', '=', service.sede.restaurantId)
      .where('id', '=', gone.id)
      .execute();
    for (const mesero of [stranger.id, service.cook.id, gone.id, 'nadie']) {
      const refused = await tables.change(body.data, { mesero });
      expect([refused.status, refused.body.details?.[0]?.message]).toEqual([
        422,
        accountsMessages.meseroUnknown,
      ]);
    }
    const kept = await tables.change(theirs.data, { comensales: 4, mesero: gone.id });
    expect(kept.body.data).toMatchObject({ comensales: 4, mesero: { id: gone.id } });
  });

  test('is told to every screen, with the next revision of the sede', async () => {
    const before = await service.revision();
    const first = await round();
    expect(first.revision).toBe(before + 1);
    expect((await tables.at(mesa))?.revision).toBe(before + 2);
    expect(await service.revision()).toBe(before + 2);
    const second = await round();
    // A round that joins writes nothing to the account, and yet who looks at it sees that it is new.
    expect((await tables.at(mesa))?.revision).toBe(second.revision);
  });

  test('refuses who acts on an older view, and shows them the account as it is', async () => {
    const first = await round();
    const seen = await tables.at(mesa);
    // The kitchen finishing a dish does not make the view old; a round does.
    await service.move(first, 'preparado', service.cook.token);
    expect((await tables.bill(seen, { vista: seen?.revision })).status).toBe(200);
    const now = await tables.at(mesa);
    await round();
    const refused = await tables.bill(now, { vista: now?.revision });
    expect([refused.status, refused.body.code]).toEqual([409, 'cuenta_cambiada']);
    expect(refused.body.data.pedidos).toHaveLength(2);
  });

  test('asks for its bill until somebody orders again', async () => {
    await round();
    const { body } = await tables.bill(await tables.at(mesa));
    expect(body.data.cuentaPedida).not.toBeNull();
    expect(body.data.cuentaPedidaPor).toBe(service.waiter.nombre);
    await round();
    expect(await tables.at(mesa)).toMatchObject({ cuentaPedida: null, cuentaPedidaPor: null });
  });

  test('of another sede or restaurant is not found, and nothing of it changes', async () => {
    const { body } = await tables.open({ mesa });
    const stranger = await makeRestaurant(service.server.db);
    const elsewhere = await makeSede(service.server.db, stranger);
    const refused = await service.server.call('POST', `/api/accounts/${body.data._id}/bill`, {
      token: stranger.token,
      body: { dbName: elsewhere.dbName },
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'cuenta_desconocida']);
    const foreign = await service.server.call('POST', `/api/accounts/${body.data._id}/bill`, {
      token: stranger.token,
      body: { dbName: service.sede.dbName },
    });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'sede_ajena']);
    expect((await tables.at(mesa))?.cuentaPedida).toBeNull();
  });
});

describe('a table is released', () => {
  test('not while something is to be paid', async () => {
    await round();
    const refused = await tables.release(await tables.at(mesa));
    expect([refused.status, refused.body.code]).toEqual([409, 'cuenta_con_saldo']);
  });

  test('as if nothing had been, after everything was cancelled', async () => {
    const order = await round();
    await service.move(order, 'cancelado', service.waiter.token);
    const { body } = await tables.release(await tables.at(mesa));
    expect(body.data).toMatchObject({ estado: 'anulada', numero: null });
    expect(await tables.at(mesa)).toBeUndefined();
    expect((await round()).cuentaId).not.toBe(order.cuentaId);
  });

  test('with the next number of the sede and its totals frozen, after everything was invoiced', async () => {
    const order = await round();
    await invoice(order);
    const open = await tables.at(mesa);
    expect(open?.totales).toMatchObject({ consumo: 32_900, pagado: 32_900, saldo: 0 });
    const { body } = await tables.release(open);
    expect(body.data).toMatchObject({
      estado: 'cerrada',
      pedidos: [order._id],
      totales: { total: 32_900, pagado: 32_900 },
    });
    const other = await round();
    await invoice(other);
    const closed = await tables.release(await tables.at(mesa));
    expect(closed.body.data.numero).toBe(body.data.numero + 1);
  });

  test('once: a closed account is refused', async () => {
    const { body } = await tables.open({ mesa });
    await tables.release(body.data);
    const refused = await tables.release(body.data);
    expect([refused.status, refused.body.code]).toEqual([409, 'cuenta_cerrada']);
  });
});

test('tables that everybody has left are freed after half an hour, others stay', async () => {
  const [left, used, owing] = [`${mesa} x`, `${mesa} y`, `${mesa} z`];
  await tables.open({ mesa: left });
  await tables.open({ mesa: owing });
  await round(owing);
  const at = (ms: number) => new Date(Date.now() + ms);
  const { signal } = new AbortController();
  await releaseForgotten(service.server.accounts, at(29 * 60_000), signal);
  expect(await tables.at(left)).toBeDefined();
  await releaseForgotten(service.server.accounts, at(31 * 60_000), signal);
  expect([await tables.at(left), (await tables.at(owing))?.estado]).toEqual([undefined, 'abierta']);
  expect((await round(used)).cuentaId).not.toBeNull();
});

test('two nodes that open one table at once make one account', async () => {
  const second = await startNode(service.server.db);
  const at = (call: typeof second.call) =>
    call('POST', '/api/orders/create', {
      token: service.waiter.token,
      body: service.draft({ mesa }),
    });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => at(n % 2 ? second.call : service.server.call)),
  );
  expect(new Set(answers.map(({ body }) => body.data.cuentaId)).size).toBe(1);
  await second.close();
});

describe('a guest', () => {
  test('who scanned the code joins the account of the table, and sees it', async () => {
    const waiters = await round();
    const scanned = await service.scanTable(mesa);
    const { order, visita } = await guestOrder({ ...scanned, productos: [line('AJIACO', 27_500)] });
    expect(order.cuentaId).toBe(waiters.cuentaId);
    const { body } = await tables.visit({ cuenta: order.cuentaId, visita });
    expect(body.data).toMatchObject({ mesas: [mesa], totales: { consumo: 60_400 } });
    await service.move(waiters, 'cancelado', service.waiter.token);
    const { body: later } = await tables.visit({ cuenta: order.cuentaId, visita });
    for (const { data } of [body, later]) {
      expect(data.rondas.map(({ numero }: { numero: number }) => numero)).toEqual([1, 2]);
    }
    expect(later.data.rondas[0].estado).toBe('cancelado');
    expect(JSON.stringify(body)).not.toMatch(/Nubia|correo\.example/);
  });

  test('who is taken to another table orders to the account, not to the old table', async () => {
    const first = await guestOrder(await service.scanTable(mesa));
    const to = `${mesa}9`;
    await tables.move(await tables.at(mesa), { mesa: to });
    const second = await guestOrder({ mesa, visita: first.visita });
    expect(second.order).toMatchObject({ cuentaId: first.order.cuentaId, mesa: to });
  });

  test('without the code stands alone until the staff confirm the table, which joins the order', async () => {
    const staffs = await round();
    const { order } = await guestOrder({ mesa });
    expect([order.cuentaId, order.mesaConfirmada]).toEqual([null, false]);
    const { body } = await service.server.call('PATCH', `/api/orders/confirmTable/${order._id}`, {
      token: service.waiter.token,
      body: { dbName: service.sede.dbName },
    });
    expect(body.data).toMatchObject({ cuentaId: staffs.cuentaId, mesaConfirmada: true });
    expect((await tables.at(mesa))?.pedidos).toEqual([staffs._id, order._id]);
  });

  test('cannot open a table where only the staff may', async () => {
    await activateAccounts(service, { qrSoloMesaAbierta: true });
    const scanned = await service.scanTable(mesa);
    const refused = await service.server.call('POST', '/api/orders/create', {
      body: service.draft(scanned),
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'mesa_sin_abrir']);
    await tables.open({ mesa });
    expect((await guestOrder(scanned)).order.cuentaId).not.toBeNull();
    await activateAccounts(service);
  });

  test('asks for the bill from the table', async () => {
    const scanned = await service.scanTable(mesa);
    await guestOrder(scanned);
    const { status, body } = await tables.askFromTable(scanned);
    expect([status, body.message, body.data.pideCuenta]).toEqual([
      200,
      accountsMessages.billAsked,
      true,
    ]);
    expect((await tables.at(mesa))?.cuentaPedidaPor).toBe('comensal');
  });

  test('sees nothing with a wrong code, or once the account is closed', async () => {
    const { order, visita } = await guestOrder(await service.scanTable(mesa));
    const wrong = await tables.visit({ mesa, firma: 'x'.repeat(22) });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'mesa_invalida']);
    const other = await round(`${mesa}8`);
    const foreign = await tables.visit({ cuenta: other.cuentaId, visita });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'visita_desconocida']);
    await service.move(order, 'cancelado', service.waiter.token);
    await tables.release(await tables.at(mesa));
    const closed = await tables.visit({ cuenta: order.cuentaId, visita });
    expect([closed.status, closed.body.code]).toEqual([404, 'visita_desconocida']);
  });
});

describe('an edit', () => {
  test('that changes the table takes the order to the account of the other, opening it if need be', async () => {
    const stays = await round();
    const moves = await round();
    const to = `${mesa}7`;
    const { body } = await edit(moves, { mesa: to });
    expect(body.data.cuentaId).not.toBe(stays.cuentaId);
    expect((await tables.at(mesa))?.pedidos).toEqual([stays._id]);
    expect((await tables.at(to))?.pedidos).toEqual([moves._id]);
    const back = await edit(body.data, { mesa });
    expect(back.body.data.cuentaId).toBe(stays.cuentaId);
    expect((await tables.at(mesa))?.pedidos).toEqual([stays._id, moves._id]);
  });

  test('that makes it a takeaway takes it out of the account', async () => {
    const order = await round();
    const { body } = await edit(order, { tipo: 'para_llevar', mesa: null });
    expect(body.data.cuentaId).toBeNull();
    expect((await tables.at(mesa))?.totales.consumo).toBe(0);
  });
});

async function guestOrder(extra: object): Promise<{ order: Order; visita: string }> {
  const { status, body } = await service.server.call('POST', '/api/orders/create', {
    body: service.draft({ email: `invitada-${next}@correo.example`, ...extra }),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { order: body.data, visita: body.visita };
}

async function invoice(order: Order): Promise<void> {
  await service.move(order, 'preparado', service.cook.token);
  await service.move(order, 'entregado', service.waiter.token);
  const { status } = await service.move(order, 'facturado', service.cashier.token);
  expect(status).toBe(200);
}

const edit = (order: Order, extra: object) =>
  service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: service.waiter.token,
    body: service.draft({ mesa: order.mesa, ...extra }),
  });
