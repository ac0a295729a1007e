import type { Account } from '@comanda/contract/accounts/accounts';
import type { Estado, Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import type { Db } from '../server/src/db/db.ts';
import { activateAccounts, atTables } from '../server/test/accounts.ts';
import { startNode } from '../server/test/harness.ts';
import { line, openService } from '../server/test/service.ts';

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

test('a new round against a move of its table at another node: nothing is lost or doubled', async () => {
  await atEveryTable('tables moved while somebody orders', async ({ create, there, at }, name) => {
    const [here, next] = [`${name} a`, `${name} b`];
    const first = await create({ mesa: here });
    const account = await there.at(here);
    const [moved, joined] = await Promise.all([
      there.move(account, { mesa: next }),
      create({ mesa: here }),
    ]);
    expectEach(await at(here, next), [first, joined]);
    return [moved];
  });
});

test('two tables joined crosswise at two nodes: one join wins, every order is in one account', async () => {
  await atEveryTable('pairs of tables joined crosswise', async (race, name) => {
    const { create, tables, there, at } = race;
    const [here, next] = [`${name} a`, `${name} b`];
    const orders = [await create({ mesa: here }), await create({ mesa: next })];
    const [a, b] = [await tables.at(here), await tables.at(next)];
    const answers = await Promise.all([
      tables.move(a, { mesa: next, unir: true }),
      there.move(b, { mesa: here, unir: true }),
    ]);
    const left = await at(here, next);
    expect(left).toHaveLength(1);
    expect(left[0]?.mesas.toSorted()).toEqual([here, next]);
    expectEach(left, orders);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    return answers;
  });
});

test('the same dishes passed to two tables at once: each goes once', async () => {
  await atEveryTable('dishes passed to two tables at once', async (race, name) => {
    const { create, tables, there, at } = race;
    const productos = [line('BANDEJA', 32_900, { cantidad: 3 })];
    const order = await create({ mesa: name, productos });
    const account = await tables.at(name);
    const to = (mesa: string) => ({
      destino: { mesa },
      lineas: [{ pedido: order._id, linea: 1, cantidad: 2 }],
    });
    const answers = await Promise.all([
      tables.lines(account, to(`${name} a`)),
      there.lines(account, to(`${name} b`)),
    ]);
    const left = await at(name, `${name} a`, `${name} b`);
    expect(left).toHaveLength(2);
    expect(left.reduce((sum, { totales }) => sum + totales.saldo, 0)).toBe(order.total);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    return answers;
  });
});

test('an edit that takes an order to another table against a join of its own', async () => {
  await atEveryTable('orders edited while their table is joined', async (race, name) => {
    const { create, tables, there, at, edit } = race;
    const [here, next, third] = [`${name} a`, `${name} b`, `${name} c`];
    const orders = [await create({ mesa: here }), await create({ mesa: next })];
    const answers = await Promise.all([
      edit(orders[0], { mesa: third }),
      there.move(await tables.at(here), { mesa: next, unir: true }),
    ]);
    expectEach(await at(here, next, third), orders);
    return answers;
  });
});

test('a new round against the release of its table: the round stays in an open account', async () => {
  await atEveryTable('tables released while somebody orders', async (race, name) => {
    const { create, tables, there, at } = race;
    const { body } = await tables.open({ mesa: name });
    const [released, order] = await Promise.all([there.release(body.data), create({ mesa: name })]);
    const left = await at(name);
    expect(left.map(({ _id }) => _id)).toEqual([order.cuentaId]);
    expect(order.cuentaId === body.data._id).toBe(released.status !== 200);
    expectEach(left, [order]);
    return [released];
  });
});

test('a new round against the request for the bill: the table waits for it unless the round came after', async () => {
  await atEveryTable('bills asked for while somebody orders', async (race, name) => {
    const { create, tables, there, at } = race;
    const first = await create({ mesa: name });
    const account = await tables.at(name);
    const [asked, second] = await Promise.all([there.bill(account), create({ mesa: name })]);
    const left = await at(name);
    expectEach(left, [first, second]);
    // The answer lists a round that came before, and one that came since and took the request back.
    const { pedidos = [], cuentaPedida = null } = asked.status === 200 ? asked.body.data : {};
    const waits = pedidos.includes(second._id) && cuentaPedida !== null;
    expect(left[0]?.cuentaPedida !== null).toBe(waits);
    return [asked];
  });
});

test('a table that is opened at two nodes at once has one account', async () => {
  await atEveryTable('tables opened at two nodes at once', async (race, name) => {
    const sent = { token: race.waiter.token, body: race.draft({ mesa: name }) };
    const place = (node: Pick<Node, 'call'>) => node.call('POST', '/api/orders/create', sent);
    const answers = await Promise.all([
      place(race.server),
      place(race.other),
      race.there.open({ mesa: name }),
    ]);
    const left = await race.at(name);
    expect(left).toHaveLength(1);
    const orders = answers.slice(0, 2).map(({ body }) => body.data);
    expectEach(left, orders);
    return answers;
  });
});

type Service = Awaited<ReturnType<typeof openService>>;
type Tables = ReturnType<typeof atTables>;
type Node = Awaited<ReturnType<typeof startNode>>;

/** `there`: at the other node, whose boards are of its own. */
type Race = Service & {
  other: Node;
  tables: Tables;
  there: Tables;
  /** The open accounts of these tables. */
  at: (...names: string[]) => Promise<Account[]>;
  edit: (order: Order | undefined, extra: object) => Promise<Answer>;
};

/** Runs a race at many tables of a sede. Each answer wins or is refused because of the other, and no order loses its account. */
async function atEveryTable(
  what: string,
  race: (race: Race, name: string) => Promise<Answer[]>,
): Promise<void> {
  const service = await openService();
  await activateAccounts(service);
  const other = await startNode(service.server.db);
  const tables = atTables(service);
  const there = atTables({ ...service, server: other });
  const at: Race['at'] = async (...names) =>
    (await tables.list()).filter(({ mesas }) => mesas.some((mesa) => names.includes(mesa)));
  const edit: Race['edit'] = (order, extra) =>
    service.server.call('PATCH', `/api/orders/edit/${order?._id}`, {
      token: service.waiter.token,
      body: service.draft({ revision: order?.revision, ...extra }),
    });
  const total = size(10, 334);
  const outcomes = new Map<string, number>();
  for (let done = 0; done < total; done += TOGETHER) {
    const count = Math.min(TOGETHER, total - done);
    const round = Array.from({ length: count }, async (_, place) => {
      const world = { ...service, other, tables, there, at, edit };
      const answers = await race(world, String(done + place));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
      const key = statuses.toSorted().join(' ');
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
    });
    await Promise.all(round);
  }
  expect(await ordersWithoutAccount(service.server.db)).toBe(0);
  await other.close();
  await service.server.close();
  const answers = [...outcomes].map((one) => one.join(': ')).join(', ');
  record('races', `${total} ${what}`, `every order in one account, every peso once (${answers})`);
}

/** The accounts have these orders, each once, and are worth as much. */
function expectEach(accounts: readonly Account[], orders: readonly Order[]): void {
  const ids = orders.map(({ _id }) => _id).toSorted();
  expect(accounts.flatMap(({ pedidos }) => pedidos).toSorted()).toEqual(ids);
  const worth = orders.reduce((sum, { total }) => sum + total, 0);
  expect(accounts.reduce((sum, { totales }) => sum + totales.saldo, 0)).toBe(worth);
}

/** Orders have no foreign key to their account. */
async function ordersWithoutAccount(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM orders o
    LEFT JOIN accounts a ON a.restaurant_id = o.restaurant_id AND a.location_id = o.location_id
      AND a.id = o."cuentaId"
    WHERE o."cuentaId" IS NOT NULL AND a.id IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

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
