import * as MESSAGES from '@comanda/contract/messages';
import type { Browser, Page } from '@playwright/test';
import { allOrders, DEMO, ownerToken } from './api.ts';
import { expect, test } from './product.ts';
import { expectAccessible, signInAtSede } from './screens.ts';

const TABLET = { width: 1180, height: 820 };

test('a waiter takes three dishes at a table, and the kitchen has them at once and finishes them', async ({
  browser,
  product,
}) => {
  test.slow();
  const waiter = await atWork(browser, product.url, 'pedidos');
  const kitchen = await atWork(browser, product.url, 'cocina');
  const mesa = `T${Date.now() % 100_000}`;

  await test.step('the waiter takes the order', async () => {
    for (const nombre of ['Bandeja paisa', 'Ajiaco santafereño', 'Limonada de coco']) {
      await waiter.getByRole('button', { name: new RegExp(`^Agregar (otro: )?${nombre}`) }).click();
    }
    await waiter.getByRole('button', { name: 'Local', exact: true }).click();
    const account = waiter.getByRole('dialog');
    await account.getByRole('textbox', { name: /mesa/i }).fill(mesa);
    await account.getByText('Efectivo').click();
    await expectAccessible(waiter);
    await account.getByRole('button', { name: 'Confirmar pedido' }).click();
    await expect(waiter.getByText(MESSAGES.orders.created)).toBeVisible();
  });

  await test.step('the kitchen cooks it', async () => {
    const slip = kitchen.getByRole('article').filter({ hasText: mesa });
    await expect(slip).toContainText('Bandeja paisa');
    await slip.getByRole('button', { name: /Marcar como preparado/ }).click();
    await expect(slip).toBeHidden();
  });

  const token = await ownerToken(product.url);
  await expect
    .poll(async () => (await allOrders(product.url, token)).find((one) => one.mesa === mesa))
    .toMatchObject({ estado: 'preparado', creadoPor: staff('pedidos') });
  for (const page of [waiter, kitchen]) await page.context().close();
});

async function atWork(browser: Browser, baseURL: string, section: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: TABLET });
  const page = await context.newPage();
  await signInAtSede(page, 'Centro', staff(section), DEMO.password);
  await expect(page).toHaveURL(/\/employee$/);
  await page
    .getByRole('button', { name: /sonido/i })
    .first()
    .click();
  await expect(page.getByText('Conectado', { exact: true }).first()).toBeVisible();
  return page;
}

function staff(section: string): string {
  return `${section}.centro@lasazon.example`;
}
