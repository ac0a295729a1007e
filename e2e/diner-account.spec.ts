import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import {
  checkoutMessages,
  dinerCheckoutMessages,
} from '@comanda/contract/orders/checkout.messages';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import type { Page } from '@playwright/test';
import {
  addDish,
  confirm,
  enterAsGuest,
  goTo,
  moveOrder,
  openCheckout,
  ordersWhere,
  PHONE,
} from './diner-visit.ts';
import { codeFor } from './owners.ts';
import { expect, test } from './product.ts';
import { expectAccessible, goToSede } from './screens.ts';

test.use(PHONE);

test('a diner registers, orders in the three ways, and manages their account', async ({
  page,
  product,
}) => {
  test.slow();
  const email = `amparo-${Date.now()}@correo.example`;
  await register(page, email);

  await test.step('the details are already filled in, and every check applies', async () => {
    await addDish(page, 'Bandeja paisa');
    await goTo(page, 'Carrito');
    const checkout = await openCheckout(page, 'Pedido a domicilio');
    await expect(checkout.getByLabel('Tu nombre')).toHaveValue('Amparo Gómez');
    await checkout.getByLabel('Tu nombre').fill('');
    await checkout.getByLabel('Dirección de entrega').fill('');
    await checkout.getByLabel('Número de contacto').fill('');
    await confirm(checkout);
    await expect(checkout.getByText(checkoutMessages.nombreRequired)).toBeVisible();
    await expect(checkout.getByText(checkoutMessages.direccionRequired)).toBeVisible();
    await expect(checkout.getByText(checkoutMessages.telefonoRequired)).toBeVisible();
    await expect(checkout.getByText(dinerCheckoutMessages.metodoPagoRequired)).toBeVisible();
    await checkout.getByLabel('Tu nombre').fill('Amparo Gómez');
    await checkout.getByLabel('Dirección de entrega').fill('Cra. 4 # 18-50');
    await checkout.getByLabel('Número de contacto').fill('3005550101');
    await checkout.getByText('Transferencia').click();
    await confirm(checkout);
    await expect(page).toHaveURL(/\/user\/orders$/);
  });

  await test.step('takeaway and table', async () => {
    for (const label of ['Pedido para llevar', 'Pedido a mesa']) {
      await goTo(page, 'Inicio');
      await addDish(page, 'Bandeja paisa');
      await goTo(page, 'Carrito');
      const checkout = await openCheckout(page, label);
      if (label === 'Pedido a mesa') await checkout.getByLabel('Número de la mesa').fill('9');
      await checkout.getByText('Efectivo').click();
      await confirm(checkout);
      await expect(page).toHaveURL(/\/user\/orders$/);
    }
    const placed = await ordersWhere(product.url, (one) => one.creadoPor === email);
    expect(new Set(placed.map(({ tipo }) => tipo))).toEqual(
      new Set(['a_domicilio', 'para_llevar', 'en_local']),
    );
  });

  await test.step('their own data can be changed', async () => {
    await goTo(page, 'Opciones');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Editar información' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar información' });
    await dialog.getByLabel('Nombre').fill('Amparo Gómez Ruiz');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(clientsMessages.updated)).toBeVisible();
    await expect(page.getByText('Amparo Gómez Ruiz')).toBeVisible();
  });

  await test.step('the mailed code proves that the e-mail is the diner’s own', async () => {
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmar mi correo' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enviar código' }).click();
    await expect(dialog.getByLabel('Código de verificación')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(await codeFor(product, email));
    await expect(page.getByText(clientsMessages.emailConfirmed).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirmar mi correo' })).toHaveCount(0);
  });

  await test.step('an account with open orders cannot be deleted yet', async () => {
    await page.getByRole('button', { name: 'Borrar cuenta' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill('una-clave-larga');
    await dialog.getByRole('button', { name: 'Borrar cuenta' }).click();
    await expect(dialog.getByText(clientsMessages.waitForOrders)).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: /Volver|Cerrar/ })
      .first()
      .click();
  });

  await test.step('the password changes, and the history is erased once the orders are done', async () => {
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
    await dialog.getByLabel('Contraseña actual', { exact: true }).fill('una-clave-larga');
    await dialog.getByLabel('Contraseña nueva', { exact: true }).fill('otra-clave-larga');
    await dialog.getByLabel('Repite la nueva', { exact: true }).fill('otra-clave-larga');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByText(clientsMessages.passwordChanged).first()).toBeVisible();
    for (const order of await ordersWhere(product.url, (one) => one.creadoPor === email)) {
      await moveOrder(product.url, order, 'cancelado');
    }
    await page.getByRole('button', { name: 'Borrar mi historial de pedidos' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar historial' }).click();
    await expect(page.getByText(clientsMessages.historyErased).first()).toBeVisible();
    await goTo(page, 'Pedidos');
    await expect(page.getByText('Aún no has pedido en esta sede')).toBeVisible();
  });

  await test.step('the account is deleted, and its password no longer works', async () => {
    await goTo(page, 'Opciones');
    await page.getByRole('button', { name: 'Borrar cuenta' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill('otra-clave-larga');
    await dialog.getByRole('button', { name: 'Borrar cuenta' }).click();
    await expect(page.getByText(clientsMessages.accountDeleted).first()).toBeVisible();
    await goToSede(page, 'Centro');
    await logIn(page, email, 'otra-clave-larga');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/userAuth$/);
  });
});

test('a guest reads the policy and is shown the way in', async ({ page }) => {
  await enterAsGuest(page);
  await goTo(page, 'Opciones');
  await expect(page.getByText(dinerMessages.guest)).toBeVisible();
  await expectAccessible(page);
  await goTo(page, 'Pedidos');
  await expect(page.getByText('Aún no has pedido en esta sede')).toBeVisible();
  await expectAccessible(page);
  await goTo(page, 'Carrito');
  await expect(page.getByText(ordersMessages.emptyCart)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/politica-de-datos.html');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('datos personales');
  await expectAccessible(page);
});

test('a wrong link is explained, and changing the sede asks before it empties the cart', async ({
  page,
}) => {
  await page.goto('/restaurante/no-existe-nunca');
  await expect(page.getByText(/Puede que el link esté mal escrito/)).toBeVisible();
  await expectAccessible(page);
  await enterAsGuest(page);
  await addDish(page, 'Bandeja paisa');
  await page.getByRole('link', { name: 'Cambiar de sede' }).click();
  await expect(page.getByRole('button', { name: 'Seguir con tu pedido' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Pedir en|Ver la carta/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: '¿Empezar un pedido nuevo?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Seguir con tu pedido' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('link', { name: /Ver carrito/ })).toBeVisible();
});

async function register(page: Page, email: string): Promise<void> {
  await goToSede(page, 'Centro');
  await expect(page.getByRole('link', { name: 'Continuar como visitante' })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: 'Crea tu cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await dialog.getByLabel('Nombre').fill('Amparo Gómez');
  await dialog.getByLabel('Teléfono').fill('3001112233');
  await dialog.getByLabel('Correo').fill(email);
  await dialog.getByLabel('Crea una contraseña', { exact: true }).fill('una-clave-larga');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByText('Para crear tu cuenta necesitamos tu permiso.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText(dinerAuthMessages.registered)).toBeVisible();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('link', { name: /Amparo Gómez/ })).toBeVisible();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}
