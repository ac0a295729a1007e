/**
 * A service at full load: 20 sedes, 200 tables, 60 waiters and 400 phones on two nodes.
 *
 *   npm run bench -- saturday              ten minutes; writes bench/saturday.md
 *   npm run bench -- saturday --minutes 1  a short try, which writes nothing
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { postmasterPid } from '../e2e/product-process.ts';
import type { Db } from '../server/src/db/db.ts';
import { startNginx } from '../server/test/nginx.ts';
import { startRedis } from '../server/test/redis-server.ts';
import type { ServiceReport } from './saturday/book.ts';
import { startMeter } from './saturday/meter.ts';
import { type Accounts, pageOf, resultsOf } from './saturday/page.ts';
import { makeSedes, staff } from './saturday/restaurants.ts';
import type { ServiceJob } from './saturday/service-process.ts';
import { markOf } from './speed/part.ts';
import { type RunningServer, startProduct, stopServers } from './speed/servers.ts';
import { startDatabases } from './speed/world.ts';

const WHOLE = 10;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: `${WHOLE}` } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes: ${values.minutes} no es un número de minutos.`);

const folder = await mkdtemp(join(tmpdir(), 'comanda-sabado-'));
const databases = await startDatabases(folder);
const redis = await startRedis();
try {
  const { url: DATABASE_URL, db, close } = await databases.open('sabado');
  const sedes = await makeSedes(db);
  const env = { DATABASE_URL, REDIS_URL: redis.url, TRUST_PROXY: 'on', LOG_LEVEL: 'error' };
  const nodes = [await startNode('1', env), await startNode('2', env)];
  const nginx = await startNginx(
    folder,
    nodes.map(({ url }) => Number(new URL(url).port)),
  );
  const staffed = await staff(db, nginx.url, sedes);
  const before = await ordersIn(db);
  const meter = startMeter({
    'nodo 1': nodes[0]?.pid ?? 0,
    'nodo 2': nodes[1]?.pid ?? 0,
    PostgreSQL: postmasterPid(join(folder, 'cluster')) ?? 0,
  });
  print(`Abierto por ${minutes} minutos.`);
  const report = await serve({ url: nginx.url, ms: minutes * 60_000, sedes: staffed });
  const usage = meter.stop();
  const after = await ordersIn(db);
  const stored = [...after.keys()].filter((id) => !before.has(id));
  const invoiced = stored.filter((id) => after.get(id) === 'facturado').length;
  const accounts = await readAccounts(db);
  const results = resultsOf({ minutes, report, stored, invoiced, accounts, usage });
  for (const result of results) print(`${markOf(result)} ${result.target}: ${result.measured}`);
  if (results.some(({ isMet }) => isMet === false)) process.exitCode = 1;
  if (minutes >= WHOLE) {
    await writeFile(join(import.meta.dirname, 'saturday.md'), pageOf(results, minutes));
    print('Escrito en bench/saturday.md.');
  }
  await nginx.close();
  await close();
} finally {
  await stopServers();
  await redis.close();
  await databases.stop();
}

async function startNode(name: string, env: Record<string, string>): Promise<RunningServer> {
  const own = join(folder, `node-${name}`);
  await mkdir(own);
  return startProduct({ folder: own, env });
}

async function serve(job: ServiceJob): Promise<ServiceReport> {
  const child = fork(join(import.meta.dirname, 'saturday', 'service-process.ts'));
  try {
    child.send(job);
    const [report] = (await once(child, 'message')) as [ServiceReport];
    return report;
  } finally {
    child.kill();
  }
}

async function ordersIn(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; estado: string }>`
    SELECT id, estado FROM orders`.execute(db);
  return new Map(rows.map(({ id, estado }) => [id, estado]));
}

/** The orders that joined an account, and those on the bill of one that was closed. */
async function readAccounts(db: Db): Promise<Accounts> {
  const { rows: joined } = await sql<{ id: string; account: string }>`
    SELECT id, "cuentaId" AS account FROM orders WHERE "cuentaId" IS NOT NULL`.execute(db);
  const { rows } = await sql<{ id: string; estado: string; pedidos: string[] | null }>`
    SELECT id, estado, pedidos FROM accounts`.execute(db);
  return {
    joined: new Map(joined.map(({ id, account }) => [id, account])),
    open: rows.filter(({ estado }) => estado === 'abierta').length,
    bills: new Map(rows.map(({ id, pedidos }) => [id, pedidos ?? []])),
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
