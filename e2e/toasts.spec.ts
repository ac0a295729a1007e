import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { staffPath } from '@comanda/contract/pages/staff-address';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import type { Locator, Page } from '@playwright/test';
import { anyProduct, DEMO, placeOrder } from './api.ts';
import {
  addDish,
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  moveOrder,
  openCheckout,
  PHONE,
} from './diner-visit.ts';
import { atWork, staff } from './full-service-crew.ts';
import { bump, addDish as order } from './full-service-moves.ts';
import { stirService } from './gallery/lively-service.ts';
import { expect, test } from './product.ts';
import { enterAsOwner, enterAsStaff } from './screens.ts';

test.use(PHONE);

const TABLET = { width: 820, height: 1180 };
const LARGE = { width: 1440, height: 900 };

test('a toast covers no navigation, title, chip or total, on a phone and on a large screen', async ({
  page,
}) => {
  await enterAsGuest(page);
  await expect(page.getByRole('heading', { name: 'Bebidas' })).toBeVisible();
  for (const size of [PHONE.viewport, LARGE]) {
    await page.setViewportSize(size);
    for (const top of [0, 60, 600]) {
      await scrollTo(page, top);
      await addFirstInView(page);
      expect(await page.evaluate(COVERED), `${size.width} px, scrolled to ${top}`).toEqual([]);
      await closeToasts(page);
    }
    await goTo(page, 'Carrito');
    const quitar = page.getByRole('button', { name: /^Quitar/ }).first();
    await quitar.click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    expect(await page.evaluate(COVERED), `${size.width} px, the cart`).toEqual([]);
    await closeToasts(page);
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
  // The demo's deliveries are of yesterday just after midnight.
  const delivered = await placeOrder(product.url, await anyProduct(product.url));
  for (const estado of ['preparado', 'entregado']) await moveOrder(product.url, delivered, estado);
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

test('a toast of two lines asks nobody to open it where both are shown, and taps go through it', async ({
  browser,
  product,
}) => {
  const raced = await placeOrder(product.url, await anyProduct(product.url));
  const cook = await atWork(browser, product.url, staff('cocina'));
  await cook.context().setOffline(true);
  await bump(cook, raced._id.slice(-5).toUpperCase());
  const told = cook.locator('[data-toast]').filter({ hasText: offlineMessages.moveWaits });
  await expect(told).toBeVisible();
  await expect(told.locator('[data-description]')).toBeVisible();
  await expect(told.getByRole('button', { name: 'Ver el aviso completo' })).toHaveCount(0);
  expect(await cook.evaluate(IS_TAPPED)).toBe(false);
  await cook.context().close();
});

test('a toast covers no title, tab or ready order of the waiter', async ({ page, product }) => {
  await stirService(product.url);
  await enterAsStaff(page, 'pedidos.centro@lasazon.example');
  for (const size of [PHONE.viewport, TABLET, LARGE]) {
    await page.setViewportSize(size);
    await page.getByRole('tab', { name: 'Gestionar pedido' }).click();
    await order(page, 'Arroz con pollo');
    await expectNothingCovered(page, `${size.width} px, taking an order`);
    await order(page, 'Arroz con pollo');
    // A toast that somebody looks at stays.
    await page.keyboard.press('Alt+KeyT');
    await page.getByRole('tab', { name: /^Pedidos/ }).dispatchEvent('click');
    await page.getByRole('tab', { name: /^Preparado/ }).dispatchEvent('click');
    await expect(page.getByRole('button', { name: 'Entregar' }).first()).toBeVisible();
    await expectNothingCovered(page, `${size.width} px, the list`);
  }
});

test('a toast covers nobody’s name on a shared tablet', async ({ page, product }) => {
  for (const size of [PHONE.viewport, TABLET, LARGE]) {
    await page.context().clearCookies();
    await page.request.post(`${product.url}/api/auth/login`, {
      data: { email: DEMO.cook, password: DEMO.password, dbName: 'centro', compartida: true },
    });
    await page.setViewportSize(size);
    await page.goto(staffPath(DEMO.path, 'centro'));
    await page.getByRole('button', { name: /Quintero/ }).click();
    for (const digit of '246810') {
      await page.getByRole('button', { name: digit, exact: true }).click();
    }
    await order(page, 'Arroz con pollo');
    await closeToasts(page);
    await page.getByRole('button', { name: offlineMessages.switchPerson }).click();
    await expect(page.getByRole('list', { name: staffDoorMessages.whoAreYou })).toBeVisible();
    await expectNothingCovered(page, `${size.width} px`);
  }
});

test('a toast covers neither the number of an order nor how it goes', async ({ page }) => {
  await enterAsGuest(page);
  for (const size of [PHONE.viewport, TABLET, LARGE]) {
    await page.setViewportSize(size);
    await goTo(page, 'Inicio');
    await addDish(page, 'Ajiaco santafereño');
    await goTo(page, 'Carrito');
    const checkout = await openCheckout(page, 'Pedido para llevar');
    await fillGuest(checkout);
    await closeToasts(page);
    await confirm(checkout);
    await expect(page.getByRole('status').filter({ hasText: 'Recibimos' }).first()).toBeVisible();
    await expectNothingCovered(page, `${size.width} px`);
  }
});

async function expectNothingCovered(page: Page, where: string): Promise<void> {
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  // A page that slides in pushes the toast out of its way once it stands.
  await expect.poll(() => page.evaluate(`${IS_SHOWN} && ${COVERED}`), where).toEqual([]);
  await closeToasts(page);
}

/** Nothing is covered by toasts that are gone. */
const IS_SHOWN = `document.querySelector('[data-toast]') !== null`;

/** On a slow machine they may be gone by themselves before. */
async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(
    `document.querySelectorAll('[aria-label="Cerrar aviso"]').forEach((one) => one.click())`,
  );
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
  return [...document.querySelectorAll('header, nav, h1, h2, [aria-pressed], [role="tab"], main a, article [role="status"], [data-clear]')]
    .filter((one) => one.checkVisibility() && toasts.some((toast) => {
      const box = boxOf(one);
      return box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
    }))
    .map((one) => one.textContent);
})()`;

/** Whether a tap on the middle of a toast's words reaches it, as text, because it runs in the browser. */
const IS_TAPPED = `(() => {
  const words = document.querySelector('[data-toast] [data-description]');
  const { x, y, width, height } = words.getBoundingClientRect();
  return words.closest('li').contains(document.elementFromPoint(x + width / 2, y + height / 2));
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
