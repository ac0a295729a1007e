import type { Locator, Page } from '@playwright/test';
import { enterAsGuest, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';

test.use(PHONE);

test('the menu’s header takes 96 px, its tabs stay under the finger, and long names stretch no row', async ({
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
