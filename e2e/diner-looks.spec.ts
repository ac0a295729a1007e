import type { Locator, Page } from '@playwright/test';
import { addDish, enterAsGuest, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';

test.use(PHONE);

test('the menu’s header takes 96 px, its tabs stay under the finger and survive a reload, and long names stretch no row', async ({
  page,
}) => {
  await page.route('**/api/products?*', async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as { nombre: string }[];
    const long = ' a la brasa de la abuela Concepción con todos los acompañamientos de la casa';
    for (const one of products) if (one.nombre === 'Mojarra frita') one.nombre += long;
    await route.fulfill({ response: answer, json: products });
  });
  await enterAsGuest(page);
  const name = page.getByRole('button', { name: /^Mojarra frita a la brasa/ });
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
  expect(words.height).toBeLessThan(61);
  // A usual name is whole: it ends in a second line.
  const usual = page.getByRole('button', { name: 'Sancocho de gallina', exact: true });
  expect(await usual.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  expect((await box(usual)).height).toBeGreaterThan(30);

  const header = page.locator('header');
  const tab = page.getByRole('button', { name: 'Sopas', exact: true });
  await scrollTo(page, 600);
  expect(await box(header)).toMatchObject({ top: 0, height: 96 });
  await expect(page.getByText(/Abierto hasta|Cerrado, |a\. m\. –/)).toHaveCount(1);
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

test('the cart’s total and its buttons stay in view, also on a phone held sideways', async ({
  page,
}) => {
  await enterAsGuest(page);
  for (const dish of ['Ajiaco santafereño', 'Arroz con pollo', 'Bandeja paisa'])
    await addDish(page, dish);
  const sideways = { width: 740, height: 360 };
  const thumbBar = page.getByRole('link', { name: /Ver carrito/ });
  await page.setViewportSize(sideways);
  await scrollTo(page, 0);
  const tabs = page.getByRole('group', { name: 'Filtrar por categoría' });
  expect((await box(tabs)).bottom).toBeLessThanOrEqual((await box(thumbBar)).top);
  await thumbBar.click();
  const total = page.getByRole('main').getByText('3 productos', { exact: true });
  const buttons = ['Pedido a mesa', 'Pedido para llevar', 'Pedido a domicilio'].map((name) =>
    page.getByRole('button', { name }),
  );
  const nav = page.getByRole('navigation', { name: 'Principal' });
  const bar = page.locator('main .sticky').filter({ hasText: '3 productos' });
  for (const size of [PHONE.viewport, sideways]) {
    await page.setViewportSize(size);
    await expect(total).toBeInViewport();
    for (const one of [total, ...buttons]) {
      await expect(one).toBeInViewport({ ratio: 1 });
      expect((await box(one)).bottom).toBeLessThanOrEqual((await box(nav)).top);
    }
    // A dish has room above them.
    const first = page.getByRole('heading', { name: 'Ajiaco santafereño' });
    expect((await box(first)).bottom).toBeLessThanOrEqual((await box(bar)).top);
  }
  // No dish looks out between them and the navigation.
  expect((await box(bar)).bottom).toBeGreaterThan((await box(nav)).top);
});

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
