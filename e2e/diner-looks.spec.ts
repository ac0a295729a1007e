import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Locator, Page } from '@playwright/test';
import { addDish, enterAsGuest, goTo, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';
import { enterAsOwner, enterAsStaff } from './screens.ts';

test.use(PHONE);

test('the menu’s header takes 96 px, its tabs stay under the finger and survive a reload, and long names stretch no row', async ({
  page,
}) => {
  await page.route('**/api/products?*', async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as { nombre: string }[];
    const long = ' a la brasa de la abuela Concepción con todos los acompañamientos de la casa';
    for (const one of products) if (one.nombre === 'Churrasco') one.nombre += long;
    await route.fulfill({ response: answer, json: products });
  });
  await enterAsGuest(page);
  const name = page.getByRole('button', { name: /^Churrasco a la brasa/ });
  await expect(name).toBeVisible();

  const cards = page.getByRole('listitem').filter({ has: page.locator('[data-open]') });
  const card = cards.filter({ has: name });
  const plus = card.getByRole('button', { name: /^Agregar/ });
  expect((await box(card)).height).toBe((await box(cards.nth(3))).height);
  // The description of a long name has its line too.
  for (const one of [cards.nth(1), card]) {
    const description = await box(one.locator('p').first());
    expect(description.height).toBeGreaterThan(15);
    expect(description.bottom).toBeLessThanOrEqual(
      (await box(one.locator('[data-open]').locator('../..'))).bottom,
    );
  }
  // What is cut off of the name is not under the plus either.
  const words = await box(card.getByRole('heading').locator('..'));
  expect(words.bottom).toBeLessThanOrEqual((await box(plus)).top);
  expect(words.height).toBeLessThan(49);

  const header = page.locator('header');
  const tab = page.getByRole('button', { name: 'Sopas', exact: true });
  await scrollTo(page, 600);
  expect(await box(header)).toMatchObject({ top: 0, height: 96 });
  const before = await box(tab);
  await tab.click();
  await expect(page.getByRole('heading', { name: 'Ajiaco santafereño' })).toBeInViewport();
  expect(await box(tab)).toEqual(before);

  await page.reload();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Bebidas' })).toHaveCount(0);
});

test('a large screen has the cart beside the menu, and a phone never loads it', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await enterAsGuest(page);
  await addDish(page, 'Ajiaco santafereño');
  const column = page.getByRole('region', { name: 'Tu carrito' });
  const bar = page.getByRole('link', { name: /Ver carrito/ });
  await expect(bar).toBeVisible();
  expect(files.filter((file) => file.includes('cart-column'))).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(column.getByRole('heading', { name: 'Ajiaco santafereño' })).toBeVisible();
  await expect(bar).toBeHidden();
  await column.getByRole('button', { name: 'Pedido para llevar' }).click();
  await expect(page.getByRole('dialog', { name: 'Pedido para llevar' })).toBeVisible();
  await page.goBack();
  await expect(column).toBeVisible();
});

test('a toast covers no navigation, title, chip or total, on a phone and on a large screen', async ({
  page,
}) => {
  await enterAsGuest(page);
  await expect(page.getByRole('heading', { name: 'Bebidas' })).toBeVisible();
  for (const size of [PHONE.viewport, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    for (const top of [0, 60, 600]) {
      await scrollTo(page, top);
      await addFirstInView(page);
      expect(await page.evaluate(COVERED), `${size.width} px, scrolled to ${top}`).toEqual([]);
      await closeToast(page);
    }
    await goTo(page, 'Carrito');
    const quitar = page.getByRole('button', { name: /^Quitar/ }).first();
    await quitar.click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    expect(await page.evaluate(COVERED), `${size.width} px, the cart`).toEqual([]);
    await closeToast(page);
    await goTo(page, 'Inicio');
  }
});

test('a pile of toasts covers nothing either, and each is one line on a phone', async ({
  page,
}) => {
  await enterAsGuest(page);
  await addDish(page, 'Ajiaco santafereño');
  await goTo(page, 'Carrito');
  await page
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  const told = page.locator('[data-toast]').filter({ hasText: ordersMessages.removedFromCart });
  await expect(told).toBeVisible();
  expect(await page.evaluate(COVERED)).toEqual([]);
  expect((await box(told)).height).toBeLessThanOrEqual(48);
  await expect(told.getByRole('button', { name: 'Ver el aviso completo' })).toHaveCount(0);
});

test('a toast covers no navigation, title or tab of the console and of the owner', async ({
  page,
  browser,
  product,
}) => {
  await enterAsStaff(page, 'caja.centro@lasazon.example');
  await page
    .getByRole('button', { name: /Marcar facturado$/ })
    .first()
    .click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  expect(await page.evaluate(COVERED), 'caja').toEqual([]);

  const owner = await browser.newPage({ ...PHONE, baseURL: product.url });
  await enterAsOwner(owner);
  await owner.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(owner.locator('[data-toast]')).toBeVisible();
  expect(await owner.evaluate(COVERED), 'owner').toEqual([]);
  await owner.close();
});

/** On a slow machine it may be gone by itself before. */
async function closeToast(page: Page): Promise<void> {
  await page.evaluate(`document.querySelector('[aria-label="Cerrar aviso"]')?.click()`);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
}

/** Adds the first dish whose plus is on the screen, without the scrolling of a usual click. */
async function addFirstInView(page: Page): Promise<void> {
  await page.evaluate(`[...document.querySelectorAll('main li button[aria-label^="Agregar"]')]
    .find((one) => one.getBoundingClientRect().top > 300).click()`);
  await expect(page.locator('[data-toast]')).toBeVisible();
}

/** What the toasts cover, as text, because it runs in the browser. */
const COVERED = `(() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const toasts = [...document.querySelectorAll('[data-toast]')].map(boxOf);
  return [...document.querySelectorAll('header, nav, h1, h2, [aria-pressed], main a, [data-clear]')]
    .filter((one) => toasts.some((toast) => {
      const box = boxOf(one);
      return box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
    }))
    .map((one) => one.textContent);
})()`;

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`window.scrollTo(0, ${top})`);
}

async function box(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { left: x, top: y, right: x + width, bottom: y + height, height };
}
