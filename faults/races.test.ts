import type { Estado, Order } from '@comanda/contract/orders/orders';
import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { activateAccounts, atTables } from '../server/test/accounts.ts';
import { openService } from '../server/test/service.ts';

const TOGETHER = 20;

const { server, sede, restaurant, waiter, cook, cashier, draft, create, move } =
  await openService();
afterAll(() => server.close());

type Answer = Awaited<ReturnType<typeof move>>;

/** Two moves that exclude each other, and the moves that lead there. */
const PAIRS: Record<string, { road: Estado[]; race: (order: Order) => Promise<Answer>[] }> = {
  'cancelado against entregado': {
    road: ['preparado'],
    race: (order) => [
      move(order, 'cancelado', waiter.token),
      move(order, 'entregado', restaurant.token),
    ],
  },
  'edit against preparado': {
    road: [],
    race: (order) => [edit(order), markPrepared(order)],
  },
  'facturado against dado_de_baja': {
    road: ['preparado', 'entregado'],
    race: (order) => [
      move(order, 'facturado', cashier.token),
      move(order, 'dado_de_baja', restaurant.token, 'No pagó'),
    ],
  },
};

for (const [name, { road, race }] of Object.entries(PAIRS)) {
  test(`${name}: one wins, the other is refused, and the history explains it`, async () => {
    const total = size(30, 334);
    const firsts = [0, 0];
    for (let done = 0; done < total; done += TOGETHER) {
      const round = Array.from({ length: Math.min(TOGETHER, total - done) }, async () => {
        let order = await create();
        for (const estado of road) order = (await move(order, estado, restaurant.token)).body.data;
        const answers = await Promise.all(race(order));
        const winner = answers.findIndex(({ status }) => status === 200);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const [won, lost] = winner === 0 ? answers : [...answers].reverse();
        expect(lost?.body.data).toEqual(won?.body.data);
        firsts[winner] = (firsts[winner] ?? 0) + 1;
        await expectHistory(won?.body.data);
      });
      await Promise.all(round);
    }
    record(
      'races',
      `${total} pairs of ${name}`,
      `one winner each (${firsts.join(' to ')}), every audit log explains the result`,
    );
  });
}

test('a new round against a move of its table, and two joins crosswise: nothing is lost or doubled', async () => {
  const service = await openService();
  await activateAccounts(service);
  const tables = atTables(service);
  const total = size(20, 334);
  const outcomes = new Map<string, number>();
  for (let done = 0; done < total; done += TOGETHER) {
    const round = Array.from({ length: Math.min(TOGETHER, total - done) }, async (_, at) => {
      const [here, there] = [`${done + at} a`, `${done + at} b`];
      const first = await service.create({ mesa: here });
      const account = await tables.at(here);
      const [moved, joined] = await Promise.all([
        tables.move(account, { mesa: there }),
        service.create({ mesa: here }),
      ]);
      const second = await service.create({ mesa: here });
      const other = await service.create({ mesa: there });
      const [a, b] = [await tables.at(here), await tables.at(there)];
      const answers = await Promise.all([
        tables.move(a, { mesa: there, unir: true }),
        tables.move(b, { mesa: here, unir: true }),
      ]);
      const isOne = a?._id === b?._id;
      const statuses = [moved, ...(isOne ? [] : answers)].map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      outcomes.set(statuses.join(' '), (outcomes.get(statuses.join(' ')) ?? 0) + 1);
      const left = (await tables.list()).filter(({ mesas }) =>
        mesas.some((mesa) => mesa === here || mesa === there),
      );
      const orders = [first, joined, second, other].map(({ _id }) => _id).toSorted();
      expect(left.flatMap(({ pedidos }) => pedidos).toSorted()).toEqual(orders);
      expect(left.reduce((sum, { totales }) => sum + totales.saldo, 0)).toBe(4 * first.total);
    });
    await Promise.all(round);
  }
  await service.server.close();
  record(
    'races',
    `${total} tables moved while somebody orders, then joined crosswise`,
    `every order in one account, every peso once (${[...outcomes].map((one) => one.join(': ')).join(', ')})`,
  );
});

function edit(order: Order) {
  return server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: waiter.token,
    body: draft({ mesa: '9', revision: order.revision }),
  });
}

/** As the kitchen does: with the revision it saw. */
function markPrepared(order: Order) {
  return server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
    token: cook.token,
    body: {
      dbName: sede.dbName,
      updates: { estado: 'preparado' },
      revision: order.revision,
    },
  });
}

/** The audit log leads, move by move, to the current estado. */
async function expectHistory(order: Order): Promise<void> {
  const trail = await server.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('entity_id', '=', order._id)
    .where('action', '<>', 'creado')
    .orderBy('at')
    .execute();
  const moves = trail.filter(({ action }) => action !== 'editado');
  let estado: unknown = 'enviado';
  for (const { before, after } of moves) {
    expect((before as { estado: Estado }).estado).toBe(estado);
    estado = (after as { estado: Estado }).estado;
  }
  expect(estado).toBe(order.estado);
  expect(trail.length - moves.length).toBe(order.updates.length);
}
