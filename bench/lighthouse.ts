/**
 * What a phone's first visit is like, by Lighthouse: the menu of a sede with three hundred dishes, the
 * cart and the restaurant's public page, each five times from empty caches. Starts a product of its
 * own with the built web, prints the medians and fails below the target.
 *
 *   node bench/lighthouse.ts
 *
 * RUNS and PRODUCTS change how often and how long the menu is; PAGES=menu,cart runs only those.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { DEMO } from '../e2e/api.ts';
import { findChromium } from '../e2e/chromium.ts';
import { inNewFolder, startProduct, stop } from '../e2e/product-process.ts';
import { goToSede } from '../e2e/screens.ts';
import { fillMenu, logInOwner } from './big-menu.ts';

const { RUNS = '5', PRODUCTS = '300', PAGES = 'menu,cart,publica' } = process.env;

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Upper limits, in milliseconds; a shift is a share of the screen. */
const LIMITS = {
  'largest-contentful-paint': 1800,
  'total-blocking-time': 100,
  'cumulative-layout-shift': 0.02,
} as const;
type Metric = keyof typeof LIMITS;
const METRICS = Object.keys(LIMITS) as Metric[];

const ADDRESSES: Record<string, string> = {
  menu: '/user',
  cart: '/user/cart',
  publica: `/restaurante/${DEMO.path}`,
};

await inNewFolder(async (dataDir) => {
  // As a newcomer starts it: the web is built if it is stale.
  const { server, url } = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, [
    'npm',
    'start',
  ]);
  try {
    await fillMenu(await logInOwner(url, DEMO.owner, DEMO.password), DEMO.dbName, Number(PRODUCTS));
    await measure(url);
  } finally {
    await stop(server, 'SIGTERM');
  }
});

async function measure(url: string): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'comanda-lighthouse-'));
  await visitAsGuest(url, profile);
  // Lighthouse empties the caches before each run and keeps what the diner chose.
  const chrome = await launch({
    chromePath: findChromium(),
    userDataDir: profile,
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    for (const name of PAGES.split(',')) await judge(name, url + ADDRESSES[name], chrome.port);
  } finally {
    chrome.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function judge(name: string, address: string, port: number): Promise<void> {
  const scores: Record<Category, number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
  };
  const measured: Record<Metric, number[]> = {
    'largest-contentful-paint': [],
    'total-blocking-time': [],
    'cumulative-layout-shift': [],
  };
  const failed = new Set<string>();
  for (let run = 0; run < Number(RUNS); run += 1) {
    const result = await lighthouse(address, {
      port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse did not answer for ${address}`);
    const { categories, audits } = result.lhr;
    for (const category of CATEGORIES) {
      scores[category].push(Math.round((categories[category]?.score ?? 0) * 100));
    }
    for (const metric of METRICS) {
      measured[metric].push(Number((audits[metric]?.numericValue ?? Infinity).toFixed(3)));
    }
    for (const { id, score, displayValue = '' } of Object.values(audits)) {
      if (score !== null && score < 0.9) failed.add(`${id} ${displayValue}`.trim());
    }
  }
  print(name);
  for (const category of CATEGORIES) {
    const middle = median(scores[category]);
    const isEnough = middle >= TARGETS[category];
    print(`  ${isEnough ? '✓' : '✗'} ${category}: ${middle} (${scores[category].join(', ')})`);
    if (!isEnough) process.exitCode = 1;
  }
  for (const metric of METRICS) {
    const middle = median(measured[metric]);
    const isEnough = middle <= LIMITS[metric];
    print(`  ${isEnough ? '✓' : '✗'} ${metric}: ${middle} (${measured[metric].join(', ')})`);
    if (!isEnough) process.exitCode = 1;
  }
  for (const audit of failed) print(`    ${audit}`);
}

/** A guest who chose the sede and put three dishes into the cart, kept in the browser's folder. */
async function visitAsGuest(url: string, profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox'],
    baseURL: url,
  });
  const page = await context.newPage();
  await goToSede(page, 'Centro');
  await page.getByRole('link', { name: 'Continuar como visitante' }).click();
  const add = page.getByRole('button', { name: /^Agregar .* al carrito$/ });
  for (let dish = 0; dish < 3; dish += 1) await add.first().click();
  await context.close();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
