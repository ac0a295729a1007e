import type { Product } from '@comanda/contract/menu/menu';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { REPORTS_ENDPOINTS } from '@comanda/contract/reports/reports';
import type { Browser, Page } from '@playwright/test';
import { asOwner } from './api.ts';
import {
  confirm,
  enterAsGuest,
  fillGuest,
  goTo,
  moveOrder,
  openCheckout,
  ordersWhere,
  PHONE,
} from './diner-visit.ts';
import { cardOf, slipOf } from './full-service-moves.ts';
import { expect, test } from './product.ts';
import { enterAsOwner } from './screens.ts';
import { atSede } from './tables-play.ts';

const SEDE = { nombre: 'Chapinero', dbName: 'chapinero' };
const BURGER = 'Hamburguesa de la abuela';
const PRICE = 24_000;
const ONION = 3_000;

test('a burger that the owner draws with groups is the same line from phone, waiter and chat to kitchen, ticket, till and report', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const { url } = product;
  await enterAsOwner(page);
  await test.step('the owner draws two groups, and a burger that has them', async () => {
    await page.goto('/restaurant/menu/grupos');
    await chooseSede(page);
    await drawGroup(page, { nombre: 'Punto', min: 1, opciones: ['Jugosa', 'Bien sellada'] });
    await drawGroup(page, {
      nombre: 'Encima',
      min: 0,
      opciones: ['Cebolla caramelizada', 'Piña asada'],
      precios: { 'Cebolla caramelizada': ONION },
    });
    await page.getByRole('tab', { name: 'Productos' }).click();
    await page.getByRole('button', { name: 'Agregar producto' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Agregar producto' });
    await dialog.getByLabel('Nombre', { exact: true }).fill(BURGER);
    await dialog.getByLabel('Precio').fill(String(PRICE));
    await dialog.getByLabel('Descripción').fill('Como la hacía la abuela.');
    await dialog.getByLabel('Categoría').selectOption({ label: 'Comida rápida' });
    await dialog.getByLabel('Código Sigo').fill('ABUELA');
    for (const grupo of ['Encima', 'Punto']) {
      await dialog.getByLabel('Agregar un grupo').selectOption({ label: grupo });
    }
    await dialog.getByRole('button', { name: /Guardar/ }).click();
    await expect(dialog).toBeHidden();
  });

  try {
    const byPhone = await orderByPhone(browser, url);
    const byWaiter = await orderByWaiter(browser, url);
    const byChat = await orderByChat(browser, url);
    const orders = [byPhone, byWaiter, byChat];
    for (const order of orders) {
      expect(order.productos).toMatchObject([
        { nombre: BURGER, cantidad: 1, subtotal: PRICE + ONION },
      ]);
      expect(order.productos[0]?.grupos).toEqual(byPhone.productos[0]?.grupos);
    }

    await test.step('the kitchen reads the same rows', async () => {
      const cook = await atSede(browser, url, 'cocina');
      for (const { _id } of orders) {
        const slip = slipOf(cook, shortId(_id).toUpperCase());
        await expect(slip.getByRole('listitem')).toContainText([BURGER]);
        for (const row of ['+Bien sellada', '+Cebolla caramelizada']) {
          await expect(slip.getByRole('listitem').filter({ hasText: row }).last()).toHaveText(row);
        }
      }
      await cook.context().close();
    });

    for (const order of orders) {
      for (const estado of ['preparado', 'entregado']) await moveOrder(url, order, estado);
    }
    await test.step('so do the till and its ticket', async () => {
      const till = await atSede(browser, url, 'caja');
      await till.evaluate('window.print = () => undefined');
      await till.getByRole('button', { name: 'Por pedido' }).click();
      for (const { _id } of orders) {
        const slip = cardOf(till, shortId(_id).toUpperCase());
        await expect(slip).toContainText('+ Bien sellada');
        await expect(slip).toContainText('+ Cebolla caramelizada');
        await slip.getByRole('button', { name: /^Imprimir/ }).click();
        const paper = till.locator('.print-root');
        await expect(paper).toContainText(shortId(_id).toUpperCase());
        await expect(paper).toContainText('+ Bien sellada');
        await expect(paper).toContainText('+ Cebolla caramelizada');
        await till.keyboard.press('Shift');
      }
      await till.context().close();
    });

    for (const order of orders) await moveOrder(url, order, 'facturado');
    await test.step('and the report has what came in for it', async () => {
      await page.goto('/restaurant/reports?periodo=hoy&sede=chapinero');
      const sold = page.getByRole('region', { name: 'Lo que más se vendió' });
      await expect(sold.getByRole('listitem').first()).toBeVisible();
      // Early in the day the list is short.
      const others = sold.getByRole('button', { name: /^Ver los/ });
      if (await others.isVisible()) await others.click();
      const row = sold.getByRole('listitem').filter({ hasText: BURGER });
      await expect(row).toContainText('3 vendidos');
      await expect(row).toContainText('$72.000');
      expect(await soldOptions(url)).toContainEqual(
        expect.objectContaining({ nombre: 'Cebolla caramelizada', cantidad: 3, ventas: 3 * ONION }),
      );
    });
  } finally {
    await takeAway(url);
  }
});

async function chooseSede(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /Sede/ }).selectOption({ label: SEDE.nombre });
}

interface Drawn {
  nombre: string;
  min: 0 | 1;
  opciones: readonly string[];
  precios?: Readonly<Record<string, number>>;
}

/** From none or one of these options, row by row. */
async function drawGroup(page: Page, { nombre, min, opciones, precios = {} }: Drawn) {
  await page.getByRole('button', { name: 'Nuevo grupo' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill(nombre);
  if (min === 1) await page.getByRole('button', { name: 'Uno más de mínimo' }).click();
  await page.getByLabel('Otra opción, y Enter').click();
  await page.keyboard.type(opciones.map((option) => `${option}\n`).join(''));
  for (const [option, precio] of Object.entries(precios)) {
    await page.getByLabel(`Precio de ${option}`).fill(String(precio));
  }
  await page.getByRole('button', { name: 'Guardar grupo' }).click();
  await expect(page.getByText('Todo está guardado')).toBeVisible();
}

async function orderByPhone(browser: Browser, baseURL: string): Promise<Order> {
  const context = await browser.newContext({ baseURL, ...PHONE });
  const page = await context.newPage();
  await enterAsGuest(page, SEDE.nombre);
  await page.getByRole('button', { name: `Agregar ${BURGER} al carrito` }).click();
  const sheet = page.getByRole('dialog', { name: BURGER });
  await sheet.getByText('Bien sellada').click();
  await sheet.getByText('Cebolla caramelizada').click();
  await sheet.getByRole('button', { name: 'Agregar $27.000' }).click();
  await goTo(page, 'Carrito');
  return sendCart(page, baseURL);
}

async function orderByChat(browser: Browser, baseURL: string): Promise<Order> {
  const context = await browser.newContext({ baseURL, ...PHONE });
  const page = await context.newPage();
  await enterAsGuest(page, SEDE.nombre);
  await page.getByRole('button', { name: 'Chat' }).click();
  const chat = page.getByRole('dialog');
  const say = async (text: string) => {
    await chat.getByLabel('Escribe tu mensaje').fill(text);
    await chat.getByRole('button', { name: 'Enviar' }).click();
    await expect(chat.getByRole('log').getByText(text, { exact: true })).toBeVisible();
    await expect(chat.getByText('Escribiendo…')).toBeHidden();
  };
  await say('Quiero una hamburguesa de la abuela con cebolla caramelizada');
  await expect(chat.getByRole('log')).toContainText(/¿Qué punto: Jugosa o Bien sellada\?/i);
  await say('bien sellada');
  await chat.getByRole('link', { name: /Ver carrito/ }).click();
  return sendCart(page, baseURL);
}

/** Sends what is in the cart as an order to go. */
async function sendCart(page: Page, url: string): Promise<Order> {
  const checkout = await openCheckout(page, 'Pedido para llevar');
  const email = await fillGuest(checkout);
  await confirm(checkout);
  await expect(page).toHaveURL(/\/user\/orders$/);
  const order = await newestOf(url, (one) => one.email === email);
  await page.context().close();
  return order;
}

async function orderByWaiter(browser: Browser, baseURL: string): Promise<Order> {
  const page = await atSede(browser, baseURL, 'pedidos');
  await page.getByRole('tab', { name: 'Gestionar pedido' }).click();
  await page.getByRole('button', { name: new RegExp(`^Agregar .*${BURGER}`) }).click();
  const dialog = page.getByRole('dialog', { name: BURGER });
  await dialog.getByText('Bien sellada').click();
  await dialog.getByText('Cebolla caramelizada').click();
  await dialog.getByRole('button', { name: 'Agregar · $27.000' }).click();
  await page.getByRole('button', { name: 'Para llevar', exact: true }).click();
  const account = page.getByRole('dialog', { name: 'Cuenta' });
  await account.getByLabel('Nombre del cliente').fill('La nieta');
  await account.getByText('Efectivo', { exact: true }).click();
  await account.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(account).toBeHidden();
  const order = await newestOf(baseURL, ({ nombreCliente }) => nombreCliente === 'La nieta');
  await page.context().close();
  return order;
}

async function newestOf(url: string, isIt: (order: Order) => boolean): Promise<Order> {
  let found: Order | undefined;
  await expect
    .poll(async () => {
      [found] = await ordersWhere(url, isIt, SEDE.dbName);
      return found;
    })
    .toBeTruthy();
  return found as Order;
}

async function soldOptions(url: string) {
  const send = await asOwner(url);
  const answer = await send('GET', `/api/reports/summary?dbName=${SEDE.dbName}`);
  return REPORTS_ENDPOINTS['GET /api/reports/summary'].answer.parse(answer).data.adiciones;
}

/** The menu as it was before, for the tests that share it. */
async function takeAway(url: string): Promise<void> {
  const send = await asOwner(url);
  const answer = await fetch(`${url}/api/products?dbName=${SEDE.dbName}`);
  const products = (await answer.json()) as Product[];
  const burger = products.find(({ nombre }) => nombre === BURGER);
  if (burger) await send('DELETE', `/api/products/delete/${burger._id}?dbName=${SEDE.dbName}`);
  for (const codigo of ['punto', 'encima']) {
    await send('DELETE', `/api/modifiers/${codigo}?dbName=${SEDE.dbName}&quitar=true`);
  }
}
