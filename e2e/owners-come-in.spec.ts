import type { Page } from '@playwright/test';
import { codeFor, PASSWORD, resetLinkFor, verifiedOwner } from './owners.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';

test('a new owner registers, verifies the e-mail, pays and opens the restaurant', async ({
  page,
  product,
}) => {
  // The whole way, with axe on each screen.
  test.slow();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const email = 'rosa@fonda.example';

  await page.goto('/');
  await expectTitled(page, /El pedido viaja solo/);
  const support = page.getByRole('complementary', { name: 'Soporte' });
  await expect(support.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
  await expect(support.getByRole('link').last()).toHaveAttribute('href', /^tel:\+\d+$/);
  await page.getByRole('link', { name: 'Registrarme' }).first().click();
  await expectTitled(page, 'Registra tu restaurante');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Registrarme' }).click();
  await expect(page.getByText(/^Registro exitoso/)).toBeVisible();

  await expectTitled(page, 'Revisa tu correo');
  await page.keyboard.type(await codeFor(product, email));
  await expect(page.getByText('Correo verificado con éxito')).toBeVisible();

  await logIn(page, email, PASSWORD);
  await expect(page.getByText('Bienvenido, completa tu membresía')).toBeVisible();
  await expectTitled(page, 'Elige tu plan');
  const pro = page.getByRole('article', { name: 'Pro' });
  await expect(pro.getByText('$75.000', { exact: true })).toBeVisible();
  await expect(page.getByText('Cadena')).toHaveCount(0);
  await expect(pro.getByText(/^Con este pago tu membresía va hasta el \d/)).toBeVisible();
  await pro.getByRole('button', { name: 'Pagar Pro' }).click();

  await expect(page.getByText('$75.000 COP')).toBeVisible();
  await page.getByRole('button', { name: /Aprobar el pago/ }).click();
  await expect(page.getByText('¡Pago confirmado y membresía activada!')).toBeVisible();
  await expect(page).toHaveURL('/restaurant');

  await page.getByLabel('Tu link').fill('la-fonda-de-rosa');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Path guardado exitosamente')).toBeVisible();
  await expect(page.getByText('la-fonda-de-rosa', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Membresía', exact: true }).click();
  await expectTitled(page, 'Membresía');
  await expect(page.getByRole('row', { name: /Pro \$75\.000 Aprobado/ })).toBeVisible();

  // A month of Pro is a month and a half of Starter, and the page says so before the payment.
  const starter = page.getByRole('article', { name: 'Starter' });
  const figure = /^Te quedan (\d+) días de Pro = (\d+) días de Starter\.$/;
  const told = figure.exec(await starter.getByText(figure).innerText());
  expect(Number(told?.[2])).toBe(Math.ceil(Number(told?.[1]) * 1.5));
  await starter.getByRole('button', { name: 'Cambiar a Starter' }).click();
  await page.getByRole('button', { name: /Aprobar el pago/ }).click();
  await expect(page).toHaveURL('/restaurant');
  await page.getByRole('link', { name: 'Membresía', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Starter' }).first()).toBeVisible();

  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page.getByText('¡Bienvenido de nuevo!')).toBeVisible();
  await expect(page).toHaveURL('/restaurant');
  expect(violations).toEqual([]);
});

test('a declined payment ends at the 404 page, with a link back to the plans', async ({
  page,
  product,
}) => {
  const email = 'elena@fonda.example';
  await verifiedOwner(product, email);
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Pagar Starter' }).click();
  await page.getByRole('button', { name: /Rechazar el pago/ }).click();

  await expect(page.getByText('El pago no fue aprobado (estado: DECLINED)')).toBeVisible();
  await expect(page).toHaveURL('/membresias');
  await expectTitled(page, '404 | Not Found');
  await expect(
    page.getByText(/^Tu banco no aprobó el cobro y no te descontó nada\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Volver a los planes' }).click();
  await expect(page.getByRole('button', { name: 'Pagar Starter' })).toBeVisible();

  await page.goto('/restaurant');
  await expect(page).toHaveURL('/membership');
});

test('a pending payment is waited for', async ({ page, product }) => {
  const email = 'ines@fonda.example';
  await verifiedOwner(product, email);
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Pagar Starter' }).click();
  await page.getByRole('button', { name: /Dejarlo pendiente/ }).click();

  await expect(page.getByText('Pago pendiente')).toBeVisible();
  await expectTitled(page, 'Tu banco está procesando el pago');
  await expect(page).toHaveURL('/restaurant', { timeout: 30_000 });
});

test('a forgotten password is changed with the mailed link, once', async ({ page, product }) => {
  const email = 'olga@fonda.example';
  await verifiedOwner(product, email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expectTitled(page, 'Olvidé mi contraseña');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText(/^Si el correo está registrado/)).toBeVisible();

  const link = await resetLinkFor(product, email);
  await page.goto(link);
  await expectTitled(page, 'Elige tu contraseña nueva');
  await choosePassword(page, 'otra-clave-larga');
  await expect(page.getByText('Contraseña cambiada. Ya puedes ingresar.')).toBeVisible();

  await logIn(page, email, PASSWORD);
  // Once, in the form, whose field in focus is ringed with ink and so never looks like a wrong one.
  await expect(page.getByText(/^Credenciales incorrectas/)).toHaveCount(1);
  await page.getByLabel('Correo electrónico').focus();
  await expect(page.getByLabel('Correo electrónico')).toHaveCSS('outline-color', 'rgb(34, 27, 22)');
  await logIn(page, email, 'otra-clave-larga');
  await expect(page).toHaveURL('/membership');

  await page.goto(link);
  await choosePassword(page, 'una-clave-mas');
  await expect(page.getByText('El link venció o ya se usó. Pide uno nuevo.')).toBeVisible();
});

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByLabel('Repite la contraseña').fill(password);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
}

async function expectTitled(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
}
