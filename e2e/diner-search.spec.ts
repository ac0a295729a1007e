import { enterAsGuest, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';

test.use(PHONE);

test('a diner searches the menu, opens a result and returns to the search', async ({ page }) => {
  await enterAsGuest(page);
  const open = page.getByRole('button', { name: 'Buscar en la carta' });
  await expect(open).toBeVisible();
  expect(await page.evaluate(PLUS_OVER_BAR)).toBe(false);
  await open.click();
  const search = page.getByRole('dialog', { name: 'Buscar en la carta' });
  await expect(search.getByRole('textbox')).toBeFocused();
  await search.getByRole('button', { name: 'Bebidas' }).click();
  await expect(search.getByRole('textbox')).toHaveValue('Bebidas');
  await expect(search.getByText('Jugo de lulo')).toBeVisible();
  await search.getByRole('textbox').fill('zzz');
  await expect(search.getByText('No encontramos “zzz”')).toBeVisible();
  await expectAccessible(page);

  await search.getByRole('textbox').fill('AJIACO');
  await expect(search.getByRole('status')).toHaveText('1 plato');
  await expectAccessible(page);
  await search.getByRole('button', { name: 'Ajiaco santafereño', exact: true }).click();
  const dish = page.getByRole('dialog', { name: 'Ajiaco santafereño' });
  await expect(dish).toBeVisible();
  await page.reload();
  await dish.getByRole('spinbutton', { name: 'Cantidad de Ajiaco santafereño' }).fill('12');
  await dish.getByRole('button', { name: /^Agregar/ }).click();
  await expect(dish).toBeHidden();
  await expect(search.getByRole('textbox')).toHaveValue('AJIACO');
  await search.getByRole('button', { name: /Llevas 12$/ }).click();
  await expect(search.getByRole('button', { name: /Llevas 13$/ })).toBeVisible();

  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page.getByRole('link', { name: /Ver carrito/ })).toContainText('13');
});

/**
 * Scrolls a dish's plus to the height of the search, and tells whether a tap there still reaches it.
 * The bar moves with the page until it sticks to its top, so one scroll is not enough. As text,
 * because it runs in the browser, whose elements Node's types do not know.
 */
const PLUS_OVER_BAR = `(() => {
  const search = document.querySelector('button[aria-label="Buscar en la carta"]');
  const plus = document.querySelectorAll('button[aria-label^="Agregar"]')[4];
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  for (let i = 0; i < 3; i += 1) window.scrollBy(0, middle(plus)[1] - middle(search)[1]);
  return plus.contains(document.elementFromPoint(...middle(plus)));
})()`;
