import * as MESSAGES from '@comanda/contract/messages';
import type { Browser, Page } from '@playwright/test';
import { allOrders, DEMO, ownerToken } from './api.ts';
import { expect, test } from './product.ts';
import { expectAccessible, signInAtSede } from './screens.ts';

const TABLET = { width: 1180, height: 820 };

test('an order goes from the waiter to the kitchen, back with a change, to the table and the till', async ({
  browser,
  product,
}) => {
  test.slow();
  const waiter = await atWork(browser, product.url, 'pedidos');
  const kitchen = await atWork(browser, product.url, 'cocina');
  const till = await atWork(browser, product.url, 'caja');
  const mesa = `T${Date.now() % 100_000}`;

  await test.step('the waiter takes three dishes', async () => {
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
  const slip = kitchen.getByRole('article').filter({ hasText: mesa });
  await test.step('the kitchen has it at once', async () => {
    await expect(slip).toBeVisible();
    await expect(slip).toContainText('Bandeja paisa');
  });

  await test.step('an edit is marked in the kitchen', async () => {
    await waiter.getByRole('tab', { name: /^Pedidos/ }).click();
    const card = waiter.getByRole('article').filter({ hasText: mesa });
    if (!(await card.getByRole('button', { name: 'Editar' }).isVisible())) {
      await card.getByRole('button').first().click();
    }
    await card.getByRole('button', { name: 'Editar' }).click();
    await expect(waiter.getByText(MESSAGES.orders.editingChip)).toBeVisible();
    await waiter.getByRole('button', { name: /^Agregar (otro: )?Ajiaco/ }).click();
    await waiter.getByRole('button', { name: 'Local', exact: true }).click();
    await waiter
      .getByRole('dialog')
      .getByRole('button', { name: /Confirmar|Guardar/ })
      .click();
    await expect(waiter.getByText(MESSAGES.orders.updated)).toBeVisible();
    await expect(slip).toContainText(/Cambió: antes 1/);
  });

  await test.step('it is cooked, delivered and invoiced', async () => {
    await slip.getByRole('button', { name: /Marcar como preparado/ }).click();
    await waiter.getByRole('tab', { name: /^Pedidos/ }).click();
    await waiter.getByRole('tab', { name: /^Preparado/ }).click();
    const ready = waiter.getByRole('article').filter({ hasText: mesa });
    await expect(ready).toBeVisible({ timeout: 15_000 });
    if (!(await ready.getByRole('button', { name: 'Entregar' }).isVisible())) {
      await ready.getByRole('button').first().click();
    }
    await ready.getByRole('button', { name: 'Entregar' }).click();
    await expect(waiter.getByText(MESSAGES.orders.delivered)).toBeVisible();
    const bill = till.getByRole('article').filter({ hasText: mesa });
    await expect(bill).toBeVisible();
    await bill.getByRole('button', { name: 'Marcar facturado' }).click();
    await expect(till.getByText(MESSAGES.orders.invoiced)).toBeVisible({ timeout: 15_000 });
  });

  const orders = await allOrders(product.url, await ownerToken(product.url));
  const order = orders.find((one) => one.mesa === mesa);
  expect(order).toMatchObject({ estado: 'facturado', creadoPor: staff('pedidos') });
  expect(order?.updates).toHaveLength(1);
  for (const page of [waiter, kitchen, till]) await page.close();
});

async function atWork(browser: Browser, baseURL: string, section: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: TABLET });
  await signInAtSede(page, 'Centro', staff(section), DEMO.password);
  await expect(page).toHaveURL(/\/employee$/);
  const sound = page.getByRole('button', { name: /sonido/i }).first();
  await sound.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByText('Conectado', { exact: true }).first()).toBeVisible();
  return page;
}

function staff(section: string): string {
  return `${section}.centro@lasazon.example`;
}
