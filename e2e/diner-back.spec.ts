import { enterAsGuest, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';

test.use(PHONE);

test('the back button closes what is on top, and then leaves the menu at the first press', async ({
  page,
}) => {
  await enterAsGuest(page);
  await page.getByRole('button', { name: 'Bandeja paisa', exact: true }).click();
  const dish = page.getByRole('dialog', { name: 'Bandeja paisa' });
  const combo = page.getByRole('dialog', { name: 'Arma tu combo' });
  await dish.getByRole('button', { name: /Armar combo/ }).click();
  await expect(combo).toBeVisible();

  await page.goBack();
  await expect(combo).toBeHidden();
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/user$/);

  await page.goForward();
  await expect(dish).toBeVisible();
  await dish.getByRole('button', { name: /Armar combo/ }).click();
  await combo.getByText('Limonada de coco').click();
  await combo.getByRole('button', { name: 'Cerrar' }).click();
  const question = page.getByRole('dialog', { name: '¿Descartar lo que elegiste?' });
  await page.goBack();
  await expect(question).toBeHidden();
  await combo.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(combo).toBeHidden();
  await expect(dish).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/userAuth$/);
});
