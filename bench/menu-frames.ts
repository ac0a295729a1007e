/**
 * How smooth the owner's menu is with three hundred products: the worst long task while scrolling,
 * filtering and searching in a real Chromium. Wants a running product that serves the built web.
 *
 *   BASE_URL=http://127.0.0.1:3000 node bench/menu-frames.ts
 *
 * EMAIL, PASSWORD and DB_NAME name the owner and the sede; without them, the demo's Chapinero.
 * PRODUCTS is how many the sede should have; those missing are added to it and stay there.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { fillMenu, logInOwner } from './big-menu.ts';

const {
  BASE_URL = 'http://127.0.0.1:3000',
  EMAIL = 'marta@lasazon.example',
  PASSWORD = 'sazon2026!',
  DB_NAME = 'chapinero',
  PRODUCTS = '300',
} = process.env;

/** The browser calls anything above this a long task. */
const LONG_TASK_MS = 50;

// As text, because it runs in the browser, whose long tasks Node's types do not know.
const WATCH_LONG_TASKS = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask' });
`;

const owner = await logInOwner(BASE_URL, EMAIL, PASSWORD);
await fillMenu(owner, DB_NAME, Number(PRODUCTS));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
try {
  await measure(browser);
} finally {
  await browser.close();
}

async function measure(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enter(page);
  await page.goto(`${BASE_URL}/restaurant/menu`);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  const rows = await page.getByRole('heading', { level: 3 }).count();
  print(`${rows} productos en la pantalla`);
  await page.evaluate(WATCH_LONG_TASKS);
  const worst = [
    await worstDuring(page, 'bajar y subir', scroll),
    await worstDuring(page, 'elegir categorías', chooseCategories),
    await worstDuring(page, 'buscar', search),
  ];
  const most = Math.max(...worst);
  print(`peor tarea: ${most ? `${Math.round(most)} ms` : `ninguna pasó de ${LONG_TASK_MS} ms`}`);
  if (most > LONG_TASK_MS) process.exitCode = 1;
}

// Found by CSS, because searching three hundred rows by role takes the page's own time.

async function scroll(page: Page): Promise<void> {
  for (const direction of [1, -1]) {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, direction * 400);
      await page.waitForTimeout(16);
    }
  }
}

async function chooseCategories(page: Page): Promise<void> {
  const chips = page.locator('fieldset button[aria-pressed]');
  for (const chip of await chips.all()) await chip.click();
  await page.locator('button', { hasText: 'Ver todas' }).click();
}

async function search(page: Page): Promise<void> {
  const field = page.locator('input[inputmode=search]');
  await field.pressSequentially('plato de prueba 12', { delay: 60 });
  for (let left = 18; left > 0; left -= 1) await field.press('Backspace', { delay: 30 });
}

async function worstDuring(
  page: Page,
  what: string,
  work: (page: Page) => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    globalThis.longTasks = [];
  });
  await work(page);
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => globalThis.longTasks);
  const worst = Math.max(0, ...tasks);
  print(`  ${what}: ${tasks.length} tareas largas, la peor ${Math.round(worst)} ms`);
  return worst;
}

declare global {
  var longTasks: number[];
}

async function enter(page: Page): Promise<void> {
  const sede = (await locations()).find(({ dbName }) => dbName === DB_NAME);
  if (!sede) throw new Error(`No hay una sede ${DB_NAME}`);
  await page.goto(`${BASE_URL}/login`);
  await page.getByLabel('Correo electrónico').fill(EMAIL);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/restaurant');
  await page.getByLabel('Sede', { exact: true }).selectOption(sede._id);
}

async function locations(): Promise<{ _id: string; dbName: string }[]> {
  const path = `/api/locations/getLocationsByEmail?email=${encodeURIComponent(EMAIL)}`;
  return (await owner.call<{ data: { _id: string; dbName: string }[] }>(path)).data;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
