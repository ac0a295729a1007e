import type { Location } from '@comanda/contract/locations/locations';
import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import { allOrders, asOwner, DEMO, ownerToken, type Send } from './api.ts';
import {
  addDish,
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  openCheckout,
  PHONE,
} from './diner-visit.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';

test.use(PHONE);

const SEDE = { nombre: 'Chapinero', dbName: 'chapinero' };

test('a diner cancels an order on a phone, and another one until the kitchen has prepared it', async ({
  page,
  product,
}) => {
  const send = await asOwner(product.url);
  await enterAsGuest(page, SEDE.nombre);
  const order = async () => {
    await addDish(page, 'Ajiaco santafereño');
    await goTo(page, 'Carrito');
    const checkout = await openCheckout(page, 'Pedido para llevar');
    await fillGuest(checkout);
    await confirm(checkout);
    await expect(page).toHaveURL(/\/user\/orders$/);
    return page.getByRole('button', { name: cancellingMessages.own }).first();
  };
  const button = await order();
  await expectAccessible(page);
  await button.click();
  const question = page.getByRole('dialog', { name: cancellingMessages.ownQuestion });
  await expectAccessible(page);
  await question.getByRole('button', { name: cancellingMessages.own }).click();
  await expect(page.getByText(/^Cancelaste tu pedido a las?/).first()).toBeVisible();
  await expect(button).toBeHidden();

  await goTo(page, 'Inicio');
  const again = await order();
  await expect(again).toBeVisible();
  const [open] = (await allOrders(product.url, await ownerToken(product.url), SEDE.dbName)).filter(
    ({ estado, nombreCliente }) => estado === 'enviado' && nombreCliente === 'Nubia Rincón',
  );
  await send('PATCH', `/api/orders/editOrderAttributes/${open?._id}`, {
    dbName: SEDE.dbName,
    updates: { estado: 'preparado' },
  });
  await expect(page.getByText('¡Ya está preparado!').first()).toBeVisible();
  await expect(again).toBeHidden();
});

test('the code of a table leads to its sede after the sede and the link of the restaurant have other names', async ({
  page,
  product,
}) => {
  const send = await asOwner(product.url);
  const { data: codes } = (await send(
    'GET',
    `/api/locations/mesas?dbName=${SEDE.dbName}&desde=4&hasta=4`,
  )) as { data: { url: string }[] };
  const printed = new URL(codes[0]?.url ?? '');
  await rename(send, 'Chapinero Alto');
  await send('POST', '/api/admin/addPath', { email: DEMO.owner, path: 'otro-link-nuevo' });
  await page.goto(printed.pathname + printed.search);
  await expect(page.getByText('Estás en la mesa 4')).toBeVisible();
  await page.goto(printed.pathname);
  await expect(page).toHaveURL(/\/restaurante\/otro-link-nuevo$/);
  await expect(page.getByRole('heading', { name: 'Chapinero Alto' })).toBeVisible();
  const before = printed.pathname.split('/').at(-1);
  await rename(send, SEDE.nombre);
  await send('POST', '/api/admin/addPath', { email: DEMO.owner, path: before });
});

async function rename(send: Send, nombre: string): Promise<void> {
  const path = `/api/locations/getLocationsByEmail?email=${DEMO.owner}`;
  const { data } = (await send('GET', path)) as { data: Location[] };
  const sede = data.find(({ dbName }) => dbName === SEDE.dbName);
  const form = new FormData();
  form.set('email', DEMO.owner);
  form.set('location', JSON.stringify({ ...sede, nombre }));
  await send('PATCH', `/api/locations/update/${sede?._id}`, form);
}
