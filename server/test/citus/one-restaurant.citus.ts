import { readFile, writeFile } from 'node:fs/promises';
import { bogotaDay } from '@comanda/contract/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activateAccounts, atTables } from '../accounts.ts';
import { makeClient, makeEmployee, PASSWORD } from '../factories.ts';
import { openService } from '../service.ts';
import { atTill } from '../till.ts';

const PAGE = new URL('../../../docs/scaling.md', import.meta.url);

type Count = { single: number; multi: number };
const seen: { call: string; count: Count }[] = [];

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
  await service.create();
  // The node caches sessions from the moment it hears of changes.
  await vi.waitFor(async () => {
    expect(await countOf(() => service.server.call('GET', orders(), service.waiter))).toEqual({
      single: 1,
      multi: 0,
    });
  });
});
afterAll(async () => {
  const { rows } = await sql<{ version: string }>`
    SELECT 'Citus ' || extversion || ' on PostgreSQL ' || current_setting('server_version') AS version
    FROM pg_extension WHERE extname = 'citus'`.execute(service.server.db);
  await service.server.close();
  await writeTable(rows[0]?.version ?? '');
});

const orders = (query = '') => `/api/orders?dbName=${service.sede.dbName}${query}`;

/** What Citus counted meanwhile: statements for one shard, and for several. */
async function countOf(work: () => Promise<{ status: number }>): Promise<Count> {
  const before = await readCounters();
  const { status } = await work();
  expect(status).toBeLessThan(300);
  const after = await readCounters();
  return { single: after.single - before.single, multi: after.multi - before.multi };
}

async function readCounters(): Promise<Count> {
  const { rows } = await sql<Count>`
    SELECT query_execution_single_shard AS single, query_execution_multi_shard AS multi
    FROM citus_stat_counters WHERE name = current_database()`.execute(service.server.db);
  return rows[0] as Count;
}

const today = bogotaDay(new Date());
const create = (token?: string) => () =>
  service.server.call('POST', '/api/orders/create', { token, body: service.draft() });

const roundAt = (mesa: string) =>
  service.server.call('POST', '/api/orders/create', {
    token: service.waiter.token,
    body: service.draft({ mesa }),
  });

test.each<[string, () => Promise<() => Promise<{ status: number }>>]>([
  ['an order of a waiter', async () => create(service.waiter.token)],
  ['an order of a guest', async () => create()],
  [
    'an order of a diner with an account',
    async () => create((await makeClient(service.server.db, service.sede)).token),
  ],
  [
    'a move',
    async () => {
      const order = await service.create();
      return () => service.move(order, 'preparado', service.cook.token);
    },
  ],
  [
    'an edit',
    async () => {
      const { _id, revision } = await service.create();
      return () =>
        service.server.call('PATCH', `/api/orders/edit/${_id}`, {
          token: service.waiter.token,
          body: { ...service.draft({ mesa: '9' }), revision },
        });
    },
  ],
  [
    'the list of open orders',
    async () => () => service.server.call('GET', orders(), service.waiter),
  ],
  [
    'a search among orders',
    async () => () => service.server.call('GET', orders('&q=bandeja'), service.waiter),
  ],
  [
    'a day of orders',
    async () => () =>
      service.server.call('GET', orders(`&desde=${today}&hasta=${today}`), service.waiter),
  ],
  [
    'a report of the whole restaurant',
    async () => () =>
      service.server.call(
        'GET',
        `/api/reports/restaurant?desde=${today}&hasta=${today}`,
        service.restaurant,
      ),
  ],
  [
    'a call of somebody whose session no node remembers',
    async () => {
      const newcomer = await makeEmployee(service.server.db, service.sede, ['pedidos']);
      return () => service.server.call('GET', orders(), newcomer);
    },
  ],
  [
    'signing in',
    async () => {
      const { server, sede, waiter } = service;
      const body = { dbName: sede.dbName, email: waiter.email, password: PASSWORD };
      return () => server.call('POST', '/api/auth/login', { body });
    },
  ],
  [
    'signing out',
    async () => {
      const newcomer = await makeEmployee(service.server.db, service.sede, ['pedidos']);
      return () => service.server.call('POST', '/api/auth/logout', { token: newcomer.token });
    },
  ],
  [
    'the payments of a restaurant',
    async () => () => service.server.call('GET', '/api/memberships/payments', service.restaurant),
  ],
  // The last ones: from here on the tables have accounts.
  [
    'the first round of a table',
    async () => {
      await activateAccounts(service);
      await service.create({ mesa: '70' });
      return () => roundAt('71');
    },
  ],
  [
    'another round of a table',
    async () => {
      await service.create({ mesa: '70' });
      return () => roundAt('70');
    },
  ],
  [
    'the open accounts',
    async () => () =>
      service.server.call('GET', `/api/accounts?dbName=${service.sede.dbName}`, service.waiter),
  ],
  [
    'a table joined to another',
    async () => {
      const tables = atTables(service);
      const account = await tables.at('70');
      return () => tables.move(account, { mesa: '71', unir: true });
    },
  ],
  [
    'a dish that goes to another table',
    async () => {
      const { _id: pedido } = await service.create({ mesa: '72' });
      const tables = atTables(service);
      const account = await tables.at('72');
      const lineas = [{ pedido, linea: 1, cantidad: 1 }];
      return () => tables.lines(account, { destino: { mesa: '73' }, lineas });
    },
  ],
  [
    'a bill that is asked for',
    async () => {
      const tables = atTables(service);
      const account = await tables.at('73');
      return () => tables.bill(account);
    },
  ],
  [
    'the account of a table as its guests read it',
    async () => {
      const code = await service.scanTable('73');
      return () => atTables(service).visit(code);
    },
  ],
  [
    'the payment that closes an account',
    async () => {
      const account = await atTables(service).at('73');
      const pagos = [{ metodo: 'efectivo', valor: account?.totales.saldo }];
      return () => atTill(service).pay(account?._id, { pagos });
    },
  ],
])('%s stays on one shard', async (call, prepare) => {
  const count = await countOf(await prepare());
  seen.push({ call, count });
  expect(count.multi).toBe(0);
  expect(count.single).toBeGreaterThan(0);
});

/** The page says what the last run saw. */
async function writeTable(version: string): Promise<void> {
  const lines = seen.map(({ call, count }) => `| ${call} | ${count.single} | ${count.multi} |`);
  const table = [
    `Seen ${bogotaDay(new Date())} with ${version}:`,
    '',
    '| call | statements for one shard | for several |',
    '|---|---|---|',
    ...lines,
  ];
  const page = await readFile(PAGE, 'utf8');
  const marked = /<!-- citus -->[\s\S]*<!-- \/citus -->/;
  await writeFile(
    PAGE,
    page.replace(marked, `<!-- citus -->\n${table.join('\n')}\n<!-- /citus -->`),
  );
}
