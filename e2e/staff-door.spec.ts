import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { staffPath } from '@comanda/contract/pages/staff-address';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import { DEMO } from './api.ts';
import { expect, test } from './product.ts';

/** Of every employee of the demo. */
const PIN = '246810';

test('a tablet is shared once, and from then on two people take turns on it by PIN', async ({
  page,
}) => {
  await page.goto(staffPath(DEMO.path, 'centro'));
  await page.getByLabel('Correo electrónico').fill(DEMO.cook);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
  await page.getByText(staffDoorMessages.shared).click();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/employee$/);
  // The header has room for its title and all its buttons on an upright tablet.
  await page.setViewportSize({ width: 820, height: 1180 });
  const title = page.getByRole('heading', { name: 'Cocina', level: 1 });
  await expect(title).toBeVisible();
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.getByRole('button', { name: offlineMessages.switchPerson }).click();
  await page.getByRole('button', { name: /Diana Carolina/ }).click();
  await expect(page.getByText(staffDoorMessages.typePin)).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: PIN.charAt(0), exact: true }).click();
    await expect(page.getByText('1 de 6 números')).toBeAttached({ timeout: 500 });
  }).toPass();
  for (const digit of PIN.slice(1)) {
    await page.getByRole('button', { name: digit, exact: true }).click();
  }
  await expect(page).toHaveURL(/\/employee$/);
  await expect(page.getByRole('heading', { name: 'Caja', level: 1 })).toBeVisible();
});
