import { findMove } from '@comanda/contract/orders/order-moves';
import { ESTADOS, type Estado, type Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { PERMISOS, type Permiso } from '@comanda/contract/permissions';
import { afterAll, describe, expect, test } from 'vitest';
import { makeEmployee } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

const { server, sede, restaurant, waiter, cook, cashier, draft, create, move, revision } =
  await openService();
afterAll(() => server.close());

/** Makes a new order and moves it to this estado. */
async function orderIn(estado: Estado): Promise<Order> {
  const order = await create();
  const roads: Record<Estado, Estado[]> = {
    enviado: [],
    preparado: ['preparado'],
    entregado: ['preparado', 'entregado'],
    cancelado: ['cancelado'],
    dado_de_baja: ['preparado', 'entregado', 'dado_de_baja'],
    facturado: ['preparado', 'entregado', 'facturado'],
  };
  let last = order;
  for (const step of roads[estado]) {
    last = (await move(order, step, restaurant.token, 'Se cayó el plato')).body.data;
  }
  return last;
}

describe('moving an order', () => {
  for (const from of ESTADOS) {
    for (const to of ESTADOS) {
      const allowed = findMove(from, to);
      const outcome = from === to ? 'stays' : allowed ? 'moves' : 'is refused';
      test(`from ${from} to ${to} it ${outcome}`, async () => {
        const order = await orderIn(from);
        const { status, body } = await move(order, to, restaurant.token, 'Se cayó el plato');
        if (from === to) {
          expect(status).toBe(200);
          expect(body.data).toEqual(order);
        } else if (allowed) {
          expect(status).toBe(200);
          expect(body.data.estado).toBe(to);
          expect(body.data[allowed.timestamp]).not.toBeNull();
          expect(body.data.revision).toBeGreaterThan(order.revision);
        } else {
          expect(status).toBe(409);
          expect(body.code).toBe('estado_cambiado');
          expect(body.data).toEqual(order);
        }
      });
    }
  }

  test('each permiso makes only its own moves', async () => {
    const order = await create();
    expect((await move(order, 'preparado', waiter.token)).status).toBe(403);
    expect((await move(order, 'preparado', cook.token)).status).toBe(200);
    expect((await move(order, 'entregado', cook.token)).status).toBe(403);
    expect((await move(order, 'entregado', waiter.token)).status).toBe(200);
    expect((await move(order, 'facturado', waiter.token)).status).toBe(403);
    expect((await move(order, 'facturado', cashier.token)).status).toBe(200);
  });

  // Typed by hand from the design, to check the table of the contract.
  const ROADS: Partial<Record<Permiso, string[]>> = {
    cocina: ['enviado preparado'],
    pedidos: ['preparado entregado', 'enviado cancelado', 'preparado cancelado'],
    caja: ['entregado facturado', 'entregado dado_de_baja'],
  };

  for (const permiso of PERMISOS) {
    test(`every pair of estados with only the permiso ${permiso}`, async () => {
      const { token } = await makeEmployee(server.db, sede, [permiso]);
      const roads = ROADS[permiso];
      for (const from of ESTADOS) {
        for (const to of ESTADOS) {
          const order = await orderIn(from);
          const { status, body } = await move(order, to, token, 'Se cayó el plato');
          const isEverTheirs = roads?.some((road) => road.endsWith(` ${to}`));
          const isRefused = !roads || !(isEverTheirs || to === 'enviado');
          const isMoved = from === to || roads?.includes(`${from} ${to}`);
          expect([from, to, status]).toEqual([from, to, isRefused ? 403 : isMoved ? 200 : 409]);
          if (status === 409) expect(body.data).toEqual(order);
        }
      }
    });
  }

  test('a cook who saw the order before an edit is shown the edit, and moves nothing', async () => {
    const order = await create();
    const edited = await server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: waiter.token,
      body: draft({ mesa: '8', revision: order.revision }),
    });
    const mark = (revision: number) =>
      server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
        token: cook.token,
        body: { dbName: sede.dbName, updates: { estado: 'preparado' }, revision },
      });
    const late = await mark(order.revision);
    expect(late.status).toBe(409);
    expect(late.body.data).toEqual(edited.body.data);
    expect((await mark(edited.body.data.revision)).body.data.estado).toBe('preparado');
  });

  test('a write-off needs a reason', async () => {
    const order = await orderIn('entregado');
    const { status, body } = await move(order, 'dado_de_baja', cashier.token, ' \n ');
    expect(status).toBe(422);
    expect(body.error).toBe(ordersMessages.motivoRequired);
    const done = await move(order, 'dado_de_baja', cashier.token, 'No quiso pagar');
    expect(done.body.data.motivoBaja).toBe('No quiso pagar');
  });

  test('of two moves at once that exclude each other one wins, and the loser sees the order as it is', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await orderIn('preparado');
      const before = await revision();
      const answers = await Promise.all([
        move(order, 'entregado', waiter.token),
        move(order, 'cancelado', waiter.token),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.data).toEqual(winner?.body.data);
      expect(await revision()).toBe(before + 1);
    }
  });

  test('an order that does not exist is not found', async () => {
    expect((await move({ _id: 'a'.repeat(24) }, 'preparado', cook.token)).status).toBe(404);
  });
});
