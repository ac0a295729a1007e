import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import {
  addDish,
  changePrice,
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  markSoldOut,
  openCheckout,
  PHONE,
} from './diner-visit.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';

test.use(PHONE);

const SEDE = { nombre: 'Chapinero', dbName: 'chapinero' };

test('a price that changed in the meantime is shown and has to be confirmed', async ({
  page,
  product,
}) => {
  await enterAsGuest(page, SEDE.nombre);
  await addDish(page, 'Bandeja paisa');
  await goTo(page, 'Carrito');
  const checkout = await openCheckout(page, 'Pedido para llevar');
  await fillGuest(checkout);
  await changePrice(product.url, SEDE.dbName, 'Bandeja paisa', 41_300);
  await confirm(checkout);
  await expect(checkout.getByText(pricingMessages.changed)).toBeVisible();
  await expect(checkout.getByText('$41.300').first()).toBeVisible();
  await expectAccessible(page);
  await checkout.getByRole('button', { name: 'Confirmar con los nuevos precios' }).click();
  await expect(page).toHaveURL(/\/user\/orders$/);
  await expect(page.getByRole('article').getByText('$41.300').first()).toBeVisible();
});

test('a dish that sold out in the meantime is named, and the rest of the order goes on without it', async ({
  page,
  product,
}) => {
  await enterAsGuest(page, SEDE.nombre);
  await addDish(page, 'Ajiaco santafereño');
  await addDish(page, 'Arroz con pollo');
  await goTo(page, 'Carrito');
  const checkout = await openCheckout(page, 'Pedido para llevar');
  await fillGuest(checkout);
  await markSoldOut(product.url, SEDE.dbName, 'Ajiaco santafereño');
  await confirm(checkout);
  await expect(checkout.getByText(/Ajiaco santafereño no está disponible ahora/)).toBeVisible();
  await expectAccessible(page);
  await checkout.getByRole('button', { name: /^Quitar/ }).click();
  await confirm(checkout);
  await expect(page).toHaveURL(/\/user\/orders$/);
  const slip = page.getByRole('article').first();
  await expect(slip.getByText('Arroz con pollo')).toBeVisible();
  await expect(slip.getByText('Ajiaco santafereño')).toBeHidden();
  await markSoldOut(product.url, SEDE.dbName, 'Ajiaco santafereño', false);
});
