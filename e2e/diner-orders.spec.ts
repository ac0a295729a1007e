import {
  checkoutMessages,
  dinerCheckoutMessages,
} from '@comanda/contract/orders/checkout.messages';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import {
  addDish,
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  moveOrder,
  openCheckout,
  ordersWhere,
  PHONE,
  tableLink,
} from './diner-visit.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';

test.use(PHONE);

test('a guest orders a combo to the table, then takeaway and delivery, and follows them', async ({
  page,
  product,
}) => {
  test.slow();
  const mesa = `C${Date.now() % 100_000}`;
  await enterAsGuest(page);
  await expect(page.getByRole('heading', { name: /^Bandeja paisa/ })).toBeVisible();
  await expectAccessible(page);

  let email = '';

  await test.step('the combo asks for a drink and a side before it goes on', async () => {
    await page.getByRole('button', { name: 'Bandeja paisa', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Armar combo/ })
      .click();
    const combo = page.getByRole('dialog', { name: 'Arma tu combo' });
    await expect(combo.getByText(comboMessages.bothRequired)).toBeVisible();
    await expect(combo.getByRole('button', { name: /^Continuar/ })).toBeDisabled();
    await expectAccessible(page);
    await combo.locator('label:has(input:enabled)').first().click();
    await combo.getByRole('button', { name: /^Continuar/ }).click();
    await expect(combo.getByRole('button', { name: /^Elegir extras/ })).toBeDisabled();
    await combo.locator('label:has(input:enabled)').first().click();
    await combo.getByRole('button', { name: /^Elegir extras/ }).click();
    await combo.locator('label:has(input[type=checkbox]:enabled)').first().click();
    await combo.getByLabel(/Observaciones/).fill('Sin chorizo');
    await combo.getByRole('button', { name: /^Agregar/ }).click();
    await expect(combo).toBeHidden();
  });

  await test.step('every missing field is named, and nothing is sent', async () => {
    await goTo(page, 'Carrito');
    await expect(page.getByText(/^Combo: /)).toBeVisible();
    await expectAccessible(page);
    const checkout = await openCheckout(page, 'Pedido a mesa');
    await confirm(checkout);
    await expect(checkout.getByText(dinerCheckoutMessages.mesaRequired)).toBeVisible();
    await expect(checkout.getByText(dinerCheckoutMessages.guestRequired).first()).toBeVisible();
    await expect(checkout.getByText(dinerCheckoutMessages.metodoPagoRequired)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(checkout).toBeHidden();
    await expect(page).toHaveURL(/\/user\/cart$/);
  });

  await test.step('the order reaches the table', async () => {
    const checkout = await openCheckout(page, 'Pedido a mesa');
    await checkout.getByLabel('Número de la mesa').fill(mesa);
    email = await fillGuest(checkout);
    await confirm(checkout);
    await expect(page.getByText(ordersMessages.createdByDiner)).toBeVisible();
    await expect(page).toHaveURL(/\/user\/orders$/);
    await expectAccessible(page);
  });

  await test.step('the guest follows it until it is delivered', async () => {
    const [order] = await ordersWhere(product.url, (one) => one.mesa === mesa);
    if (!order) throw new Error('The order did not arrive.');
    expect(order.productos[0]?.combo).toBeTruthy();
    const slip = page.getByRole('article', { name: new RegExp(order._id.slice(-5), 'i') });
    await expect(slip.getByText('Recibimos tu pedido')).toBeVisible();
    await moveOrder(product.url, order, 'preparado');
    await expect(slip.getByText('¡Ya está preparado!')).toBeVisible();
    await moveOrder(product.url, order, 'entregado');
    await expect(slip.getByText('Pedido entregado')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Pedir otra vez/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/user\/cart$/);
    await expect(page.getByText(/^Combo: /)).toBeVisible();
  });

  await test.step('takeaway, with the name that the phone remembers', async () => {
    const checkout = await openCheckout(page, 'Pedido para llevar');
    await expect(checkout.getByLabel('Tu correo')).toHaveValue(email);
    await checkout.getByLabel('Tu nombre').fill('');
    await confirm(checkout);
    await expect(checkout.getByText(dinerCheckoutMessages.guestRequired).first()).toBeVisible();
    await fillGuest(checkout);
    await confirm(checkout);
    await expect(page).toHaveURL(/\/user\/orders$/);
  });

  await test.step('delivery, once address and phone are given', async () => {
    const direccion = `Calle ${Date.now()}`;
    await goTo(page, 'Inicio');
    await addDish(page, 'Bandeja paisa');
    await goTo(page, 'Carrito');
    const checkout = await openCheckout(page, 'Pedido a domicilio');
    email = await fillGuest(checkout);
    await confirm(checkout);
    await expect(checkout.getByText(checkoutMessages.direccionRequired)).toBeVisible();
    await expect(checkout.getByText(checkoutMessages.telefonoRequired)).toBeVisible();
    await checkout.getByLabel('Dirección de entrega').fill(direccion);
    await checkout.getByLabel('Número de contacto').fill('300 555 0101');
    await confirm(checkout);
    await expect(page).toHaveURL(/\/user\/orders$/);
    const placed = await ordersWhere(product.url, (one) => one.direccion === direccion);
    expect(placed).toMatchObject([{ tipo: 'a_domicilio', creadoPor: email }]);
  });
});

test('a guest who scans the code of a table is at its menu, and the order goes there', async ({
  page,
  product,
}) => {
  await page.goto(await tableLink(product.url, 97));
  await expect(page.getByText('Estás en la mesa 97')).toBeVisible();
  await expectAccessible(page);
  await addDish(page, 'Bandeja paisa');
  await page.getByRole('link', { name: /^1\s*Ver carrito/ }).click();
  const checkout = await openCheckout(page, 'Pedido a mesa');
  await expect(checkout.getByText('Mesa 97')).toBeVisible();
  await fillGuest(checkout);
  await confirm(checkout);
  await expect(page.getByText(ordersMessages.createdByDiner)).toBeVisible();
  const placed = await ordersWhere(product.url, (one) => one.mesa === '97');
  expect(placed).toMatchObject([{ tipo: 'en_local', estado: 'enviado' }]);
});

test('an altered code is refused and the guest chooses a sede', async ({ page, product }) => {
  const link = await tableLink(product.url, 98);
  await page.goto(link.replace('mesa=98', 'mesa=99'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Pedir en|Ver la carta)/ })).toHaveCount(2);
  await expectAccessible(page);
});
