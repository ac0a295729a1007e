import { tableLinksSchema } from '@comanda/contract/locations/locations';
import type { Order } from '@comanda/contract/orders/orders';
import type { Locator, Page } from '@playwright/test';
import { allOrders, asOwner, DEMO, ownerToken } from './api.ts';
import { expect } from './product.ts';
import { goToSede } from './screens.ts';

export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
} as const;

let guests = 0;

export async function enterAsGuest(page: Page, sede = 'Centro'): Promise<void> {
  await goToSede(page, sede);
  await page.getByRole('link', { name: 'Continuar como visitante' }).click();
  await expect(page).toHaveURL(/\/user$/);
}

/**
 * Waits until the card shows that the cart has it: navigating by address before that would lose it.
 */
export async function addDish(page: Page, nombre: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Agregar (otro )?${nombre}(\\.| al carrito)`) })
    .click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Agregar otro ${nombre}\\.`) }),
  ).toBeVisible();
}

export async function goTo(page: Page, place: 'Inicio' | 'Carrito' | 'Pedidos' | 'Opciones') {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: new RegExp(`${place}$`) })
    .click();
}

export async function openCheckout(page: Page, label: string): Promise<Locator> {
  await page.getByRole('button', { name: label }).click();
  return page.getByRole('dialog', { name: label });
}

/**
 * Fills in name, e-mail and payment; the test fills in the place. A guest of each test's own, because
 * one may have only a few orders that nobody has attended to.
 */
export async function fillGuest(checkout: Locator): Promise<string> {
  guests += 1;
  const email = `nubia.${guests}@correo.example`;
  await checkout.getByLabel('Tu nombre').fill('Nubia Rincón');
  await checkout.getByLabel('Tu correo').fill(email);
  await checkout.getByText('Efectivo').click();
  return email;
}

export async function confirm(checkout: Locator): Promise<void> {
  await checkout.getByRole('button', { name: 'Confirmar pedido' }).click();
}

/** The orders of the sede that match, as the owner sees them. */
export async function ordersWhere(
  url: string,
  isIt: (order: Order) => boolean,
  dbName?: string,
): Promise<Order[]> {
  return (await allOrders(url, await ownerToken(url), dbName)).filter(isIt);
}

/** The owner moves an order, as kitchen and waiters do. */
export async function moveOrder(url: string, { _id, dbName }: Order, estado: string) {
  const send = await asOwner(url);
  await send('PATCH', `/api/orders/editOrderAttributes/${_id}`, { dbName, updates: { estado } });
}

interface Dish {
  _id: string;
  id_sigo: string;
  nombre: string;
  precio: number;
}

/** The owner changes a dish while somebody is choosing. */
export async function changePrice(url: string, dbName: string, nombre: string, precio: number) {
  const dish = await dishNamed(url, dbName, nombre);
  const body = new FormData();
  body.set('dbName', dbName);
  body.set('product', JSON.stringify({ ...dish, precio }));
  const send = await asOwner(url);
  await send('POST', '/api/products/upsert', body);
}

export async function markSoldOut(url: string, dbName: string, nombre: string, agotado = true) {
  const { _id: productId } = await dishNamed(url, dbName, nombre);
  const send = await asOwner(url);
  await send('PATCH', '/api/products/agotado', { dbName, productId, agotado });
}

/** The address in the code of a table. */
export async function tableLink(url: string, mesa: number): Promise<string> {
  const query = `dbName=${DEMO.dbName}&desde=${mesa}&hasta=${mesa}`;
  const send = await asOwner(url);
  const { data } = tableLinksSchema.parse(await send('GET', `/api/locations/mesas?${query}`));
  const link = data[0]?.url;
  if (!link) throw new Error(`Table ${mesa} has no code.`);
  return link;
}

export async function dishNamed(url: string, dbName: string, nombre: string): Promise<Dish> {
  const answer = await fetch(`${url}/api/products?dbName=${dbName}`);
  const dishes = (await answer.json()) as Dish[];
  const dish = dishes.find((one) => one.nombre === nombre);
  if (!dish) throw new Error(`The sede ${dbName} has no ${nombre}.`);
  return dish;
}
