import { dinerCheckoutMessages } from '@comanda/contract/orders/checkout.messages';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import type { Page } from '@playwright/test';
import {
  addDish,
  changePrice,
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  openCheckout,
  ordersWhere,
  PHONE,
} from './diner-visit.ts';
import { expect, test } from './product.ts';
import { expectAccessible, reload } from './screens.ts';

test.use({ ...PHONE, serviceWorkers: 'allow' });

test('a lost answer makes one order, not two', async ({ page, product }) => {
  const mesa = `P${Date.now() % 100_000}`;
  await enterAsGuest(page);
  await addDish(page, 'Bandeja paisa');
  await goTo(page, 'Carrito');
  const checkout = await openCheckout(page, 'Pedido a mesa');
  await checkout.getByLabel('Número de la mesa').fill(mesa);
  await fillGuest(checkout);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders/create', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await confirm(checkout);
  await expect(page).toHaveURL(/\/user\/orders$/);
  await expect(page.getByText('Recibimos tu pedido')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(dinerCheckoutMessages.waiting)).toBeHidden();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await ordersWhere(product.url, (one) => one.mesa === mesa)).toHaveLength(1);
});

test('without network menu and cart open, and an order waits for it', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const mesa = `S${Date.now() % 100_000}`;
  await enterAsGuest(page);
  await addDish(page, 'Bandeja paisa');
  await keptForLater(page);
  await context.setOffline(true);

  await test.step('the page opens again with its menu, and says what works', async () => {
    await reload(page);
    await expect(page.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
    await expect(page.getByText('Sin conexión.')).toBeVisible();
    await expectAccessible(page);
    await goTo(page, 'Carrito');
    await expect(page.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
  });

  await test.step('the order waits, also after the page was closed', async () => {
    const checkout = await openCheckout(page, 'Pedido a mesa');
    await checkout.getByLabel('Número de la mesa').fill(mesa);
    await fillGuest(checkout);
    await confirm(checkout);
    const slip = page.getByRole('article', { name: dinerCheckoutMessages.waiting });
    await expect(slip).toBeVisible();
    await expectAccessible(page);
    await reload(page);
    await expect(slip.getByText('Bandeja paisa')).toBeVisible();
    expect(await ordersWhere(product.url, (one) => one.mesa === mesa)).toEqual([]);
  });

  await test.step('with the network back it is sent, once although two pages are open', async () => {
    const second = await context.newPage();
    await second.goto('/user/orders');
    await expect(second.getByText(dinerCheckoutMessages.waiting).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Recibimos tu pedido')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(dinerCheckoutMessages.waiting)).toBeHidden();
    await expect(page.getByText('Sin conexión.')).toBeHidden();
    await expect(second.getByText(dinerCheckoutMessages.waiting)).toBeHidden();
    expect(await ordersWhere(product.url, (one) => one.mesa === mesa)).toHaveLength(1);
  });
});

test('an order that waited returns to the cart when its price has changed', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  await enterAsGuest(page, 'Chapinero');
  await addDish(page, 'Arroz con pollo');
  await keptForLater(page);
  await goTo(page, 'Carrito');
  await context.setOffline(true);
  const checkout = await openCheckout(page, 'Pedido para llevar');
  await fillGuest(checkout);
  await confirm(checkout);
  await expect(page.getByText(dinerCheckoutMessages.waiting).first()).toBeVisible();
  await changePrice(product.url, 'chapinero', 'Arroz con pollo', 33_700);
  await context.setOffline(false);
  await expect(page.getByText(dinerCheckoutMessages.waiting)).toBeHidden({ timeout: 30_000 });
  await goTo(page, 'Carrito');
  const returned = page.getByRole('region', { name: 'Tu pedido volvió al carrito' });
  await expect(returned.getByText(pricingMessages.changed)).toBeVisible();
  await expect(page.getByText('$33.700').first()).toBeVisible();
  await expectAccessible(page);
  const again = await openCheckout(page, 'Pedido para llevar');
  await expect(again.getByLabel('Tu nombre')).toHaveValue(/Nubia/);
  await confirm(again);
  await expect(page.getByRole('article').getByText('$33.700').first()).toBeVisible();
});

test('an order that waits can be withdrawn', async ({ page, context }) => {
  test.slow();
  await enterAsGuest(page);
  await addDish(page, 'Bandeja paisa');
  await keptForLater(page);
  await goTo(page, 'Carrito');
  await context.setOffline(true);
  const checkout = await openCheckout(page, 'Pedido para llevar');
  await fillGuest(checkout);
  await confirm(checkout);
  await page.getByRole('button', { name: 'Cancelar este pedido' }).click();
  await expect(page.getByText(/No ha salido de tu celular/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(page.getByText(dinerCheckoutMessages.waiting)).toBeHidden();
  await goTo(page, 'Carrito');
  await expect(page.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
});

test('the product can be installed', async ({ page, product }) => {
  const answer = await fetch(`${product.url}/manifest.webmanifest`);
  const manifest = (await answer.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Comanda', lang: 'es-CO', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const icon = await fetch(product.url + src);
    expect(icon.headers.get('content-type')).toBe('image/png');
  }
  const worker = await fetch(`${product.url}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(await worker.text()).not.toMatch(/owner-home|console-/);
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});

// As text, because it runs in the browser, whose caches Node's types do not know.
const IS_KEPT = `(async () => {
  if (!navigator.serviceWorker.controller || !(await caches.has('comanda-menu'))) return false;
  const menu = await caches.open('comanda-menu');
  return (await menu.keys()).length >= 2;
})()`;

/** Waits until the service worker has the shell and this menu. */
async function keptForLater(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(IS_KEPT), { timeout: 40_000 }).toBe(true);
}
