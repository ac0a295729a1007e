import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { DEMO } from './api.ts';
import { resetLinkFor } from './owners.ts';
import { expect, test } from './product.ts';
import { enterAsOwner, expectAccessible, goToSede, signInAtSede } from './screens.ts';

const PASSWORD = 'clave-de-turno';

test('an owner hires somebody, who works with exactly their permisos until they are dismissed', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const email = `nueva-${Date.now()}@lasazon.example`;
  await enterAsOwner(page);
  await page.goto('/restaurant/staff');

  await test.step('a cargo is added', async () => {
    await page.getByRole('button', { name: 'Administrar Cargos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Administrar Cargos' });
    await dialog.getByRole('button', { name: /Guardar/ }).click();
    await expect(page.getByText(staffMessages.noNewRoles)).toBeVisible();
    await dialog.getByRole('button', { name: 'Agregar cargo' }).click();
    await dialog.getByLabel('Nombre del cargo').fill('Barista');
    await dialog.getByLabel('Descripción').fill('Prepara el café');
    await dialog.getByRole('button', { name: /Guardar/ }).click();
    await expect(page.getByText(staffMessages.rolesSaved)).toBeVisible();
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
  });

  await test.step('the new employee is saved only when every field is filled in', async () => {
    await page.getByRole('button', { name: 'Agregar empleado' }).click();
    const save = page.getByRole('button', { name: /^Guardar nuevos/ });
    await expect(save).toBeDisabled();
    const card = page
      .getByRole('form')
      .or(page.getByRole('group'))
      .filter({
        has: page.getByLabel('Contraseña', { exact: true }),
      });
    const fields = card.last();
    await fields.getByLabel('Nombre').fill('Rosa Elvira Pineda');
    await fields.getByLabel('Edad').fill('29');
    await fields.getByLabel('Teléfono').fill('310 555 0101');
    await fields.getByLabel('Cargo').selectOption({ label: 'Barista' });
    await fields.getByLabel('Dirección').fill('Calle 10 # 4-20');
    await fields.getByLabel('Correo').fill(email);
    await expect(save).toBeDisabled();
    await fields.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    for (const permiso of [/^Pedidos/, /^Caja/]) {
      await fields.locator('label', { hasText: permiso }).click();
      await expect(fields.getByRole('checkbox', { name: permiso })).toBeChecked();
    }
    await expect(save).toBeEnabled();
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText(staffMessages.saved)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rosa Elvira Pineda' })).toBeVisible();
  });

  const console = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
  });
  await test.step('they sign in at the sede and see exactly their sections', async () => {
    await signInAtSede(console, 'Centro', email, PASSWORD);
    await expect(console).toHaveURL(/\/employee$/);
    const sound = console.getByRole('button', { name: /sonido/i });
    if (await sound.first().isVisible()) await sound.first().click();
    const sections = console.getByRole('navigation').first().getByRole('button');
    await expect(sections).toHaveText([/caja/i, /pedidos/i]);
  });

  await test.step('once dismissed, they are signed out at once', async () => {
    await page.getByRole('button', { name: 'Eliminar a Rosa Elvira Pineda' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Eliminar/ })
      .click();
    await expect(page.getByText(staffMessages.deleted, { exact: true })).toBeVisible();
    await expect(console).toHaveURL(/\/userAuth$/);
  });

  await test.step('and the audit log records it', async () => {
    await page.goto('/restaurant/audit');
    await expect(page.getByText(/eliminó a Rosa Elvira Pineda del personal/)).toBeVisible();
    await expect(page.getByText(/creó el cargo Barista/)).toBeVisible();
  });
  await console.close();
});

test('a diner who forgot the password chooses another by mail', async ({ page, product }) => {
  const email = `olvido-${Date.now()}@correo.example`;
  const cliente = { nombre: 'Nelly', telefono: '3001112233', email, password: 'la-de-antes' };
  const made = await page.request.post('/api/clients/create', {
    data: { dbName: DEMO.dbName, cliente },
  });
  expect(made.status()).toBe(201);
  await goToSede(page, 'Centro');
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByRole('button', { name: 'Enviar link' }).click();
  await expect(dialog.getByText(ownerAuthMessages.resetSent)).toBeVisible();
  await page.goto(await resetLinkFor(product, email));
  await page.getByLabel('Contraseña nueva').fill('una-muy-nueva');
  await page.getByLabel('Repite la contraseña').fill('una-muy-nueva');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page).toHaveURL(/\/userAuth$/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('una-muy-nueva');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/user$/);
});
