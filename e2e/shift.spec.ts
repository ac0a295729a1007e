import { formatMoney } from '@comanda/contract/money';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { TILL_DAY_WORDS } from '@comanda/contract/till/till-day.words';
import type { Page } from '@playwright/test';
import { anyProduct, asOwner, DEMO } from './api.ts';
import { atWork, staff } from './full-service-crew.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';
import { startTillPrinter } from './till-printer.ts';

/** A sale at the counter, paid at once; answers what it cost. */
async function sell(url: string, metodo: string): Promise<number> {
  const send = await asOwner(url);
  const { dbName } = DEMO;
  const sale = { tipo: 'para_llevar', nombreCliente: 'Mostrador', metodoPago: 'efectivo' };
  const productos = [{ id_sigo: await anyProduct(url), cantidad: 1 }];
  const { data } = (await send('POST', '/api/orders/create', {
    dbName,
    ...sale,
    telefono: '300 555 0100',
    productos,
  })) as { data: { _id: string; total: number } };
  const pagos = [{ metodo, valor: data.total }];
  await send('POST', '/api/accounts/direct', { dbName, pedidos: [data._id], pagos });
  return data.total;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const counting = (page: Page, worth: number) =>
  page.getByRole('spinbutton', { name: new RegExp(`de \\${formatMoney(worth)}$`) });

/** Counts an amount with as few notes and coins as possible. */
async function count(page: Page, pesos: number): Promise<void> {
  let left = pesos;
  for (const worth of [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50]) {
    const many = Math.floor(left / worth);
    left -= many * worth;
    if (many > 0) await counting(page, worth).fill(String(many));
  }
  expect(left).toBe(0);
}

/** Axe takes a dialog for one only once it has faded in. */
async function expectUsable(page: Page): Promise<void> {
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < 5000)
    .map(({ finished }) => finished.catch(() => null)))`);
  await expectAccessible(page);
}

/** Where there is no room for the card, the shift is one row over the list. */
async function openPanel(page: Page): Promise<void> {
  await button(page, /^Turno de caja/).click();
  await expect(dialog(page, 'Turno de caja')).toBeVisible();
}

test('a shift on a tablet: base, sales, cash out, blind close with a difference, Z on paper', async ({
  browser,
  product,
}) => {
  const page = await atWork(browser, product.url, staff('caja'));
  const printer = await startTillPrinter(product.url);

  await openPanel(page);
  await button(page, 'Abrir turno').click();
  await page.getByLabel('Base en efectivo').fill('200000');
  await page.getByLabel('Nombre de la caja').fill('Caja principal');
  await expectUsable(page);
  await dialog(page, 'Abrir turno').getByRole('button', { name: 'Abrir turno' }).click();
  await expect(page.getByText('Turno abierto.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totales del día' })).toContainText(
    TILL_DAY_WORDS.hidden,
  );

  const cash = await sell(product.url, 'efectivo');
  const card = await sell(product.url, 'datafono');

  await openPanel(page);
  await button(page, 'Movimiento').click();
  await page.getByLabel('Valor').fill('38.000');
  await page.getByLabel('Motivo').fill('Hielo y limones, tienda de doña Rosa');
  await expectUsable(page);
  await button(page, 'Anotar que sale').click();
  await expect(page.getByText('Movimiento registrado.')).toBeVisible();

  await openPanel(page);
  await button(page, 'Ver cómo va').click();
  const soFar = dialog(page, 'Cómo va el turno');
  await expect(soFar.getByText('Datáfono')).toBeVisible();
  await expect(soFar).toContainText('1 pago');
  await expect(soFar).not.toContainText(formatMoney(card));
  await expectUsable(page);
  await page.keyboard.press('Escape');

  await openPanel(page);
  await button(page, 'Cerrar turno').click();
  const closing = dialog(page, 'Cerrar turno');
  await expect(closing.getByText('Hielo y limones')).toBeVisible();
  const expected = 200_000 + cash - 38_000;
  await count(page, expected - 5_400);
  await expect(closing).toContainText(`Efectivo contado${formatMoney(expected - 5_400)}`);
  await expectUsable(page);
  // Nobody typed what the card machine says, so it asks.
  await button(page, 'Guardar conteo y cerrar').click();
  await expect(dialog(page, '¿Cerrar así?')).toContainText('Datáfono');
  await button(page, 'Seguir contando').click();
  await page.getByLabel(/^Datáfono/).fill(String(card));
  await expect(closing).not.toContainText(formatMoney(expected));
  await button(page, 'Guardar conteo y cerrar').click();

  const closed = dialog(page, /^Turno \d+ cerrado$/);
  await expect(closed).toContainText(`En efectivo faltan${formatMoney(5_400)}`);
  await expect(closed.getByRole('listitem').filter({ hasText: 'Datáfono' })).toContainText(
    'Cuadra',
  );
  await expect(closed).toContainText(`Efectivo esperado${formatMoney(expected)}`);
  await expectUsable(page);

  await button(page, 'Imprimir Z').click();
  await expect(page.getByText(ordersMessages.printing)).toBeVisible();
  await expect.poll(() => printer.tickets().length).toBe(1);
  expect(printer.tickets()[0]).toMatch(/CIERRE DE CAJA Z \d+/);
  expect(printer.tickets()[0]).toMatch(/FALTAN +\$5\.400/);
  expect(printer.tickets()[0]).not.toContain('DUPLICADO');
  await button(page, 'Imprimir Z').click();
  await expect.poll(() => printer.tickets().length).toBe(2);
  expect(printer.tickets()[1]).toContain('DUPLICADO');

  await button(page, 'Terminar').click();
  await expect(page.getByRole('region', { name: 'Totales del día' })).toContainText('$');
  await openPanel(page);
  await expect(button(page, /^Último cierre: Z \d+/)).toContainText('Faltan $5.400');
  await printer.stop();
});

test('a shift on a phone: a reload keeps the count, and without network nothing is stored', async ({
  browser,
  product,
}) => {
  const page = await atWork(browser, product.url, staff('caja'));
  await page.setViewportSize({ width: 360, height: 780 });
  await openPanel(page);
  await button(page, 'Abrir turno').click();
  await button(page, 'Contar billetes y monedas').click();
  await count(page, 70_500);
  await expect(page.getByLabel('Base en efectivo')).toHaveValue('70.500');
  await expectUsable(page);
  await dialog(page, 'Abrir turno').getByRole('button', { name: 'Abrir turno' }).click();
  await expect(page.getByText('Turno abierto.')).toBeVisible();

  await openPanel(page);
  await button(page, 'Cerrar turno').click();
  await count(page, 70_000);
  await page.reload();
  await openPanel(page);
  await button(page, 'Seguir contando').click();
  await expect(counting(page, 50_000)).toHaveValue('1');
  await count(page, 70_500);
  await expectUsable(page);

  await page.context().setOffline(true);
  await expect(page.getByText(tillMessages.needsNetwork)).toBeVisible();
  await expect(button(page, 'Guardar conteo y cerrar')).toBeDisabled();
  await page.context().setOffline(false);
  await expect(button(page, 'Guardar conteo y cerrar')).toBeEnabled();
  await button(page, 'Guardar conteo y cerrar').click();
  await expect(dialog(page, /^Turno \d+ cerrado$/)).toContainText('El efectivoCuadra');
  await expectUsable(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
