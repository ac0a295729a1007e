import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { formatMoney } from '@comanda/contract/money';
import type { Page } from '@playwright/test';
import { closedAt, feedFour, letWaitersCharge } from './charging-play.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';
import { addTables, atSede, countTaps, openTable, rowOf, sheetOf, startAt } from './tables-play.ts';

/** What charging a whole table in cash costs at most. */
const TAPS = 5;
const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 360, height: 740 };

let tables: Awaited<ReturnType<typeof addTables>>;

// One after the other, so that the zone is added once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ product }) => {
  tables = await addTables(product.url, 2, { zona: 'Altillo', first: 61 });
  await letWaitersCharge(product.url);
});

const accountOf = (till: Page, mesa: string) =>
  till
    .getByRole('list', { name: tillViewMessages.byTable })
    .getByRole('button', { name: new RegExp(`^Mesa ${mesa}\\b`) });
const pay = (page: Page) => page.getByRole('button', { name: /^Cobrar \$/ });
const method = async (page: Page, name: string) => {
  const tile = page.getByRole('button', { name, exact: true });
  // A phone shows the first few.
  if (!(await tile.isVisible())) {
    await page.getByRole('button', { name: chargeMessages.more, exact: true }).click();
  }
  await tile.click();
};

for (const [turn, { size, who }] of [
  { size: TABLET, who: 'caja' },
  { size: PHONE, who: 'pedidos' },
].entries()) {
  test(`at ${size.width} px four people pay their table: two by dish, two share the rest`, async ({
    browser,
    product,
  }) => {
    const [mesa = ''] = tables.mesas[turn] ?? [];
    await feedFour(product.url, mesa);
    const page = await atSede(browser, product.url, who);
    const other = await atSede(browser, product.url, 'admin');
    await page.setViewportSize(size);
    await startAt(other, tables.zona);

    if (who === 'caja') await accountOf(page, mesa).click();
    else {
      await startAt(page, tables.zona);
      await openTable(page, mesa);
      await sheetOf(page).getByRole('button', { name: tillViewMessages.charge }).click();
    }
    await test.step('nothing is charged before the tip is answered', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(mesa);
      await expect(page.getByText(chargeMessages.tipFirst)).toBeVisible();
      await expect(pay(page)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Sí, incluir/ }).click();
    });

    await test.step('one pays a dish in cash, and gets change', async () => {
      await page.getByRole('button', { name: chargeMessages.modes.platos }).click();
      await page.getByRole('button', { name: /^Bandeja paisa, 1 de 2/ }).click();
      await method(page, 'Efectivo');
      await page.getByRole('button', { name: '100.000', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: chargeMessages.back })).toBeVisible();
      await expectAccessible(page);
      await pay(page).click();
      await expect(page.getByText(chargeMessages.paidBy(1)).first()).toBeAttached();
    });

    await test.step('every other screen sees what is left', async () => {
      await expect(rowOf(other, mesa)).toContainText('Falta');
    });

    await test.step('one pays a dish by datáfono', async () => {
      await page.getByRole('button', { name: /^Bandeja paisa, 2 de 2/ }).click();
      await method(page, 'Datáfono');
      await pay(page).click();
      await expect(page.getByText(chargeMessages.paidBy(2)).first()).toBeAttached();
    });

    await test.step('two share the rest', async () => {
      await page.getByRole('button', { name: chargeMessages.modes.partes }).click();
      await page.getByRole('button', { name: '2', exact: true }).first().click();
      for (const name of ['Tarjeta', 'Nequi']) {
        await method(page, name);
        await pay(page).click();
        await expect(pay(page)).toHaveCount(0);
      }
    });

    await expect(page.getByRole('heading', { name: /^Cuenta .* cerrada$/ })).toBeVisible();
    await expectAccessible(page);
    await expect(rowOf(other, mesa)).toContainText('Libre');
    const [account] = await closedAt(product.url, mesa);
    expect(account?.pagos.map(({ metodo }) => metodo)).toEqual([
      'efectivo',
      'datafono',
      'tarjeta',
      'nequi',
    ]);
    const { total, propina, saldo, pagado } = account?.totales ?? {};
    expect({ saldo, pagado }).toEqual({ saldo: 0, pagado: total });
    // Everything that was answered was paid, by somebody.
    expect(propina).toBe(account?.propina?.valor);
    for (const one of [page, other]) await one.context().close();
  });
}

test(`a cashier charges a whole table in cash in ${TAPS} taps, also while there is no network`, async ({
  browser,
  product,
}) => {
  const [[, first = ''] = [], [, second = ''] = []] = tables.mesas;
  for (const mesa of [first, second]) await feedFour(product.url, mesa);
  const till = await atSede(browser, product.url, 'caja');
  await till.setViewportSize(TABLET);

  const taps = await countTaps(till);
  await accountOf(till, first).click();
  await till.getByRole('button', { name: tipMessages.none }).click();
  await method(till, 'Efectivo');
  await till.getByRole('button', { name: '+100.000', exact: true }).click();
  await till.getByRole('button', { name: chargeMessages.exact }).click();
  await pay(till).click();
  await expect(till.getByRole('heading', { name: /^Cuenta .* cerrada$/ })).toBeVisible();
  // One of them was to change one's mind.
  expect(await taps()).toBeLessThanOrEqual(TAPS + 1);
  await till.getByRole('button', { name: chargeMessages.backToList }).last().click();

  await test.step('money that is taken without network is written down once it is back', async () => {
    await accountOf(till, second).click();
    await till.getByRole('button', { name: tipMessages.none }).click();
    await till.context().setOffline(true);
    await expect(till.getByText(chargeMessages.needsNetwork)).toBeVisible();
    await method(till, 'Efectivo');
    const amount = await pay(till).textContent();
    await pay(till).click();
    await expect(till.getByText(chargeMessages.waits)).toBeVisible();
    await till.getByRole('button', { name: chargeMessages.next }).click();
    await expect(accountOf(till, second)).toContainText(chargeMessages.unsentCharge);
    await till.context().setOffline(false);
    await expect(accountOf(till, second)).toHaveCount(0);
    const [account] = await closedAt(product.url, second);
    expect(amount).toContain(formatMoney(account?.totales.pagado ?? 0));
    expect(account?.pagos).toHaveLength(1);
  });
  await till.context().close();
});
