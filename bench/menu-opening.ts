/**
 * How long a phone waits for the whole menu of three hundred dishes, with sixty groups of options and without any: two
 * sedes of one product, opened in turns from empty caches over a slow network. Fails above the target.
 *
 *   npm run bench:opening
 *
 * RUNS and PRODUCTS change how often and how long the menus are.
 */
import type { PerformanceResourceTiming } from 'node:perf_hooks';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO } from '../e2e/api.ts';
import { findChromium } from '../e2e/chromium.ts';
import { inNewFolder, startProduct, stop } from '../e2e/product-process.ts';
import { goToSede } from '../e2e/screens.ts';
import { fillMenu, logInOwner, type OwnerCalls } from './big-menu.ts';
import { quantile } from './speed/quantile.ts';

const { RUNS = '15', PRODUCTS = '300' } = process.env;

const GROUPS = 60;
const MOST = 1.15;
/** A telephone on mobile data. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

const MENU_PARTS = ['/api/categories?', '/api/products?', '/api/modifiers?'];

const GROUPED = { dbName: 'centro', nombre: 'Centro' };
const PLAIN = { dbName: 'chapinero', nombre: 'Chapinero' };
type Sede = typeof GROUPED;

await inNewFolder(async (dataDir) => {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
  const { server, url } = await startProduct(settings, ['npm', 'start']);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const owner = await logInOwner(url, DEMO.owner, DEMO.password);
    for (const { dbName } of [PLAIN, GROUPED]) {
      await fillMenu(owner, dbName, Number(PRODUCTS));
      await deleteGroups(owner, dbName);
    }
    await drawGroups(owner, GROUPED.dbName);
    await compare(url, browser);
  } finally {
    await browser.close();
    await stop(server, 'SIGTERM');
  }
});

async function compare(url: string, browser: Browser): Promise<void> {
  const plain = await phoneAt(url, browser, PLAIN);
  const grouped = await phoneAt(url, browser, GROUPED);
  const times = { plain: [] as number[], grouped: [] as number[] };
  // The first opening of each fills the caches of the server.
  for (let run = 0; run <= Number(RUNS); run += 1) {
    const [before, after] = [await open(plain), await open(grouped)];
    if (run === 0) continue;
    times.plain.push(before);
    times.grouped.push(after);
  }
  const middle = (of: number[]) =>
    quantile(
      of.toSorted((one, other) => one - other),
      0.5,
    );
  const ratio = middle(times.grouped) / middle(times.plain);
  print(`sin grupos: ${words(middle(times.plain))} (${times.plain.map(words).join(', ')})`);
  print(
    `${GROUPS} grupos: ${words(middle(times.grouped))} (${times.grouped.map(words).join(', ')})`,
  );
  print(`${ratio <= MOST ? '✓' : '✗'} ${ratio.toFixed(2)} ×, ≤ ${MOST} ×`);
  if (ratio > MOST) process.exitCode = 1;
}

/** A guest's page that has chosen the sede. */
async function phoneAt(url: string, browser: Browser, { nombre }: Sede): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    // It would answer from what it kept.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await goToSede(page, nombre);
  await page.getByRole('link', { name: 'Continuar como visitante' }).click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  return page;
}

/** Milliseconds from the address until the last part of the menu is there. */
async function open(page: Page): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.clearBrowserCache');
  await network.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto('/user', { waitUntil: 'commit' });
  const opened = await page.waitForFunction((parts) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = parts.map((part) => {
      const answer = resources.find(({ name }) => name.includes(part));
      return answer?.responseEnd ?? 0;
    });
    return ends.every((end) => end > 0) && Math.max(...ends);
  }, MENU_PARTS);
  await network.detach();
  return Number(await opened.jsonValue());
}

async function deleteGroups({ call }: OwnerCalls, dbName: string): Promise<void> {
  for (const { codigo } of await call<{ codigo: string }[]>(`/api/modifiers?dbName=${dbName}`)) {
    const address = `/api/modifiers/${codigo}?dbName=${dbName}&quitar=true`;
    await call(address, { method: 'DELETE' });
  }
}

/** Sixty groups of five options, three of them on every dish. */
async function drawGroups({ call }: OwnerCalls, dbName: string): Promise<void> {
  const products = await call<{ id_sigo: string }[]>(`/api/products?dbName=${dbName}`);
  const productos = products.map(({ id_sigo }) => id_sigo);
  for (let at = 1; at <= GROUPS; at += 1) {
    const opciones = [1, 2, 3, 4, 5].map((option) => ({
      nombre: `Opción de la casa ${option}`,
      precio: option * 500,
    }));
    const body = { dbName, nombre: `Grupo ${at}`, nuevo: true, max: 4, gratis: 1, opciones };
    await put(call, `/api/modifiers/grupo-${at}`, { ...body, ...(at <= 3 && { productos }) });
  }
}

function put(call: OwnerCalls['call'], path: string, body: object): Promise<unknown> {
  return call(path, {
    method: 'PUT',
    body: new Blob([JSON.stringify(body)], { type: 'application/json' }),
  });
}

function words(ms: number): string {
  return `${Math.round(ms)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
