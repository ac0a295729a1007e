import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import { MOTIVO_CANCELADO_MAX } from '@comanda/contract/orders/cancelling.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { textMessages } from '@comanda/contract/text.messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { card, cash, PRICE } from '../../test/charge-desk.ts';
import { makeClient, makeSede } from '../../test/factories.ts';
import { openPrintingKitchen } from '../../test/printing-kitchen.ts';
import { atTill } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openPrintingKitchen>>;
let till: ReturnType<typeof atTill>;
beforeAll(async () => {
  service = await openPrintingKitchen();
  till = atTill(service);
  await activateAccounts(service);
});
afterAll(() => service.server.close());

let table = 100;
let mesa: { mesa: string; firma: string };
/** A table of its own for each test. */
beforeEach(async () => {
  table += 1;
  mesa = await service.scanTable(String(table));
});

/** As a guest who scanned the code of the table. */
async function orderAsGuest(extra: object = {}): Promise<{ order: Order; seguimiento: string }> {
  const body = service.draft({ ...mesa, ...extra });
  const placed = await service.server.call('POST', '/api/orders/create', { body });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return { order: placed.body.data, seguimiento: placed.body.seguimiento };
}

type As = { seguimiento?: string; token?: string; dbName?: string };

const cancelOwn = ({ _id }: Pick<Order, '_id'>, as: As = {}) => {
  const { token, seguimiento, dbName = service.sede.dbName } = as;
  const body = { dbName, ...(seguimiento && { seguimiento }) };
  return service.server.call('POST', `/api/orders/cancelOwn/${_id}`, { token, body });
};

const follow = async (seguimiento: string): Promise<Order> => {
  const body = { dbName: service.sede.dbName, tokens: [seguimiento] };
  const answer = await service.server.call('POST', '/api/orders/seguimiento', { body });
  return answer.body.data[0].order;
};

const trailOf = async ({ _id }: Pick<Order, '_id'>) => {
  const { server, sede, restaurant } = service;
  const { body } = await server.call('GET', `/api/audit?dbName=${sede.dbName}`, restaurant);
  return body.data.filter(
    (one: { entidadId: string; accion: string }) =>
      one.entidadId === _id && one.accion === 'cancelado',
  );
};

describe('the staff cancel an order', () => {
  const cancel = (order: Order, updates: object, token = service.waiter.token) =>
    service.server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
      token,
      body: { dbName: service.sede.dbName, updates: { estado: 'cancelado', ...updates } },
    });

  test('and say why: the diner reads it, and so does the trail', async () => {
    const { order, seguimiento } = await orderAsGuest();
    const motivo = '  Se acabó la\n bandeja ';
    const { status, body } = await cancel(order, { motivo });
    expect(status, JSON.stringify(body)).toBe(200);
    const told = { cancelo: 'personal', motivo: 'Se acabó la bandeja' };
    expect(body.data).toMatchObject({ estado: 'cancelado', motivoBaja: null, updates: [told] });
    expect(body.data.updates[0]).toMatchObject({ name: service.waiter.nombre });
    const seen = await follow(seguimiento);
    expect(seen.updates).toMatchObject([{ ...told, email: '' }]);
    expect(await trailOf(order)).toMatchObject([
      { despues: { estado: 'cancelado', motivo: told.motivo } },
    ]);
  });

  test('without a reason as before, and nothing is recorded in the order', async () => {
    for (const updates of [{}, { motivo: null }, { motivo: '   ' }]) {
      const { order } = await orderAsGuest();
      const { status, body } = await cancel(order, updates);
      expect([status, body.data.estado, body.data.updates]).toEqual([200, 'cancelado', []]);
    }
  });

  test('with a reason that is too long it stays as it is', async () => {
    const { order, seguimiento } = await orderAsGuest();
    const { status, body } = await cancel(order, { motivo: 'x'.repeat(MOTIVO_CANCELADO_MAX + 1) });
    expect([status, body.code]).toEqual([422, 'regla_incumplida']);
    expect(body.details).toEqual([
      { path: 'updates.motivo', message: textMessages.tooLong(MOTIVO_CANCELADO_MAX) },
    ]);
    expect((await follow(seguimiento)).estado).toBe('enviado');
  });

  test('that was prepared already, with its reason', async () => {
    const { order } = await orderAsGuest();
    await service.move(order, 'preparado', service.cook.token);
    const { body } = await cancel(order, { motivo: 'El cliente se fue' });
    expect(body.data).toMatchObject({
      estado: 'cancelado',
      updates: [{ motivo: 'El cliente se fue' }],
    });
  });

  test('a reason changes no other move', async () => {
    const { order } = await orderAsGuest();
    const moved = await cancel(order, { estado: 'preparado', motivo: 'Nada' }, service.cook.token);
    expect(moved.body.data).toMatchObject({ estado: 'preparado', updates: [] });
  });
});

describe('a diner cancels their own order', () => {
  test('as a guest with its token: kitchen and trail say that the diner did it', async () => {
    const { order, seguimiento } = await orderAsGuest();
    const { status, body } = await cancelOwn(order, { seguimiento });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toBe(cancellingMessages.ownDone);
    expect(body.data).toMatchObject({ estado: 'cancelado', updates: [{ cancelo: 'cliente' }] });
    expect(body.data.updates[0]).toMatchObject({ name: '', email: '' });
    expect(body.data.fechaCancelado).not.toBeNull();
    expect(await trailOf(order)).toMatchObject([
      { actor: { tipo: 'invitado', id: null, nombre: '' }, despues: { estado: 'cancelado' } },
    ]);
    const [ticket] = (await service.tickets(order)).filter(({ clase }) => clase === 'anulado');
    expect(ticket?.text).toContain(cancellingMessages.byDiner);
  });

  test('with their session, and with nobody else’s', async () => {
    const [ana, beto] = [
      await makeClient(service.server.db, service.sede),
      await makeClient(service.server.db, service.sede),
    ];
    const order = await service.create(mesa, ana.token);
    for (const token of [beto.token, undefined]) {
      const { status, body } = await cancelOwn(order, token ? { token } : {});
      expect([status, body.code]).toEqual([404, 'pedido_desconocido']);
    }
    const { body } = await cancelOwn(order, { token: ana.token });
    expect(body.data).toMatchObject({ estado: 'cancelado' });
    expect(await trailOf(order)).toMatchObject([{ actor: { tipo: 'cliente' } }]);
  });

  test('only the one that the token is of, at its own sede', async () => {
    const [mine, other] = [await orderAsGuest(), await orderAsGuest()];
    const sister = await makeSede(service.server.db, service.restaurant);
    const { seguimiento } = mine;
    const strange: [Order, As][] = [
      [other.order, { seguimiento }],
      [mine.order, {}],
      [mine.order, { seguimiento: 'x'.repeat(32) }],
      [mine.order, { seguimiento, dbName: sister.dbName }],
    ];
    for (const [order, as] of strange) {
      const { status, body } = await cancelOwn(order, as);
      expect([status, body.code]).toEqual([404, 'pedido_desconocido']);
    }
    for (const one of [mine, other]) {
      expect((await follow(one.seguimiento)).estado).toBe('enviado');
    }
  });

  test('no order that the staff took, and staff do not do it for them', async () => {
    const taken = await service.create(mesa);
    expect((await cancelOwn(taken)).body.code).toBe('pedido_desconocido');
    const { order, seguimiento } = await orderAsGuest();
    for (const { token } of [service.waiter, service.restaurant]) {
      const { status, body } = await cancelOwn(order, { seguimiento, token });
      expect([status, body.code]).toEqual([403, 'permiso_denegado']);
    }
    const over = await cancelOwn(order, { seguimiento, token: 'una-sesión-que-terminó' });
    expect([over.status, over.body.code]).toEqual([401, 'no_autenticado']);
    expect((await follow(seguimiento)).estado).toBe('enviado');
  });

  test('a second tap answers the same, and cancels nothing again', async () => {
    const { order, seguimiento } = await orderAsGuest();
    const answers = await Promise.all([1, 2, 3].map(() => cancelOwn(order, { seguimiento })));
    answers.push(await cancelOwn(order, { seguimiento }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ body }] = answers as [(typeof answers)[0]];
    for (const answer of answers) expect(answer.body.data).toEqual(body.data);
    expect(await trailOf(order)).toHaveLength(1);
  });

  test.each(['preparado', 'entregado', 'facturado', 'dado_de_baja'] as const)(
    'no longer once it is %s, and is told why',
    async (estado) => {
      const { order, seguimiento } = await orderAsGuest();
      const { token } = service.restaurant;
      for (const step of ['preparado', 'entregado', estado] as const) {
        await service.move(order, step, token, 'Se cayó');
        if (step === estado) break;
      }
      const { status, body } = await cancelOwn(order, { seguimiento });
      expect([status, body.code]).toEqual([409, 'estado_cambiado']);
      expect(body.error).toBe(cancellingMessages.movedOn(estado));
      expect(body.data).toEqual(await follow(seguimiento));
      expect(body.data.estado).toBe(estado);
    },
  );

  test('of a round of a table: the others of its account stay', async () => {
    const first = await orderAsGuest();
    const second = await orderAsGuest();
    expect(second.order.cuentaId).toBe(first.order.cuentaId);
    expect((await cancelOwn(second.order, second)).status).toBe(200);
    const account = await atTables(service).at(mesa.mesa);
    expect(account?.totales).toMatchObject({ total: PRICE });
  });

  test('not where the rest of the account would be worth less than was paid', async () => {
    await orderAsGuest();
    const { order, seguimiento } = await orderAsGuest();
    await till.pay(order.cuentaId, { pagos: [card(PRICE + 1)] });
    const { status, body } = await cancelOwn(order, { seguimiento });
    expect([status, body.code]).toEqual([409, 'cuenta_con_pagos']);
    expect(body.error).toBe(cancellingMessages.accountPaid);
    expect((await follow(seguimiento)).estado).toBe('enviado');
  });

  test('not once it is paid', async () => {
    const takeaway = {
      tipo: 'para_llevar',
      mesa: undefined,
      firma: undefined,
      telefono: '3001234567',
    };
    const { order, seguimiento } = await orderAsGuest(takeaway);
    const sold = await till.sell([order._id], [cash(PRICE)]);
    expect(sold.status, JSON.stringify(sold.body)).toBeLessThan(300);
    const { status, body } = await cancelOwn(order, { seguimiento });
    expect([status, body.code]).toEqual([409, 'pedido_pagado']);
    expect(body.error).toBe(cancellingMessages.paid);
    expect((await follow(seguimiento)).estado).toBe('enviado');
  });

  test('at the same moment in which the kitchen prepares it: one of both happens, a hundred times', async () => {
    for (let round = 0; round < 120; round += 1) {
      const { order, seguimiento } = await orderAsGuest();
      const tap = () => cancelOwn(order, { seguimiento });
      const bump = () => service.move(order, 'preparado', service.cook.token);
      const [a, b] = await Promise.all(round % 2 ? [tap(), bump()] : [bump(), tap()]);
      const [tapped, bumped] = round % 2 ? [a, b] : [b, a];
      const { estado, updates } = await follow(seguimiento);
      if (tapped.status === 200) {
        expect([bumped.status, bumped.body.code, estado]).toEqual([
          ...[409, 'estado_cambiado', 'cancelado'],
        ]);
        expect(updates).toHaveLength(1);
      } else {
        expect([tapped.status, tapped.body.code]).toEqual([409, 'estado_cambiado']);
        expect(tapped.body.error).toBe(cancellingMessages.movedOn('preparado'));
        expect([bumped.status, estado, updates]).toEqual([200, 'preparado', []]);
      }
    }
  }, 60_000);
});
