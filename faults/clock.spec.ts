import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { TILL_ENDPOINTS } from '@comanda/contract/till/till';
import type { Browser, Page } from '@playwright/test';
import { allOrders, anyProduct, DEMO, ownerToken, placeOrder } from '../e2e/api.ts';
import { moveOrder } from '../e2e/diner-visit.ts';
import { record } from '../e2e/figures.ts';
import { atWork, staff } from '../e2e/full-service-crew.ts';
import { expect, test } from '../e2e/product.ts';
import { enterAsOwner } from '../e2e/screens.ts';

const DAY_MS = 86_400_000;
const DAY_WORDS = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  timeZone: 'America/Bogota',
});

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a device whose clock is a day ${name} reads the times and the days of the server`, {
    tag: '@faults',
  }, async ({ browser, product }) => {
    test.setTimeout(300_000);
    const { url } = product;
    const id_sigo = await anyProduct(url);
    const fresh = await placeOrder(url, id_sigo);
    const sold = await placeOrder(url, id_sigo);
    for (const estado of ['preparado', 'entregado', 'facturado']) {
      await moveOrder(url, sold, estado);
    }
    const today = `Hoy, ${DAY_WORDS.format(dayRange(bogotaDay(new Date())).from)
      .replace('.', '')
      .replace(' de ', ' ')}`;
    const wrong = (page: Page) => moveClock(page, days * DAY_MS);

    const kitchen = await atWork(browser, url, staff('cocina'), wrong);
    for (const isAgain of [false, true]) {
      if (isAgain) await kitchen.reload();
      const slip = kitchen.getByRole('article').filter({ hasText: tag(fresh._id) });
      await expect(slip).toContainText(/ahora mismo|[1-3] min/, { timeout: 30_000 });
      await expect(kitchen.getByText('Más de una hora')).toHaveCount(await olderThanAnHour(url));
    }
    await kitchen.context().close();

    const till = await atWork(browser, url, staff('caja'), wrong);
    for (const isAgain of [false, true]) {
      if (isAgain) await till.reload();
      await expect(till.getByText(today)).toBeVisible({ timeout: 30_000 });
      await expect(till.getByRole('heading', { name: /^Cobrado hoy/ })).toBeVisible();
      await expect(till.getByText(await takingsOfToday(url)).first()).toBeVisible();
    }
    await till.context().close();

    const asked = await asOwner(browser, url, wrong);
    // The home compares today with the same day of the week before.
    const current = bogotaDay(new Date());
    expect(asked).toContain(current);
    expect(asked.filter((day) => day !== current && day !== addDays(current, -7))).toEqual([]);
    record(
      'clock',
      `a browser whose clock is a day ${name}`,
      'ages in the kitchen, the day and the sales of the till, presets of reports and the audit log match the server, also after a reload',
    );
  });
}

/** The days that the report of today asked for, once the server had said what time it is. */
async function asOwner(browser: Browser, url: string, wrong: (page: Page) => Promise<void>) {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await wrong(page);
  await enterAsOwner(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/reports/')) asked.add(searchParams.get('hasta') ?? '');
  });
  await page
    .getByRole('link', { name: /Reportes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expect(
    page
      .getByRole('heading', { name: 'Ventas por hora' })
      .or(page.getByText('Ventas').first())
      .first(),
  ).toBeVisible();
  await page.goto('/restaurant/audit');
  await expect(page.getByText(/^Hoy/).first()).toBeVisible({ timeout: 30_000 });
  await page.context().close();
  return [...asked];
}

/** In the browser only: from its first script on, every clock is off by this much. */
async function moveClock(page: Page, byMs: number): Promise<void> {
  await page.addInitScript(`
    const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...given) {
        if (given.length) super(...given);
        else super(Right.now() + ${byMs});
      }
      static now() {
        return Right.now() + ${byMs};
      }
    };`);
}

const tag = (id: string) => id.slice(-5).toUpperCase();

async function olderThanAnHour(url: string): Promise<number> {
  const hourAgo = Date.now() - 3_600_000;
  const orders = await allOrders(url, await ownerToken(url));
  return orders.filter(
    ({ estado, horaCreacion }) =>
      estado === 'enviado' &&
      bogotaDay(horaCreacion) === bogotaDay(new Date()) &&
      Date.parse(horaCreacion) < hourAgo,
  ).length;
}

/** Money counts on the day it came: what every method brought, less what went back. */
async function takingsOfToday(url: string): Promise<string> {
  const query = new URLSearchParams({ dbName: DEMO.dbName, dia: bogotaDay(new Date()) });
  const answer = await fetch(`${url}/api/till/day?${query}`, {
    headers: { authorization: `Bearer ${await ownerToken(url)}` },
  });
  const { porMetodo } = TILL_ENDPOINTS['GET /api/till/day'].answer.parse(await answer.json()).data;
  return formatMoney((porMetodo ?? []).reduce((sum, { neto }) => sum + neto, 0));
}
