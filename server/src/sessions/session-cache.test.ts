import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countStatements } from '../../test/count-statements.ts';
import {
  makeEmployee,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { openTestDatabase, startNode } from '../../test/harness.ts';
import { openSessionCache } from './session-cache.ts';

type Node = Awaited<ReturnType<typeof startNode>>;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let here: Node;
let there: Node;
let owner: Restaurant;
let sede: TestSede;

beforeAll(async () => {
  database = await openTestDatabase();
  owner = await makeRestaurant(database.db);
  sede = await makeSede(database.db, owner);
  here = await startNode(database.db);
  there = await startNode(database.db);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

const list = (node: Node, token: string) =>
  node.call('GET', `/api/orders?dbName=${sede.dbName}`, { token });

/** The node answers from its cache: only the list itself is read from the database. */
async function untilKnown(node: Node, token: string) {
  await vi.waitFor(async () => {
    const { statements } = await countStatements(database.db, async () =>
      expect((await list(node, token)).status).toBe(200),
    );
    expect(statements).toBe(1);
  });
}

const WAYS_OUT: [string, (id: string, token: string) => Promise<{ status: number }>][] = [
  ['logged out', (_id, token) => here.call('POST', '/api/auth/logout', { token })],
  [
    'was dismissed',
    (id) =>
      here.call('DELETE', '/api/employees/deleteEmployee', {
        token: owner.token,
        body: { dbName: sede.dbName, employee: { id } },
      }),
  ],
];

test.each(WAYS_OUT)(
  'a person who %s on one node is out on every node within a second',
  async (_how, end) => {
    const { id, token } = await makeEmployee(database.db, sede, ['pedidos']);
    await untilKnown(here, token);
    await untilKnown(there, token);
    expect((await end(id, token)).status).toBeLessThan(300);
    const ended = performance.now();
    // The node that did it does not need the notice.
    expect((await list(here, token)).status).toBe(401);
    await vi.waitFor(async () => expect((await list(there, token)).status).toBe(401), {
      timeout: 1_000,
      interval: 5,
    });
    expect(performance.now() - ended).toBeLessThan(1_000);
  },
);

test('work at the tables makes no node forget who its people are', async () => {
  const { token } = await makeEmployee(database.db, sede, ['pedidos']);
  await untilKnown(here, token);
  const body = { dbName: sede.dbName, mesa: '7' };
  const acts = [
    here.call('POST', '/api/accounts/open', { token: owner.token, body }),
    here.call('POST', `/api/accounts/${crypto.randomUUID()}/bill`, { token: owner.token, body }),
    here.call('PATCH', '/api/kitchen/fire/x', { token: owner.token, body }),
    here.call('PUT', '/api/tables', {
      token: owner.token,
      body: { dbName: sede.dbName, version: 1, data: { zonas: [] } },
    }),
  ];
  await Promise.all(acts);
  const { statements } = await countStatements(database.db, () => list(here, token));
  expect(statements).toBe(1);
});

test('a node that receives no notices caches nobody', async () => {
  const { token } = await makeEmployee(database.db, sede, ['pedidos']);
  const deaf = openSessionCache(database.db);
  const { statements } = await countStatements(database.db, async () => {
    await deaf.readSession(token);
    await deaf.readSession(token);
  });
  // Each time the session, and who holds it.
  expect(statements).toBe(4);
});

test('a cached session ends when its time is over', async () => {
  const { token } = await makeEmployee(database.db, sede, ['pedidos']);
  let now = Date.now();
  const cache = openSessionCache(database.db, () => now);
  cache.open();
  await vi.waitFor(async () => {
    const { statements } = await countStatements(database.db, () => cache.readSession(token));
    expect(statements).toBe(0);
  });
  now += 12 * 3_600_000;
  expect(await cache.readSession(token)).toBeNull();
  cache.close();
});
