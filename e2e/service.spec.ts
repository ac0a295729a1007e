import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Estado } from '@comanda/contract/orders/orders.words';
import type { Page } from '@playwright/test';
import { allOrders, ownerToken } from './api.ts';
import { atWork, staff } from './full-service-crew.ts';
import {
  addDish,
  bump,
  cardOf,
  deliver,
  invoice,
  openCard,
  type Planned,
  showOrders,
  slipOf,
  takeBack,
  takeOrder,
} from './full-service-moves.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';

test('a waiter takes three dishes at a table, and the kitchen has them at once and finishes them', async ({
  browser,
  product,
}) => {
  test.slow();
  const waiter = await atWork(browser, product.url, staff('pedidos'));
  const kitchen = await atWork(browser, product.url, staff('cocina'));
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
    await expect(waiter.getByText(ordersMessages.created)).toBeVisible();
  });

  await test.step('the kitchen cooks it', async () => {
    const slip = kitchen.getByRole('article').filter({ hasText: mesa });
    await expect(slip).toContainText('Bandeja paisa');
    await slip.getByRole('button', { name: /Marcar como preparado/ }).click();
    await expect(slip).toBeHidden();
  });

  // The crew works on tablets.
  await expect(waiter.getByRole('button', { name: /Listos para entregar/ })).toBeVisible();
  const token = await ownerToken(product.url);
  await expect
    .poll(async () => (await allOrders(product.url, token)).find((one) => one.mesa === mesa))
    .toMatchObject({ estado: 'preparado', creadoPor: staff('pedidos') });
  for (const page of [waiter, kitchen]) await page.context().close();
});

test('dishes that a waiter adds while the kitchen finishes the order become a new order', async ({
  browser,
  product,
}) => {
  test.slow();
  const waiter = await atWork(browser, product.url, staff('pedidos'));
  const kitchen = await atWork(browser, product.url, staff('cocina'));
  const order = anOrder('alcance');
  await takeOrder(waiter, order);
  await showOrders(waiter, 'Enviado');
  const card = await openCard(waiter, order.tag);
  await expectAccessible(waiter);
  await card.getByRole('button', { name: 'Editar' }).click();
  const panel = waiter.getByRole('complementary', { name: 'La orden' });
  await expect(panel.getByText(ordersMessages.editingChip)).toBeVisible();
  await addDish(waiter, 'Jugo de lulo');

  await bump(kitchen, order.tag);
  await expect(panel.getByRole('alert')).toContainText('ahora está en preparado');
  await expect(panel.getByRole('alert')).toContainText('1 Jugo de lulo');
  await expectAccessible(waiter);
  await panel.getByRole('button', { name: 'Pedirlo en una orden nueva' }).click();
  const account = waiter.getByRole('dialog', { name: 'Cuenta' });
  await expect(account.getByRole('textbox', { name: 'Mesa' })).toHaveValue(order.tag);
  await account.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(account).toBeHidden();

  const slip = slipOf(kitchen, order.tag);
  await expect(slip).toContainText('Jugo de lulo');
  await expect(slip).not.toContainText('Bandeja paisa');
  await expect.poll(() => endsAt(product.url, order.tag)).toEqual(['enviado', 'preparado']);
  await closeAll(waiter, kitchen);
});

test('an edit reaches the cook with the changes marked', async ({ browser, product }) => {
  test.slow();
  const waiter = await atWork(browser, product.url, staff('pedidos'));
  const kitchen = await atWork(browser, product.url, staff('cocina'));
  const order = anOrder('cambio');
  await takeOrder(waiter, order);
  await showOrders(waiter, 'Enviado');
  await (await openCard(waiter, order.tag)).getByRole('button', { name: 'Editar' }).click();
  await addDish(waiter, 'Bandeja paisa');
  await waiter.getByRole('button', { name: 'Guardar cambios' }).click();
  await waiter.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(waiter.getByText(ordersMessages.updated)).toBeVisible();

  const slip = slipOf(kitchen, order.tag);
  await expect(slip).toContainText('Cambió: antes 1');
  await expectAccessible(kitchen);
  await slip.getByRole('button', { name: 'Ya lo vi' }).click();
  await expect(slip).not.toContainText('Cambió');
  await closeAll(waiter, kitchen);
});

test('a delivery can be undone; the till prints, invoices, and writes off only with a reason', async ({
  browser,
  product,
}) => {
  test.slow();
  const waiter = await atWork(browser, product.url, staff('pedidos'));
  const kitchen = await atWork(browser, product.url, staff('cocina'));
  const till = await atWork(browser, product.url, staff('caja'), async (page) => {
    await page.addInitScript('window.printed = 0; window.print = () => { window.printed += 1; };');
  });
  const [paid, lost] = [anOrder('pagado'), { ...anOrder('perdido'), hasService: true }];
  for (const order of [paid, lost]) {
    await takeOrder(waiter, order);
    await bump(kitchen, order.tag);
  }

  await test.step('the waiter delivers', async () => {
    await showOrders(waiter, 'Preparado');
    const id = await idOf(product.url, paid.tag);
    await deliver(waiter, paid.tag);
    await takeBack(waiter, id);
    await expect(cardOf(waiter, paid.tag)).toBeVisible();
    for (const { tag } of [paid, lost]) await deliver(waiter, tag);
    await expectAccessible(waiter);
  });

  await test.step('nothing is written off without a reason', async () => {
    const slip = cardOf(till, lost.tag);
    await slip.getByRole('button', { name: 'Dar de baja' }).click();
    await slip.getByRole('button', { name: 'Dar de baja' }).click();
    await expect(slip.getByText(ordersMessages.motivoRequired)).toBeVisible();
    await expectAccessible(till);
    await slip.getByPlaceholder(ordersMessages.motivoPlaceholder).fill('Se cayó al servir');
    await slip.getByRole('button', { name: 'Dar de baja' }).click();
    await expect(till.getByText(ordersMessages.writtenOff)).toBeVisible();
  });

  await test.step('without a printer the browser prints the ticket', async () => {
    await cardOf(till, paid.tag)
      .getByRole('button', { name: /^Imprimir/ })
      .click();
    await expect.poll(() => till.evaluate('window.printed')).toBe(1);
    await expect(till.locator('.print-root')).toContainText('Bandeja paisa');
    await till.keyboard.press('Shift');
  });

  await invoice(till, paid.tag);
  await expect.poll(() => endsAt(product.url, paid.tag)).toEqual(['facturado']);
  await expect.poll(() => endsAt(product.url, lost.tag)).toEqual(['dado_de_baja']);
  await till.getByRole('tab', { name: /^Dado de baja/ }).click();
  await expect(cardOf(till, lost.tag)).toContainText('Se cayó al servir');
  await closeAll(waiter, kitchen, till);
});

test('every dialog of the order-taking gives the focus back', async ({ browser, product }) => {
  test.slow();
  const waiter = await atWork(browser, product.url, staff('pedidos'));
  await addDish(waiter, 'Ajiaco santafereño');
  const opened: [string, string][] = [
    ['Hamburguesa criolla', 'Hamburguesa criolla'],
    ['Añadir servicio', 'Lista de servicios'],
    ['Local', 'Cuenta'],
    ['Para llevar', 'Cuenta'],
    ['Domicilio', 'Cuenta'],
  ];
  for (const [name, title] of opened) {
    const opener = waiter.getByRole('button', { name, exact: true });
    await opener.click();
    const dialog = waiter.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    if (title === 'Cuenta') await dialog.getByRole('button', { name: 'Confirmar pedido' }).click();
    await waiter.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await closeAll(waiter);
});

function anOrder(word: string): Planned {
  return {
    tag: `Caso-${word}${Date.now() % 100_000}`,
    tipo: 'en_local',
    metodoPago: 'efectivo',
    dishes: ['Bandeja paisa'],
    hasService: false,
    isEdited: false,
    end: 'enviado',
  };
}

async function ordersOf(url: string, tag: string) {
  const orders = await allOrders(url, await ownerToken(url));
  return orders.filter(({ mesa }) => mesa === tag);
}

async function endsAt(url: string, tag: string): Promise<Estado[]> {
  return (await ordersOf(url, tag)).map(({ estado }) => estado).toSorted();
}

async function idOf(url: string, tag: string): Promise<string> {
  const [order] = await ordersOf(url, tag);
  return order ? shortId(order._id).toUpperCase() : '';
}

async function closeAll(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

test('a second click 280 ms later in the same place finishes no second order', async ({
  browser,
  product,
}) => {
  for (const section of ['cocina', 'caja']) {
    const page = await atWork(browser, product.url, staff(section));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const slips = page.locator('li[data-key]');
    await expect(slips.nth(1)).toBeVisible();
    const places = () => slips.evaluateAll((all) => all.map((one) => one.dataset.key));
    const before = await places();
    const finish = page.getByRole('button', { name: /^\d?Marcar (como preparado|facturado)$/ });
    // The mouse waits over the button until no slip moves.
    await finish.first().hover();
    const box = await finish.first().boundingBox();
    if (!box) throw new Error('The button is not on the screen.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {
      clickCount: 2,
      delay: 140,
    });
    // Read at once and together: a second later the list moves up.
    const after = await slips.evaluateAll((all) =>
      all.map((one) => [one.dataset.key, one.querySelector('[inert]') !== null]),
    );
    expect(after).toEqual(before.map((key, at) => [key, at === 0]));
    const undo = page.getByRole('button', { name: /Deshacer/ });
    await expect(undo).toHaveCount(1);
    await undo.click();
    await expect(slips.first().locator('[inert]')).toHaveCount(0);
    await page.context().close();
  }
});

test('while the till has nothing to undo, nothing invisible lies over what is in its corner', async ({
  browser,
  product,
}) => {
  const till = await atWork(browser, product.url, staff('caja'));
  await till.setViewportSize({ width: 1180, height: 820 });
  await expect(till.getByRole('button', { name: 'Marcar facturado' }).first()).toBeVisible();
  const covering = await till.evaluate<string[]>(`
    [...Array(40).keys()]
      .map((up) => document.elementFromPoint(innerWidth - 100, innerHeight - 1 - up))
      .filter((element) => element && getComputedStyle(element).position === 'fixed')
      .map((element) => element.className)
  `);
  expect(covering).toEqual([]);
  await till.context().close();
});
