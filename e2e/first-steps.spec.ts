import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import type { Page } from '@playwright/test';
import { PASSWORD, verifiedOwner } from './owners.ts';
import { expect, test } from './product.ts';
import { choosePicture, expectAccessible } from './screens.ts';

test('a new owner is guided from nothing to a restaurant that can be shared', async ({
  page,
  product,
}) => {
  test.slow();
  const email = `pasos-${Date.now()}@fonda.example`;
  await verifiedOwner(product, email);
  await pay(page, email);
  const next = page.getByRole('listitem').and(page.locator('[aria-current=step]'));

  await test.step('first a sede', async () => {
    await expect(page.getByText('0 de 4', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await next.getByRole('link', { name: 'Crear la sede' }).click();
    await page.getByRole('button', { name: 'Agregar sede' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Gestión de sede' });
    await dialog.getByLabel('Nombre').fill('La fonda');
    await dialog.getByLabel('Dirección').fill('Carrera 6 # 119-24');
    await dialog.getByLabel('Teléfono').fill('601 555 0133');
    await dialog.getByLabel('Horario').fill('Todos los días, 7 a. m. – 11 p. m.');
    await choosePicture(page, 'Imagen de encabezado');
    await choosePicture(page, 'Logo');
    await dialog.getByRole('button', { name: 'Guardar sede' }).click();
    await expect(page.getByText(locationsMessages.created)).toBeVisible();
  });

  await test.step('then a menu, with one press', async () => {
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(page.getByText('1 de 4', { exact: true })).toBeVisible();
    await next.getByRole('button', { name: 'Cargar un menú de ejemplo' }).click();
    await expect(page.getByText(sheetMessages.exampleLoaded)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('2 de 4', { exact: true })).toBeVisible();
  });

  await test.step('then the team', async () => {
    await next.getByRole('link', { name: 'Agregar a alguien' }).click();
    await hire(page, `mesera-${Date.now()}@fonda.example`);
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(page.getByText('3 de 4', { exact: true })).toBeVisible();
  });

  await test.step('once the link is chosen the guide is gone', async () => {
    await next.getByRole('link', { name: 'Elegir mi link' }).click();
    await page.getByLabel('Tu link').fill(`fonda-${Date.now()}`);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Path guardado exitosamente')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Primeros pasos' })).toBeHidden();
  });
});

async function pay(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: 'Pagar Starter' }).click();
  await page.getByRole('button', { name: /Aprobar el pago/ }).click();
  await expect(page).toHaveURL('/restaurant');
}

async function hire(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Administrar Cargos' }).click();
  const roles = page.getByRole('dialog', { name: 'Administrar Cargos' });
  await roles.getByRole('button', { name: 'Agregar cargo' }).click();
  await roles.getByLabel('Nombre del cargo').fill('Mesera');
  await roles.getByLabel('Descripción').fill('Atiende las mesas');
  await roles.getByRole('button', { name: /Guardar/ }).click();
  await expect(page.getByText(staffMessages.rolesSaved)).toBeVisible();
  if (await roles.isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Agregar empleado' }).first().click();
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa Elvira Pineda');
  await page.getByLabel('Edad').fill('29');
  await page.getByLabel('Teléfono').fill('310 555 0101');
  await page.getByLabel('Cargo').selectOption({ label: 'Mesera' });
  await page.getByLabel('Dirección').fill('Calle 10 # 4-20');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('clave-de-turno');
  await page.getByRole('button', { name: /^Guardar nuevos/ }).click();
  await expect(page.getByText(staffMessages.saved)).toBeVisible();
}
