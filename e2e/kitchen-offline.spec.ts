import { platosMessages } from '@comanda/contract/kitchen/platos.messages';
import { struckPlatos } from '@comanda/contract/kitchen/platos.rules';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { placeOrder, productsOf } from './api.ts';
import { moveOrder, ordersWhere } from './diner-visit.ts';
import { atWork, staff } from './full-service-crew.ts';
import { slipOf } from './full-service-moves.ts';
import { keptForLater, shortOf, wake } from './offline-play.ts';
import { expect, test } from './product.ts';
import { expectAccessible, reload, touchWhenAsked } from './screens.ts';

const DRAINED_MS = 30_000;

test.use({ serviceWorkers: 'allow' });

test('strikes without network stay on the screen, and the server has exactly them, sent once', async ({
  browser,
  product,
}) => {
  test.slow();
  const { url } = product;
  const cook = await atWork(browser, url, staff('cocina'));
  const order = await placeOrder(url, ...(await productsOf(url)).slice(0, 4));
  await expect(slipOf(cook, shortOf(order._id))).toBeVisible();
  await keptForLater(cook);
  const context = cook.context();
  const strikes = listenForStrikes(context);
  const second = await context.newPage();
  await touchWhenAsked(second);
  await second.goto('/employee');
  await wake(second);
  await expect(plate(second, order, 2)).toBeVisible();
  await context.setOffline(true);

  await test.step('a cook strikes two dishes and takes one back, also after a reload', async () => {
    await strike(cook, order, 0);
    await strike(cook, order, 1);
    await takeBack(cook, order, 1);
    await expect(cook.getByText(/1 plato espera en este dispositivo/)).toBeVisible();
    await reload(cook);
    await wake(cook);
    await expect(plate(cook, order, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(plate(cook, order, 1)).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(cook);
  });

  await test.step('another tab shows them, and adds one', async () => {
    await expect(plate(second, order, 0)).toHaveAttribute('aria-pressed', 'true');
    await strike(second, order, 2);
    await expect(plate(cook, order, 2)).toHaveAttribute('aria-pressed', 'true');
  });

  expect(strikes).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => struckOf(url, order), { timeout: DRAINED_MS }).toEqual(['1', '3']);
  for (const page of [cook, second]) {
    await expect(page.getByText(offlineMessages.noConnection)).toBeHidden();
    await expect(page.getByText(offlineMessages.allSent)).toBeHidden();
    await expect(plate(page, order, 0)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(strikes).toEqual([{ platos: ['1', '3'], listo: true }]);
});

test('a strike of an order that was cancelled meanwhile is told in words', async ({
  browser,
  product,
}) => {
  test.slow();
  const { url } = product;
  const cook = await atWork(browser, url, staff('cocina'));
  const order = await placeOrder(url, ...(await productsOf(url)).slice(0, 2));
  await expect(slipOf(cook, shortOf(order._id))).toBeVisible();
  await keptForLater(cook);
  await cook.context().setOffline(true);
  await strike(cook, order, 0);
  await moveOrder(url, order, 'cancelado');
  await cook.context().setOffline(false);
  const problems = cook.getByRole('list', { name: 'Lo que no se pudo hacer' });
  await expect(problems.getByText(platosMessages.strikeFailed)).toBeVisible({
    timeout: DRAINED_MS,
  });
  await expect(problems.getByText(/ahora está cancelado/)).toBeVisible();
  await expectAccessible(cook);
  await problems.getByRole('button', { name: /^Entendido/ }).click();
  await expect(problems).toBeHidden();
});

function plate(page: Page, order: Order, line: number): Locator {
  const { nombre = '' } = order.productos[line] ?? {};
  return slipOf(page, shortOf(order._id)).getByRole('button', { name: `Listo: 1 ${nombre}` });
}

async function strike(page: Page, order: Order, line: number): Promise<void> {
  await plate(page, order, line).click();
  await expect(plate(page, order, line)).toHaveAttribute('aria-pressed', 'true');
}

/** A second tap as fast as a doubled one does nothing, so it is tapped until it is back. */
async function takeBack(page: Page, order: Order, line: number): Promise<void> {
  const dish = plate(page, order, line);
  await expect(async () => {
    if ((await dish.getAttribute('aria-pressed')) === 'true') await dish.click();
    await expect(dish).toHaveAttribute('aria-pressed', 'false', { timeout: 2_000 });
  }).toPass();
}

/** What the pages of a device ask the server to strike, in the order of the calls. */
function listenForStrikes(context: BrowserContext): unknown[] {
  const strikes: unknown[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('/api/kitchen/platos/')) return;
    const { platos, listo } = request.postDataJSON();
    strikes.push({ platos, listo });
  });
  return strikes;
}

async function struckOf(url: string, { _id }: Order): Promise<string[]> {
  const [now] = await ordersWhere(url, (one) => one._id === _id);
  return now ? [...struckPlatos(now)] : [];
}
