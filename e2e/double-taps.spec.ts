import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import type { Locator, Page } from '@playwright/test';
import { DEMO } from './api.ts';
import { addDish, enterAsGuest, goTo, PHONE } from './diner-visit.ts';
import { expect, test } from './product.ts';
import { signInAtSede } from './screens.ts';

test.use(PHONE);

test('a waiter who taps twice to add a dish does not send the order of the table', async ({
  page,
}) => {
  await signInAtSede(page, 'Chapinero', 'pedidos.chapinero@lasazon.example', DEMO.password);
  await page.getByRole('button', { name: /Mesas libres/ }).click();
  await page
    .getByRole('button', { name: /^Mesa .+, libre$/ })
    .first()
    .click();
  await page.getByRole('button', { name: '2 personas', exact: true }).click();
  await page.getByRole('button', { name: 'Arroz con pollo', exact: true }).click();
  const dish = page.getByRole('dialog', { name: 'Arroz con pollo' });
  await tapTwice(page, dish.getByRole('button', { name: /^Agregar/ }));
  await expect(page.getByText('Arroz con pollo agregado a la orden')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver orden, 1 producto' })).toBeVisible();
  await expect(page.getByRole('button', { name: tablesMessages.send })).toBeVisible();
});

test('a diner who taps twice for the cart opens no form of it', async ({ page }) => {
  await enterAsGuest(page);
  await addDish(page, 'Bandeja paisa');
  await addDish(page, 'Arroz con pollo');
  await tapTwice(page, page.getByRole('link', { name: /Ver carrito/ }));
  await expect(page.getByRole('button', { name: 'Pedido para llevar' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a diner who taps twice for a delivery chooses no way to pay', async ({ page }) => {
  await enterAsGuest(page);
  await addDish(page, 'Bandeja paisa');
  await goTo(page, 'Carrito');
  await tapTwice(page, page.getByRole('button', { name: 'Pedido a domicilio' }));
  const checkout = page.getByRole('dialog', { name: 'Pedido a domicilio' });
  await expect(checkout.getByRole('radio', { name: 'Efectivo' })).toBeAttached();
  await expect(checkout.getByRole('radio', { checked: true })).toHaveCount(0);
});

/** As fast as the machine can, which is slow enough for a hand that doubts its first tap. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}
