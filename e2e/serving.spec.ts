import type { Page } from '@playwright/test';
import { DEMO } from './api.ts';
import { closedToday } from './closed-today.ts';
import { addDish, enterAsGuest, goTo, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';
import { goToSede } from './screens.ts';
import { weighScripts } from './script-weight.ts';

test('the page is revalidated, its files are cached for ever, and both are compressed', async ({
  product,
}) => {
  const headers = { 'accept-encoding': 'br' };
  const page = await fetch(product.url, { headers });
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  const file = await fetch(`${product.url}${script}`, { headers });
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  const plain = await fetch(`${product.url}${script}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await file.text());
});

test('any address of a visitor is the app, but a missing file or call is not found', async ({
  product,
}) => {
  const status = async (path: string) => (await fetch(`${product.url}${path}`)).status;
  expect(await status('/restaurante/la-sazon-de-marta')).toBe(200);
  expect(await status('/assets/no-existe.js')).toBe(404);
  expect(await status('/images/no-existe/320.webp')).toBe(404);
  expect(await status('/api/no-existe')).toBe(404);
});

test('a picture of the menu comes in three widths and is cached for ever', async ({ product }) => {
  const answer = await fetch(`${product.url}/api/products?dbName=centro`);
  const [{ imagen }] = (await answer.json()) as [{ imagen: string }];
  const sizes: number[] = [];
  for (const width of [320, 640, 1280]) {
    const picture = await fetch(`${product.url}${imagen.replace('1280', String(width))}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    sizes.push((await picture.arrayBuffer()).byteLength);
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

test('the page of the API shows every call', async ({ page }) => {
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByText('/api/orders/create')).toBeVisible();
});

test.describe('JavaScript over the wire until nothing more comes', () => {
  // There is no service worker, so every file comes by the network.

  test('the page of a restaurant takes at most 83 KB', async ({ page }) => {
    const scripts = await weighScripts(page);
    await page.goto(`/restaurante/${DEMO.path}`);
    await expect(page.getByRole('heading', { name: 'Chapinero' })).toBeVisible();
    expectWeight(await scripts.untilIdle(), 83_000);
  });

  test('the menu, opened directly, takes at most 83 KB', async ({ page, browser, product }) => {
    await enterAsGuest(page);
    const storageState = await page.context().storageState();
    // A phone: a large screen also loads the cart beside the menu.
    const context = await browser.newContext({ baseURL: product.url, storageState, ...PHONE });
    const menu = await context.newPage();
    const scripts = await weighScripts(menu);
    await menu.goto('/user');
    // The page brings the first dishes; the last ones come with the app.
    await expect(menu.getByRole('heading', { name: 'Bebidas' })).toBeVisible();
    expectWeight(await scripts.untilIdle(), 83_000);
    await context.close();
  });

  test('the way from the link to the menu takes at most 100 KB', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    const scripts = await weighScripts(page);
    await goToSede(page, 'Centro');
    await scripts.untilIdle();
    await page.getByRole('link', { name: 'Continuar como visitante' }).click();
    await expect(page.getByRole('heading', { name: 'Bebidas' })).toBeVisible();
    expectWeight(await scripts.untilIdle(), 100_000);
  });
});

function expectWeight(files: Map<string, number>, most: number): void {
  const total = [...files.values()].reduce((sum, size) => sum + size, 0);
  const list = [...files].map(([name, size]) => `${size} ${name}`).join('\n');
  expect(total, list).toBeLessThanOrEqual(most);
  expect(total, list).toBeGreaterThan(60_000);
}

test('a diner’s pages come drawn, are taken over as they are, and complain of nothing', async ({
  page,
  browser,
  product,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // On a slow machine the page has the time to ask for its service worker, which these tests block.
    const isOfTheTest = message.text().includes('blocked by Playwright');
    const isComplaint = ['error', 'warning'].includes(message.type()) && !isOfTheTest;
    if (isComplaint) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await goToSede(page, 'Centro');
  await page.getByRole('link', { name: 'Continuar como visitante' }).click();
  await addDish(page, 'Bandeja paisa');
  for (const address of ['/user', '/user/cart']) {
    await page.goto(address);
    // A large screen has the phone's bar too, out of sight.
    await expect(page.getByText('$34.900').filter({ visible: true }).last()).toBeVisible();
  }
  await page.goto(`/restaurante/${DEMO.path}`);
  await expect(page.getByRole('button', { name: 'Seguir con tu pedido' })).toBeVisible();
  expect(complaints).toEqual([]);

  await test.step('the first dishes are visible without any script', async () => {
    const context = await browser.newContext({
      baseURL: product.url,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await context.newPage();
    await still.goto('/user');
    await expect(still.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
    await expect(still.getByRole('heading', { name: 'La Sazón de Marta' })).toBeVisible();
    await still.goto(`/restaurante/${DEMO.path}`);
    await expect(still.getByRole('heading', { name: 'Chapinero' })).toBeVisible();
    await context.close();
  });
});

test.describe('what is touched before the app has loaded', () => {
  test('a button works as soon as the app has', async ({ page }) => {
    const app = await heldBack(page);
    await page.goto(`/restaurante/${DEMO.path}`);
    await page.getByRole('listitem').filter({ hasText: 'Centro' }).getByRole('button').click();
    app.comes();
    await expect(page).toHaveURL(/\/userAuth$/);
  });

  test('a dish is in the cart that is opened right after it', async ({ page }) => {
    const app = await touchDishAndCart(page);
    app.comes();
    await expect(page).toHaveURL(/\/user\/cart$/);
    await expect(page.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
  });

  test('a tap is kept where the app draws the page otherwise than the server did', async ({
    page,
  }) => {
    await enterAsGuest(page);
    await page.route(/\/user$/, async (route) => {
      const answer = await route.fetch();
      const body = closedToday(await answer.text());
      await route.fulfill({ response: answer, body });
    });
    const app = await heldBack(page);
    await openDrawn(page, 'Agregar Bandeja paisa al carrito');
    app.comes();
    await expect(page.getByRole('button', { name: /^Agregar otro Bandeja paisa\./ })).toBeVisible();
  });

  test('a link works even if the app never loads', async ({ page }) => {
    const app = await touchDishAndCart(page);
    app.fails();
    await expect(page).toHaveURL(/\/user\/cart$/);
  });
});

async function touchDishAndCart(page: Page) {
  await enterAsGuest(page);
  const app = await heldBack(page);
  await openDrawn(page, 'Agregar Bandeja paisa al carrito');
  await goTo(page, 'Carrito');
  return app;
}

/** Opens the menu and taps a button of the page that the server drew. A busy server answers without drawing: then once more. */
async function openDrawn(page: Page, button: string): Promise<void> {
  await expect(async () => {
    await page.goto('/user', { waitUntil: 'commit' });
    await page.getByRole('button', { name: button }).click({ timeout: 5_000 });
  }).toPass();
}

/** Holds the first file of the app back until the test lets it pass or fail. */
async function heldBack(page: Page): Promise<{ comes: () => void; fails: () => void }> {
  const { promise, resolve } = Promise.withResolvers<'comes' | 'fails'>();
  await page.route(/\/assets\/vendor-/, async (route) =>
    (await promise) === 'comes' ? route.continue() : route.abort(),
  );
  return { comes: () => resolve('comes'), fails: () => resolve('fails') };
}
