import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO } from './api.ts';
import { addDish as addToCart, confirm, fillGuest, openCheckout, PHONE } from './diner-visit.ts';
import { addDish } from './full-service-moves.ts';
import { asOwner } from './gallery/lively-service.ts';
import { expect, test } from './product.ts';
import { expectAccessible, signInAtSede } from './screens.ts';

/** The sede of the demo that keeps accounts of its tables. */
const dbName = 'chapinero';
const TABLET = { width: 1180, height: 820 };
const DESK = { width: 1440, height: 900 };

test('a table is opened, ordered for by two waiters and a phone, moved about, and asks for its bill', async ({
  browser,
  product,
}) => {
  test.slow();
  const [mesa = '', other = ''] = await freeTables(product.url);
  const phone = await atSede(browser, product.url, 'pedidos', PHONE.viewport);
  const tablet = await atSede(browser, product.url, 'admin', TABLET);
  const kitchen = await atSede(browser, product.url, 'cocina', DESK);

  await test.step('a waiter seats four on a phone and sends the first round', async () => {
    await phone.getByRole('button', { name: /Mesas libres/ }).click();
    await phone.getByRole('button', { name: `Mesa ${mesa}, libre` }).click();
    await phone.getByRole('button', { name: '4 personas', exact: true }).click();
    for (const dish of ['Empanadas de carne', 'Bandeja paisa', 'Limonada de coco']) {
      await addDish(phone, dish);
    }
    await phone.getByRole('button', { name: tablesMessages.send }).click();
    await expect(rowOf(phone, mesa)).toContainText('Por marchar');
  });
  const first = slipOf(kitchen, mesa, 1);
  await expect(first.getByRole('group', { name: coursesMessages.later })).toContainText(
    'Bandeja paisa',
  );

  await test.step('another waiter adds a round on a tablet and fires the course that waits', async () => {
    const sections = tablet.getByRole('navigation', { name: 'Secciones' });
    await sections.getByRole('button', { name: /^Pedidos/ }).click();
    await openTable(tablet, mesa);
    await sheetOf(tablet).getByRole('button', { name: 'Agregar' }).click();
    await addDish(tablet, 'Jugo de lulo');
    await addDish(tablet, 'Limonada de coco');
    await tablet.getByRole('button', { name: tablesMessages.send }).click();
    await expect(slipOf(kitchen, mesa, 2)).toContainText('ADICIÓN');
    await openTable(tablet, mesa);
    await sheetOf(tablet)
      .getByRole('button', { name: /^Marchar / })
      .click();
    await expect(first.getByRole('group', { name: coursesMessages.later })).toHaveCount(0);
    await expect(rowOf(phone, mesa)).toContainText('Ocupada');
  });

  const guest = await (await browser.newContext({ ...PHONE, baseURL: product.url })).newPage();
  await test.step('a guest at the table orders the third round by its code', async () => {
    await guest.goto(await codeOf(product.url, mesa));
    await addToCart(guest, 'Arepa rellena');
    await guest.getByRole('link', { name: /^1\s*Ver carrito/ }).click();
    const checkout = await openCheckout(guest, 'Pedido a mesa');
    await fillGuest(checkout);
    await confirm(checkout);
    await expect(guest.getByRole('region', { name: visitMessages.round(3) })).toBeVisible();
    await expect(slipOf(kitchen, mesa, 3)).toContainText('Arepa rellena');
    await expectAccessible(guest);
  });

  await test.step('a dish goes to another table, and the kitchen is told where it was', async () => {
    const sheet = sheetOf(tablet);
    await sheet.getByRole('button', { name: 'Pasar platos' }).click();
    await sheet.getByRole('button', { name: /Jugo de lulo/ }).click();
    await sheet.getByRole('button', { name: 'Pasar 1 a…' }).click();
    await chooseTable(tablet, other);
    const moved = kitchen.getByRole('article').filter({ hasText: `${mesa} → ${other}` });
    await expect(moved).toContainText('Jugo de lulo');
    await expect(slipOf(kitchen, mesa, 2)).not.toContainText('Jugo de lulo');
    await expect(rowOf(phone, other)).toContainText('Ocupada');
  });

  await test.step('the two tables are joined and parted at a desk', async () => {
    await tablet.setViewportSize(DESK);
    await openTable(tablet, other);
    await sheetOf(tablet).getByRole('button', { name: 'Unir' }).click();
    await chooseTable(tablet, mesa);
    const question = tablet.getByRole('dialog');
    await question.getByRole('button', { name: 'Unir' }).click();
    await expect(question).toBeHidden();
    await expect(rowOf(phone, `${mesa} + ${other}`)).toBeVisible();
    await sheetOf(tablet).getByRole('button', { name: 'Separar' }).click();
    await expect(rowOf(phone, `${mesa} + ${other}`)).toHaveCount(0);
    await expect(rowOf(phone, other)).toBeVisible();
    await expectAccessible(tablet);
  });

  await test.step('the phone of the guest asks for the bill, and every screen says so', async () => {
    await guest.getByRole('button', { name: visitMessages.ask }).click();
    await expect(guest.getByText(visitMessages.asked)).toBeVisible();
    await expect(rowOf(phone, mesa)).toContainText('Pide cuenta');
    await expect(rowOf(tablet, mesa)).toContainText('Pide cuenta');
    await expectAccessible(phone);
  });

  const accounts = await openAccounts(product.url);
  const rounds = accounts.filter(({ mesas }) => mesas.some((one) => [mesa, other].includes(one)));
  expect(rounds.map(({ pedidos }) => pedidos.length).sort()).toEqual([1, 3]);
  for (const page of [phone, tablet, kitchen, guest]) await page.context().close();
});

async function atSede(
  browser: Browser,
  baseURL: string,
  section: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  await signInAtSede(page, 'Chapinero', `${section}.chapinero@lasazon.example`, DEMO.password);
  await expect(page).toHaveURL(/\/employee$/);
  await expect(page.getByText('Conectado', { exact: true }).first()).toBeAttached();
  return page;
}

/** A table in the list of a phone, or on the plan. */
function rowOf(page: Page, mesa: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Mesa ${escaped(mesa)} (?!\\+)`) });
}

function escaped(text: string): string {
  return text.replaceAll('+', '\\+');
}

function sheetOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'La mesa' });
}

async function openTable(page: Page, mesa: string): Promise<void> {
  await chooseTable(page, mesa);
  await expect(sheetOf(page).getByRole('heading', { name: `Mesa ${mesa}` })).toBeVisible();
}

/** Taps a table on the plan, in whichever zone it is. */
async function chooseTable(page: Page, mesa: string): Promise<void> {
  await rowOf(page, mesa).click();
}

function slipOf(kitchen: Page, mesa: string, round: number): Locator {
  return kitchen
    .getByRole('article')
    .filter({ hasText: `Mesa ${mesa}` })
    .filter({ hasText: `Ronda ${round}` });
}

type Account = { _id: string; mesas: string[]; pedidos: string[] };

async function openAccounts(url: string): Promise<Account[]> {
  const send = await asOwner(url);
  const { data } = (await send('GET', `/api/accounts?dbName=${dbName}`)) as { data: Account[] };
  return data;
}

/** Two tables of one zone at which nobody sits. */
async function freeTables(url: string): Promise<string[]> {
  const send = await asOwner(url);
  const path = `/api/tables?dbName=${dbName}`;
  const plan = (await send('GET', path)) as { data: { zonas: { mesas: { nombre: string }[] }[] } };
  const taken = (await openAccounts(url)).flatMap(({ mesas }) => mesas.map(mesaClave));
  const free = plan.data.zonas.map(({ mesas }) =>
    mesas.map(({ nombre }) => nombre).filter((nombre) => !taken.includes(mesaClave(nombre))),
  );
  return free.find((names) => names.length > 1) ?? [];
}

/** The address in the code of a table. */
async function codeOf(url: string, mesa: string): Promise<string> {
  const send = await asOwner(url);
  const path = `/api/locations/mesas?dbName=${dbName}`;
  const { data } = (await send('GET', path)) as { data: { mesa: string; url: string }[] };
  return data.find((one) => one.mesa === mesa)?.url ?? '';
}
