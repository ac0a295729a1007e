import { readFile } from 'node:fs/promises';
import { orderCreatedSchema } from '@comanda/contract/orders/orders';
import type { Page } from '@playwright/test';
import { anyProduct, DEMO, ownerToken } from './api.ts';
import { staff } from './full-service-crew.ts';
import { expect, test } from './product.ts';
import { enterAsOwner, enterAsStaff, expectAccessible } from './screens.ts';

const PHONE = { width: 360, height: 800 };
const LAPTOP = { width: 1440, height: 900 };

test("the owner sees today's sales rise when an order of any sede is invoiced, without a reload", async ({
  page,
  product,
}) => {
  test.slow();
  await enterAsOwner(page);
  await page.goto('/restaurant/reports?periodo=hoy');
  await expect(figure(page, 'Ventas')).toContainText('$');
  const before = await salesOn(page);
  const token = await ownerToken(product.url);
  const total = await sell(product.url, token, 'chapinero');
  await expect.poll(() => salesOn(page)).toBe(before + total);
});

test('an employee with reportes sees only their own sede, and downloads its sheet', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enterAsStaff(page, staff('reportes'));
  await expect(page.getByRole('heading', { name: 'Ventas por día' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Por sede' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/api/reports/restaurant'))).toEqual([]);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^reporte-centro-.*\.csv$/);
  const sheet = await readFile(await file.path(), 'utf8');
  expect(sheet).toContain('Ventas');
  expect(sheet).not.toContain('Chapinero');
});

test('a report reads well on a phone and on a laptop, as charts and as tables', async ({
  page,
}) => {
  test.slow();
  await enterAsOwner(page);
  await page.goto('/restaurant/reports');
  await expect(page.getByRole('heading', { name: 'Ventas por día' })).toBeVisible();
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    const beyond = await page.locator('html').evaluate(beyondEdge);
    expect(beyond).toBe(0);
  }
  await page.getByRole('button', { name: 'Ver tabla: Ventas por día' }).click();
  await expect(page.getByRole('table', { name: 'Ventas por día' })).toBeVisible();

  await page.getByRole('button', { name: '30 días' }).click();
  await expect(page).toHaveURL(/periodo=treinta/);
  await page.getByLabel('Sede', { exact: true }).selectOption('Chapinero');
  await expect(page).toHaveURL(/sede=chapinero/);
  await expect(page.getByRole('region', { name: 'Por sede' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: '30 días' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('heading', { name: 'Ventas por día' })).toBeVisible();
});

test("the day's close prints alone, on a roll and on a sheet", async ({ page }) => {
  // The browser's print dialog would block everything.
  await page.addInitScript(
    "window.print = () => document.documentElement.setAttribute('data-printed', '')",
  );
  await enterAsOwner(page);
  await page.goto('/restaurant/reports?periodo=ayer&sede=centro');
  await page.getByRole('button', { name: 'Cierre de ayer' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article').filter({ hasText: 'Cierre del día' });
  for (const width of [302, 794]) {
    await page.setViewportSize({ width, height: 1100 });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    expect(await paper.evaluate(beyondEdge)).toBe(0);
  }
  await expect(paper).toContainText('Pagos por método');
  await expect(paper).toContainText('Dados de baja');
  await expect(paper).toContainText('Cancelados');
  await expect(paper).toContainText('Centro');
  await expect(paper).toContainText(`Impreso por ${DEMO.owner}`);
});

function figure(page: Page, title: string) {
  return page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) });
}

/** How far something extends beyond its own width. */
function beyondEdge(node: { scrollWidth: number; clientWidth: number }): number {
  return node.scrollWidth - node.clientWidth;
}

/** In pesos, as the screen shows it. */
async function salesOn(page: Page): Promise<number> {
  const text = await figure(page, 'Ventas').locator('dd').first().innerText();
  return Number(text.replace(/\D/g, ''));
}

/** Moves an order of a sede to its invoice, and returns its total. */
async function sell(url: string, token: string, dbName: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/orders/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Nubia Rincón',
      metodoPago: 'efectivo',
      productos: [{ id_sigo: await anyProduct(url), cantidad: 2 }],
    }),
  });
  const { data } = orderCreatedSchema.parse(await answer.json());
  for (const estado of ['preparado', 'entregado', 'facturado']) {
    const moved = await fetch(`${url}/api/orders/editOrderAttributes/${data._id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ dbName, updates: { estado } }),
    });
    if (!moved.ok) throw new Error(`${moved.status} ${await moved.text()}`);
  }
  return data.total;
}
