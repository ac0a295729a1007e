import type { Browser, Page } from '@playwright/test';
import { allOrders, DEMO, ownerToken } from './api.ts';
import { expect, test } from './product.ts';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 1280, height: 800 };

// Everything as people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

test('a guest orders from the public link, the kitchen sees it at once and marks it prepared', async ({
  browser,
  product,
}, testInfo) => {
  const shot = (page: Page, name: string) =>
    page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
  const phone = await open(browser, product.url, PHONE);
  const kitchen = await open(browser, product.url, TABLET);

  await test.step('the cook signs in and the kitchen is connected', async () => {
    await chooseSede(kitchen);
    await kitchen.getByLabel('Correo electrónico').fill(DEMO.cook);
    await kitchen.getByLabel('Contraseña').fill(DEMO.password);
    await kitchen.getByRole('button', { name: 'Ingresar' }).click();
    await expect(kitchen).toHaveURL(/\/employee$/);
    await enableSound(kitchen);
    await expect(kitchen.getByText('Conectado', { exact: true }).first()).toBeVisible();
    await expect(kitchen.getByRole('article').first()).toBeVisible();
    await shot(kitchen, 'cocina-antes');
  });

  await test.step('the guest picks a sede and fills the cart', async () => {
    await chooseSede(phone);
    await phone.getByRole('link', { name: 'Continuar como visitante' }).click();
    await expect(phone).toHaveURL(/\/user$/);
    await phone.getByRole('button', { name: 'Ajiaco santafereño', exact: true }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel(/Observaciones/).fill('Sin alcaparras');
    await shot(phone, 'producto');
    await dialog.getByRole('button', { name: /^Agregar/ }).click();
    await phone.getByRole('button', { name: 'Agregar Limonada de coco al carrito' }).click();
    await shot(phone, 'menu');
    await phone
      .getByRole('navigation')
      .getByRole('link', { name: /Carrito/ })
      .click();
    await expect(phone.getByRole('heading', { name: 'Ajiaco santafereño' })).toBeVisible();
    await shot(phone, 'carrito');
  });

  await test.step('missing fields are named one by one, and nothing is sent', async () => {
    await phone.getByRole('button', { name: 'Pedido a mesa' }).click();
    await phone.getByRole('button', { name: 'Confirmar pedido' }).click();
    await expect(phone.getByText('Por favor escribe el número de la mesa.')).toBeVisible();
    await expect(phone.getByText('Por favor ingresa tu nombre y correo.').first()).toBeVisible();
    await expect(phone.getByText('Por favor selecciona un método de pago.')).toBeVisible();
    await shot(phone, 'checkout-incompleto');
  });

  const mesa = `E2E ${Date.now()}`;
  await test.step('the order is sent to the table', async () => {
    await phone.getByLabel('Número de la mesa').fill(mesa);
    await phone.getByLabel('Tu nombre').fill('Nubia Rincón');
    await phone.getByLabel('Tu correo').fill('nubia@correo.example');
    await phone.getByText('Efectivo').click();
    await phone.getByRole('button', { name: 'Confirmar pedido' }).click();
    await expect(phone.getByText('Pedido creado exitosamente 🎉')).toBeVisible();
    await shot(phone, 'pedido');
  });

  const order = (await allOrders(product.url, await ownerToken(product.url))).find(
    (candidate) => candidate.mesa === mesa,
  );
  expect(order).toMatchObject({ estado: 'enviado', creadoPor: 'nubia@correo.example' });

  await test.step('the kitchen shows it without a reload and marks it prepared', async () => {
    const slip = kitchen.getByRole('article').filter({ hasText: mesa });
    await expect(slip).toBeVisible();
    await expect(slip.getByText('Ajiaco santafereño')).toBeVisible();
    await expect(slip.getByText('Sin alcaparras')).toBeVisible();
    await expect(slip.getByText('Limonada de coco')).toBeVisible();
    await expect(slip.getByText(order?._id.slice(-5).toUpperCase() ?? '')).toBeVisible();
    await shot(kitchen, 'cocina-con-el-pedido');
    await slip.getByRole('button', { name: /Marcar como preparado/ }).click();
    await expect(slip).toBeHidden();
    await expect
      .poll(async () => {
        const orders = await allOrders(product.url, await ownerToken(product.url));
        return orders.find(({ _id }) => _id === order?._id)?.estado;
      })
      .toBe('preparado');
    await kitchen.getByRole('tab', { name: /Preparado/ }).click();
    await expect(kitchen.getByRole('article').filter({ hasText: mesa })).toBeVisible();
    await shot(kitchen, 'cocina-preparado');
  });
});

async function open(browser: Browser, baseURL: string, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`/restaurante/${DEMO.path}`);
  return page;
}

/** Whether the sede is open or closed now, its card has one button that leads in. */
async function chooseSede(page: Page) {
  const card = page.getByRole('listitem').filter({ hasText: 'Centro' });
  await card.getByRole('button', { name: /Pedir en Centro|Ver la carta/ }).click();
  await expect(page).toHaveURL(/\/userAuth$/);
}

async function enableSound(page: Page) {
  await page
    .getByRole('button', { name: /sonido/i })
    .first()
    .click();
}
