import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { deliveryMessages } from '@comanda/contract/zones/delivery.messages';
import { feeLineOf } from '@comanda/contract/zones/fee-line';
import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import {
  addDish,
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  openCheckout,
  ordersWhere,
  PHONE,
} from './diner-visit.ts';
import { expect, test } from './product.ts';
import { enterAsOwner, expectAccessible } from './screens.ts';

test.use(PHONE);

// The demo's Chapinero delivers to zones.
test('a guest on a small phone orders to a barrio, and sees its fee before', async ({
  page,
  product,
}) => {
  await enterAsGuest(page, 'Chapinero');
  await addDish(page, 'Limonada de coco');
  await goTo(page, 'Carrito');
  const checkout = await openCheckout(page, 'Pedido a domicilio');
  const barrio = checkout.getByRole('combobox', { name: 'Barrio' });

  await test.step('a barrio that is too far offers to pick the order up', async () => {
    await expect(checkout.getByRole('button', { name: 'Falta: barrio' })).toBeVisible();
    await barrio.fill('Cedritos');
    await expect(checkout.getByText(deliveryMessages.outsideOf('Cedritos'))).toBeVisible();
    await expectAccessible(page);
    await checkout.getByRole('button', { name: 'Mejor paso a recogerlo' }).click();
    await expect(page.getByRole('dialog', { name: 'Pedido para llevar' })).toBeVisible();
    await page.goBack();
  });

  await test.step('an order that is too small offers to add a dish', async () => {
    await openCheckout(page, 'Pedido a domicilio');
    await barrio.fill('rosa');
    await checkout.getByRole('option', { name: 'Los Rosales' }).click();
    await expect(checkout.getByText(/Llegamos: zona Chapinero y Rosales/)).toBeVisible();
    await expect(
      checkout.getByRole('button', { name: /^Falta \$[\d.]+ para el mínimo/ }),
    ).toBeVisible();
    await checkout.getByRole('button', { name: 'Agregar un plato' }).click();
    await expect(page).toHaveURL(/\/user$/);
    await addDish(page, 'Ajiaco santafereño');
    await goTo(page, 'Carrito');
  });

  const email =
    await test.step('what was typed is still there, and the total has the fee', async () => {
      await openCheckout(page, 'Pedido a domicilio');
      await expect(barrio).toHaveValue('Los Rosales');
      await expect(checkout.getByText('Domicilio Los Rosales')).toBeVisible();
      await checkout.getByLabel('Dirección de entrega').fill('Calle 70 # 4-38');
      await expect(checkout.getByRole('button', { name: 'Falta: celular' })).toBeVisible();
      await checkout.getByLabel('Número de contacto').fill('310 555 0164');
      const own = await fillGuest(checkout);
      await expectAccessible(page);
      await confirm(checkout);
      await expect(page.getByText(ordersMessages.createdByDiner)).toBeVisible();
      return own;
    });

  await expect(page.getByText('Domicilio Los Rosales')).toBeVisible();
  const [order] = await ordersWhere(product.url, (one) => one.email === email, 'chapinero');
  expect(order && feeLineOf(order)).toMatchObject({ precio: 5_000, estacion: '-' });
  const dishes = order?.productos.filter((line) => line.id_sigo !== '_domicilio') ?? [];
  expect(order?.total).toBe(5_000 + dishes.reduce((sum, { subtotal }) => sum + subtotal, 0));
});

test('an owner draws a zone by distance from where they are, and a guest nearby is in it', async ({
  page,
  browser,
  product,
}) => {
  const context = page.context();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 4.5981, longitude: -74.0715 });
  await enterAsOwner(page);
  await page.goto('/restaurant/locations');
  const card = page.getByRole('listitem').filter({ hasText: 'Calle 12 # 5-43' });
  await card.getByRole('button', { name: 'Domicilios' }).click();
  await page.getByRole('button', { name: 'Agregar zona' }).click();
  const zone = page.getByRole('dialog', { name: 'Zona nueva' });
  await zone.getByRole('button', { name: 'Guardar zona' }).click();
  await expect(zone.getByText(zonesMessages.nameRequired)).toBeVisible();
  await expect(zone.getByText(zonesMessages.placeRequired)).toBeVisible();
  await zone.getByLabel('Nombre de la zona').fill('A pie');
  await zone.getByLabel('Tarifa').fill('2000');
  await zone.getByText('Por mapa o por distancia').click();
  await zone.getByRole('button', { name: 'Estoy en la sede' }).click();
  await zone.getByLabel(/Radio en metros/).fill('1500');
  await expectAccessible(page);
  await zone.getByRole('button', { name: 'Guardar zona' }).click();
  await expect(page.getByText(zonesMessages.saved)).toBeVisible();
  await expect(page.getByText('1,5 km a la redonda')).toBeVisible();

  const near = {
    geolocation: { latitude: 4.602, longitude: -74.0715 },
    permissions: ['geolocation'],
  };
  const phone = await browser.newContext({ ...PHONE, ...near, baseURL: product.url });
  const diner = await phone.newPage();
  await enterAsGuest(diner);
  await addDish(diner, 'Limonada de coco');
  await goTo(diner, 'Carrito');
  const checkout = await openCheckout(diner, 'Pedido a domicilio');
  await checkout.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(checkout.getByText(/Llegamos: zona A pie/)).toBeVisible();
  await phone.close();

  await page.getByRole('button', { name: /^A pie/ }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Llevas a cualquier dirección, sin tarifa')).toBeVisible();
});
