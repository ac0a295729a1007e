import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { earlier } from '../../test/earlier.ts';
import { startNode } from '../../test/harness.ts';
import { untilQueued } from '../../test/hold-sedes.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let other: Awaited<ReturnType<typeof startNode>>;
let next = 700;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
  other = await startNode(service.server.db);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(async () => {
  await other.close();
  await service.server.close();
});

/** A guest who says where they sit. */
const claim = () =>
  service.create({ mesa, email: `invitada-${next}@correo.example` }, null) as Promise<Order>;
const patch = (path: string, body: object) =>
  service.server.call('PATCH', `/api/orders/${path}`, {
    token: service.waiter.token,
    body: { dbName: service.sede.dbName, ...body },
  });
const confirm = ({ _id }: Order) => patch(`confirmTable/${_id}`, {});
const edit = ({ _id }: Order, extra: object = {}) =>
  patch(`edit/${_id}`, service.draft({ mesa, ...extra }));

describe('confirming a table', () => {
  test('opens it if it is free', async () => {
    const order = await claim();
    const { body } = await confirm(order);
    expect(await tables.at(mesa)).toMatchObject({
      _id: body.data.cuentaId,
      pedidos: [order._id],
      abiertaPor: service.waiter.nombre,
      mesero: { id: service.waiter.id },
      totales: { saldo: order.total },
    });
  });

  test('gives an order that was cancelled or invoiced no account', async () => {
    const cancelled = await claim();
    await service.move(cancelled, 'cancelado', service.waiter.token);
    expect((await confirm(cancelled)).body.data).toMatchObject({
      estado: 'cancelado',
      mesaConfirmada: true,
      cuentaId: null,
    });
    expect(await tables.at(mesa)).toBeUndefined();

    const paid = await claim();
    await service.move(paid, 'preparado', service.cook.token);
    await service.move(paid, 'entregado', service.waiter.token);
    await service.move(paid, 'facturado', service.cashier.token);
    await tables.open({ mesa });
    expect((await confirm(paid)).body.data.cuentaId).toBeNull();
    expect((await tables.at(mesa))?.totales.pagado).toBe(0);
  });

  test('gives none to an order that is cancelled while it is confirmed', async () => {
    const { db } = service.server;
    const order = await claim();
    const answer = await db.transaction().execute(async (tx) => {
      await sql`UPDATE orders SET estado = 'cancelado', "fechaCancelado" = now(), revision = revision + 1
        WHERE id = ${order._id}`.execute(tx);
      const confirmed = confirm(order);
      await untilQueued(db);
      return { confirmed };
    });
    const { body } = await answer.confirmed;
    expect(body.data).toMatchObject({ estado: 'cancelado', cuentaId: null });
    expect(await tables.at(mesa)).toBeUndefined();
  });
});

describe('an edit', () => {
  test('of an order whose table nobody had confirmed takes it to the account of that table', async () => {
    const staffs = await service.create({ mesa });
    const order = await claim();
    const { body } = await edit(order);
    expect(body.data).toMatchObject({ mesaConfirmada: true, cuentaId: staffs.cuentaId });
    expect((await tables.at(mesa))?.pedidos).toEqual([staffs._id, order._id]);
  });

  test('that brings a takeaway to a table joins its account', async () => {
    const staffs = await service.create({ mesa });
    const takeaway = await service.create({ tipo: 'para_llevar', mesa: null });
    const { body } = await edit(takeaway);
    expect(body.data.cuentaId).toBe(staffs.cuentaId);
    expect((await tables.at(mesa))?.totales.saldo).toBe(staffs.total + takeaway.total);
  });
});

test('at another node a round joins what an edit, a confirmation or a move has changed', async () => {
  const there = async (at: string) => {
    const { body } = await other.call('POST', '/api/orders/create', {
      token: service.waiter.token,
      body: service.draft({ mesa: at }),
    });
    return body.data.cuentaId;
  };
  await there(`${mesa} antes`);
  const edited = await edit(await service.create({ tipo: 'para_llevar', mesa: null }));
  expect(await there(mesa)).toBe(edited.body.data.cuentaId);

  mesa = `${mesa} b`;
  const confirmed = await confirm(await claim());
  expect(await there(mesa)).toBe(confirmed.body.data.cuentaId);

  const to = `${mesa} c`;
  await tables.move(await tables.at(mesa), { mesa: to });
  expect(await there(to)).toBe(confirmed.body.data.cuentaId);
  expect(await there(mesa)).not.toBe(confirmed.body.data.cuentaId);
});

describe('an order that waited on a device', () => {
  test('joins the account that sits at its table when it arrives', async () => {
    const first = await service.create({ mesa });
    const to = `${mesa} b`;
    await tables.move(await tables.at(mesa), { mesa: to });
    const here = await service.create({ mesa });
    expect(here.cuentaId).not.toBe(first.cuentaId);
    const late = await service.create({ mesa });
    expect(late.cuentaId).toBe(here.cuentaId);
  });

  test('opens its table again if the account has ended', async () => {
    const first = await service.create({ mesa });
    await service.move(first, 'cancelado', service.waiter.token);
    await tables.release(await tables.at(mesa));
    const late = await service.create({ mesa });
    expect(late.cuentaId).not.toBe(first.cuentaId);
    expect((await tables.at(mesa))?.pedidos).toEqual([late._id]);
  });
});

test('an account that goes on after midnight adds up the rounds of both days', async () => {
  const first = await service.create({ mesa });
  // As if it had been opened the evening before.
  const { db } = service.server;
  const before = (column: string) => earlier(column, 24 * 3_600_000);
  await sql`UPDATE orders SET "horaCreacion" = ${before('horaCreacion')}
    WHERE id = ${first._id}`.execute(db);
  await sql`UPDATE accounts SET abierta = ${before('abierta')}, desde = ${before('desde')}
    WHERE id = ${first.cuentaId}`.execute(db);
  const second = await service.create({ mesa });
  expect(second.cuentaId).toBe(first.cuentaId);
  const account = await tables.at(mesa);
  expect(account).toMatchObject({
    pedidos: [first._id, second._id],
    totales: { saldo: first.total + second.total },
  });
  expect((await tables.move(account, { mesa: `${mesa} b` })).status).toBe(200);
});

test('a bill that was asked for no longer is once somebody orders again', async () => {
  const scanned = await service.scanTable(mesa);
  await service.create({ mesa });
  await tables.bill(await tables.at(mesa));
  const asks = async () => (await tables.visit(scanned)).body.data.pideCuenta;
  expect(await asks()).toBe(true);
  await service.create({ mesa });
  expect(await asks()).toBe(false);
  await tables.askFromTable(scanned);
  expect(await asks()).toBe(true);
});

describe('how an order is paid', () => {
  test.each(['nequi', 'daviplata', 'bre_b', 'por_definir'])(
    'may be %s at a table',
    async (metodoPago) => {
      expect(await service.create({ mesa, metodoPago })).toMatchObject({ metodoPago });
    },
  );

  test.each(['para_llevar', 'a_domicilio'])('is said at once for %s', async (tipo) => {
    const place = (metodoPago: string) =>
      service.server.call('POST', '/api/orders/create', {
        token: service.waiter.token,
        body: service.draft({
          tipo,
          mesa: null,
          metodoPago,
          telefono: '300 555 0199',
          direccion: 'Carrera 7 # 45-10',
        }),
      });
    const { status, body } = await place('por_definir');
    expect([status, body.code, body.details[0].path]).toEqual([
      422,
      'regla_incumplida',
      'metodoPago',
    ]);
    for (const metodoPago of ['nequi', 'daviplata', 'bre_b']) {
      expect((await place(metodoPago)).status).toBe(201);
    }
  });
});
