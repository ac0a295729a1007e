import { enterAsGuest, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';

test.use(PHONE);

test('a diner searches the menu, opens a result and returns to the search', async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole('button', { name: 'Buscar en la carta' }).click();
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
