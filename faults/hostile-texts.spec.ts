import { shortId } from '@comanda/contract/orders/orders.rules';
import { expect, type Page, test } from '@playwright/test';
import { DEMO, ownerToken } from '../e2e/api.ts';
import { copyDemo } from '../e2e/demo-folder.ts';
import { addDish, fillGuest, goTo, openCheckout, PHONE } from '../e2e/diner-visit.ts';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { inNewFolder, startProduct, stop } from '../e2e/product-process.ts';
import { enterAsOwner, goToSede, signInAtSede } from '../e2e/screens.ts';
import { HOSTILE } from './hostile-texts.ts';
import { openWriter } from './hostile-writer.ts';
import { watch } from './watched-page.ts';
import { PASSWORD, writeEverywhere } from './write-everywhere.ts';

/** The last text that is written, so everything bears it, the sede too. */
const PICTURE = HOSTILE.picture ?? '';
/** Sections whose name differs from their permiso. */
const WORDS: Record<string, string> = { menu: 'menú' };
const EVERYTHING = ['caja', 'cocina', 'empleados', 'menu', 'pedidos', 'reportes'];

test.use(PHONE);

test('hostile texts are shown as text on every screen, and break no layout', {
  tag: '@faults',
}, async ({ browser }) => {
  test.setTimeout(1_200_000);
  await inNewFolder(async (dataDir) => {
    copyDemo(process.env.DEMO_FOLDER ?? '', dataDir);
    const product = await startProduct({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    });
    const { url } = product;
    try {
      const { diner, dish, ticket, worker, texts } = await fill(url);
      const open = async () => watch(await browser.newPage({ ...PHONE, baseURL: url }));
      const screens = [
        await asGuest(await open(), dish),
        await asDiner(await open(), diner),
        await asStaff(await open(), worker, ticket),
        await asOwner(await open()),
      ].reduce((sum, count) => sum + count);
      record(
        'texts',
        `${texts} hostile texts all over a restaurant, seen at 360 px`,
        `${screens} screens of diner, staff and owner: all of it shown as text, nothing ran, nothing overflowed`,
      );
    } finally {
      await stop(product.server, 'SIGTERM');
    }
  });
});

type Watched = Awaited<ReturnType<typeof watch>>;

/** Writes the texts all over the demo, and hires somebody who may see every section. */
async function fill(url: string) {
  const token = await ownerToken(url);
  const answer = await fetch(`${url}/api/locations/getLocationsByPath?path=${DEMO.path}`);
  const { data } = (await answer.json()) as { data: { _id: string; dbName: string }[] };
  const storeId = data.find(({ dbName }) => dbName === DEMO.dbName)?._id ?? '';
  const place = { url, email: DEMO.owner, dbName: DEMO.dbName, storeId };
  const writer = openWriter(url, token, new Set());
  // The first one is written last, so it is on top of every list.
  const texts = [HOSTILE.word ?? '', ...Object.values(HOSTILE).slice(0, size(3, 11)).reverse()];
  let last = { dish: '', diner: '', order: { _id: '' } };
  for (const text of texts) last = await writeEverywhere(writer(text), place, text);
  const { dish, diner, order } = last;

  const say = writer(PICTURE);
  const roles = await fetch(`${url}/api/roles?dbName=${DEMO.dbName}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const cargo = ((await roles.json()) as { data: { _id: string; nombre: string }[] }).data.find(
    ({ nombre }) => nombre.startsWith(PICTURE),
  );
  const worker = 'todo@lasazon.example';
  const employee = {
    nombre: PICTURE,
    edad: 30,
    telefono: '3001234567',
    direccion: PICTURE,
    cargo: cargo?._id,
    email: worker,
    password: PASSWORD,
    permisos: EVERYTHING,
  };
  await say('POST /api/employees/createEmployees', { dbName: DEMO.dbName, employees: [employee] });
  return { dish, diner, worker, ticket: shortId(order._id).toUpperCase(), texts: texts.length };
}

async function asGuest({ page, look, screens }: Watched, dish: string): Promise<number> {
  await goToSede(page, PICTURE);
  await look('the entry page of the sede');
  await page.goto(`/restaurante/${DEMO.path}`);
  await shows(page);
  await look('the public page');
  await goToSede(page, PICTURE);
  await page.getByRole('link', { name: 'Continuar como visitante' }).click();
  await shows(page);
  await look('the menu');
  await page.getByRole('button', { name: dish, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText(PICTURE);
  await look('a dish');
  await page.keyboard.press('Escape');
  await addDish(page, dish);
  await goTo(page, 'Carrito');
  await shows(page);
  await look('the cart');
  const checkout = await openCheckout(page, 'Pedido para llevar');
  await fillGuest(checkout);
  await checkout.getByLabel('Tu nombre').fill(PICTURE);
  await look('the checkout');
  await checkout.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(page).toHaveURL(/\/user\/orders/);
  await shows(page);
  await look('the tracking');
  await page.getByRole('button', { name: 'Chat' }).click();
  const chat = page.getByRole('dialog');
  await chat.getByLabel('Escribe tu mensaje').fill(PICTURE);
  await chat.getByRole('button', { name: /Enviar/ }).click();
  await expect(chat.getByRole('log')).toContainText(PICTURE);
  await look('the chat');
  await page.context().close();
  return screens();
}

async function asDiner({ page, look, screens }: Watched, email: string): Promise<number> {
  await signInAtSede(page, PICTURE, email, PASSWORD);
  await expect(page).toHaveURL(/\/user$/);
  await goTo(page, 'Pedidos');
  await shows(page);
  await look('the orders of a diner');
  await goTo(page, 'Opciones');
  await shows(page);
  await look('the account of a diner');
  await page.context().close();
  return screens();
}

async function asStaff(
  { page, look, screens }: Watched,
  email: string,
  ticket: string,
): Promise<number> {
  await signInAtSede(page, PICTURE, email, PASSWORD);
  await expect(page).toHaveURL(/\/employee$/);
  for (const section of EVERYTHING) {
    await page.getByRole('button', { name: /^Abrir el menú/ }).click();
    const menu = page.getByRole('dialog', { name: 'Menú de secciones' });
    await expect(menu).toContainText(PICTURE);
    await menu
      .getByRole('button', { name: new RegExp(`^${WORDS[section] ?? section}`, 'i') })
      .click();
    await shows(page);
    await look(section);
    if (section === 'caja') {
      await page.getByRole('button', { name: `Imprimir ${ticket}` }).click();
      await expect(page.locator('.print-root')).toContainText(PICTURE);
      await look('a ticket printed by the browser');
      await page.keyboard.press('Shift');
      await page.getByRole('tab', { name: /^Dado de baja/ }).click();
      await shows(page);
      await look('caja, written off');
    }
    if (section === 'pedidos') {
      await page.getByRole('tab', { name: /^Pedidos/ }).click();
      await shows(page);
      await look('pedidos, the list');
    }
  }
  await page.context().close();
  return screens();
}

async function asOwner({ page, look, screens }: Watched): Promise<number> {
  await enterAsOwner(page);
  await look('home');
  const places = ['locations', 'menu', 'clients', 'orders', 'website', 'reports', 'staff', 'audit'];
  for (const place of places) {
    await page.goto(`/restaurant/${place}`);
    await shows(page);
    await look(place);
  }
  await page.goto('/restaurant/website?panel=chatbot');
  await expect(
    page
      .getByRole('dialog')
      .getByLabel(/Nombre/)
      .first(),
  ).toHaveValue(PICTURE);
  await look('the assistant');
  await page.goto('/restaurant/staff');
  await page.getByRole('button', { name: 'Administrar Cargos' }).click();
  await expect(page.getByRole('dialog')).toContainText(PICTURE);
  await look('cargos');
  await page.goto('/restaurant/locations');
  await page.getByRole('button', { name: 'Impresoras' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(PICTURE);
  await look('printers');
  await page.goto('/restaurant/membership');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await look('membership');
  await page.context().close();
  return screens();
}

/** A text that was meant to become a picture is shown letter by letter. */
async function shows(page: Page): Promise<void> {
  await expect(page.getByText(PICTURE).filter({ visible: true }).first()).toBeVisible({
    timeout: 20_000,
  });
}
