/**
 * How long a report takes over a year of 300 orders a day in five sedes, about 550,000 orders with
 * their audit log: on a PostgreSQL of its own in a temporary folder, through the whole API.
 *
 *   node bench/reports.ts
 *
 * DAYS and ORDERS (a day and sede) make it smaller; KEEP=on keeps the folder and says where it is.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { addDays, bogotaDay } from '../contract/src/days.ts';
import { buildApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/db/db.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { parseEnv } from '../server/src/env/env.ts';
import { openImageStore } from '../server/src/images/image-store.ts';
import { startCluster } from '../server/src/postgres/cluster.ts';
import { closePast } from '../server/src/reports/closing.service.ts';
import { loadYear } from './report-year.ts';

const LIMIT_MS = 300;
const RUNS = 20;
const { DAYS = '366', ORDERS = '300', KEEP = 'off' } = process.env;

const folder = await mkdtemp(join(tmpdir(), 'comanda-reportes-'));
const cluster = await startCluster(folder, print);
const { db, close } = openDatabase(cluster.url);
try {
  await migrate(cluster.url);
  const settings = parseEnv({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  const { app } = await buildApp({
    env: settings,
    db,
    images: await openImageStore(settings),
    mailer: async () => undefined,
  });
  const year = await timed('cargar', () =>
    loadYear(db, { days: Number(DAYS), ordersADay: Number(ORDERS) }),
  );
  print(`  ${year.orders} pedidos, ${year.entries} huellas`);
  await timed('cerrar los días', async () => {
    // A round of the background work stops after a while and continues a minute later.
    for (let round = 0; round < 30; round += 1) await closePast(db, new Date());
  });

  const today = bogotaDay(new Date());
  const periods = {
    hoy: [today, today],
    semana: [addDays(today, -6), today],
    mes: [addDays(today, -29), today],
    año: [addDays(today, -364), today],
    'año pasado y algo': [addDays(today, -399), today],
    'un día de hace meses': [addDays(today, -200), addDays(today, -200)],
  };
  // What a process does once, at its first requests, does not count.
  await measure('al arrancar', `/api/reports/restaurant?desde=${today}&hasta=${today}`, 3);
  const worst: number[] = [];
  for (const [name, [desde = '', hasta = '']] of Object.entries(periods)) {
    for (const path of ['restaurant', 'summary', 'restaurant.csv', 'summary.csv']) {
      const sede = path.startsWith('summary') ? `&dbName=${year.dbName}` : '';
      const url = `/api/reports/${path}?desde=${desde}&hasta=${hasta}${sede}`;
      worst.push(await measure(`${name}, ${path}`, url));
    }
  }
  const most = Math.max(...worst);
  print(`el más lento: ${most.toFixed(0)} ms de ${LIMIT_MS}`);
  if (most > LIMIT_MS) process.exitCode = 1;
  await app.close();

  async function measure(what: string, url: string, runs = RUNS): Promise<number> {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now();
      const headers = { authorization: `Bearer ${year.token}` };
      const { statusCode, body } = await app.inject({ method: 'GET', url, headers });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const [p50 = 0, max = 0] = [times[Math.floor(runs / 2)], times.at(-1)];
    print(`  ${what}: p50 ${p50.toFixed(0)} ms, máximo ${max.toFixed(0)} ms`);
    return max;
  }
} finally {
  await close();
  await cluster.stop();
  if (KEEP === 'on') print(`queda en ${folder}`);
  else await rm(folder, { recursive: true, force: true });
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  print(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return result;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
