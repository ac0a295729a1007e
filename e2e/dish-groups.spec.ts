import type { Order } from '@comanda/contract/orders/orders';
import type { Page } from '@playwright/test';
import { DEMO } from './api.ts';
import {
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  openCheckout,
  ordersWhere,
  PHONE,
} from './diner-visit.ts';
import { BURGER, drawBurger, markOption } from './groups-play.ts';
import { expect, test } from './product.ts';
import { expectAccessible, signInAtSede, touchWhenAsked } from './screens.ts';

const SEDE = { nombre: 'Chapinero', dbName: 'chapinero' };

test('a diner chooses what a burger is ordered with, and pays what the button said', async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE.viewport);
  await drawBurger(product.url, SEDE.dbName);
  await enterAsGuest(page, SEDE.nombre);
  await plus(page).click();
  const sheet = page.getByRole('dialog', { name: BURGER.nombre });

  await test.step('the button leads to what is missing', async () => {
    await sheet.getByRole('button', { name: 'Falta: Término' }).click();
    await expect(sheet.getByRole('radio', { name: 'Medio' })).toBeFocused();
    await sheet.getByText('Tres cuartos').click();
    await expect(sheet.getByRole('button', { name: /^Agregar \$22\.900/ })).toBeVisible();
  });

  await test.step('a sauce that sells out meanwhile cannot be chosen any more', async () => {
    const mayonesa = { dbName: SEDE.dbName, grupo: 'salsas', opcion: 'mayonesa' };
    await markOption(product.url, { ...mayonesa, agotado: true });
    await expect(sheet.getByText('Agotada hoy')).toHaveCount(2);
    await expect(sheet.getByRole('button', { name: 'Agregar Mayonesa de cilantro' })).toBeHidden();
  });

  await test.step('two sauces are included, the third is charged', async () => {
    for (const salsa of ['Hogao de la casa', 'Suero costeño', 'Guacamole con limón']) {
      await sheet.getByRole('button', { name: `Agregar ${salsa}` }).click();
    }
    await expect(sheet.getByText('1 a $2.000')).toBeVisible();
  });

  await test.step('a combo asks for its parts', async () => {
    await sheet.getByText('En combo', { exact: true }).click();
    await expect(sheet.getByRole('button', { name: 'Falta: Bebida' })).toBeVisible();
    await sheet.getByText('Limonada natural').click();
    await sheet.getByText('Papa criolla').click();
  });

  await test.step('the price says how it comes about', async () => {
    await sheet.getByRole('button', { name: 'Ver cómo se suma' }).click();
    await expect(sheet.getByText('Guacamole con limón, tercera de Salsas')).toBeVisible();
    await expect(sheet.getByText('En combo: Papa criolla')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Agregar $35.900' }).click();
  });

  await goTo(page, 'Carrito');
  await expect(page.getByText(/Papa criolla/)).toBeVisible();
  const checkout = await openCheckout(page, 'Pedido para llevar');
  const email = await fillGuest(checkout);
  await confirm(checkout);
  await expect(page).toHaveURL(/\/user\/orders$/);
  const [order] = await ordersWhere(product.url, (one) => one.email === email, SEDE.dbName);
  expect(order?.total).toBe(35_900);
});

test('a required option that sells out in the cart is named at its line', async ({
  page,
  product,
}) => {
  await drawBurger(product.url, SEDE.dbName);
  await enterAsGuest(page, SEDE.nombre);
  await plus(page).click();
  const sheet = page.getByRole('dialog', { name: BURGER.nombre });
  await sheet.getByText('Bien asada').click();
  await sheet.getByRole('button', { name: /^Agregar \$/ }).click();
  await goTo(page, 'Carrito');
  const asada = { dbName: SEDE.dbName, grupo: 'termino', opcion: 'bien-asada' };
  await markOption(product.url, { ...asada, agotado: true });
  await expect(page.getByText('Ya no hay «Bien asada».')).toBeVisible();
  await page.getByRole('button', { name: `Editar ${BURGER.nombre}` }).click();
  await sheet.getByText('Medio').click();
  await sheet.getByRole('button', { name: /^Guardar/ }).click();
  await expect(page.getByText('Ya no hay «Bien asada».')).toBeHidden();
  await markOption(product.url, { ...asada, agotado: false });
});

test('a waiter fills in a burger, and the next one is one tap', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawBurger(product.url, SEDE.dbName);
  await signInAtSede(page, SEDE.nombre, 'pedidos.chapinero@lasazon.example', DEMO.password);
  await touchWhenAsked(page);
  await page.getByRole('tab', { name: 'Gestionar pedido' }).click();
  const more = page.getByRole('button', { name: new RegExp(`^Agregar .*${BURGER.nombre}`) });
  await more.click();
  const dialog = page.getByRole('dialog', { name: BURGER.nombre });
  await expect(dialog.getByRole('button', { name: 'Falta: Término' })).toBeVisible();
  await dialog.getByText('Tres cuartos').click();
  await dialog.getByRole('button', { name: 'Agregar Suero costeño' }).click();
  await dialog.getByRole('button', { name: 'Agregar · $22.900' }).click();
  await more.click();
  await dialog.getByRole('button', { name: 'Como la última: Tres cuartos, Suero costeño' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Agregar · $22.900' }).click();
  await expect(page.getByText('+ Suero costeño')).toHaveCount(2);

  await page.getByRole('button', { name: 'Para llevar', exact: true }).click();
  const account = page.getByRole('dialog', { name: 'Cuenta' });
  await account.getByLabel('Nombre del cliente').fill('Nelly de los grupos');
  await account.getByText('Efectivo', { exact: true }).click();
  await account.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(account).toBeHidden();
  const isHers = ({ nombreCliente }: Order) => nombreCliente === 'Nelly de los grupos';
  await expect
    .poll(async () => (await ordersWhere(product.url, isHers, SEDE.dbName))[0]?.total)
    .toBe(45_800);
});

function plus(page: Page) {
  return page.getByRole('button', { name: `Agregar ${BURGER.nombre} al carrito` });
}
