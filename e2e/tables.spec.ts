import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import { ERRORS } from '@comanda/contract/errors';
import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import type { Page } from '@playwright/test';
import { addDish as addToCart, confirm, fillGuest, openCheckout, PHONE } from './diner-visit.ts';
import { addDish } from './full-service-moves.ts';
import { percentile } from './full-service-watch.ts';
import { expect, test } from './product.ts';
import { expectAccessible } from './screens.ts';
import {
  addTables,
  atSede,
  closeSheet,
  codeOf,
  countTaps,
  onlyOpenTables,
  openAccounts,
  openFor,
  openTable,
  rowOf,
  type Shown,
  sheetOf,
  slipOf,
  startAt,
  watched,
} from './tables-play.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];
/** What a round of three dishes, one note and one addition at a known table costs at most, beside the typing. */
const TAPS = 8;
/** Within this, every screen shows what somebody did at another one, on a machine that is not busy. */
const LIVE_MS = 1_000;
/** Such a machine brings a screen an empty answer within this. */
const NOTHING_MS = 60;

let crew: Record<'waiter' | 'other' | 'kitchen', Page>;
let tables: Awaited<ReturnType<typeof addTables>>;

// One after the other, so that each person signs in once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser, product }) => {
  tables = await addTables(product.url, SIZES.length + 1);
  const at = (who: string) => atSede(browser, product.url, who);
  const [waiter, other, kitchen] = await Promise.all([at('pedidos'), at('admin'), at('cocina')]);
  crew = { waiter, other, kitchen };
});

test.afterAll(async () => {
  for (const page of Object.values(crew)) await page.context().close();
});

for (const [turn, size] of SIZES.entries()) {
  const { width } = size;
  test(`at ${width} px a table is opened, ordered for by two waiters and a phone, moved about, and asks for its bill`, async ({
    browser,
    product,
  }) => {
    const { waiter, other, kitchen } = crew;
    const [mesa = '', next = ''] = tables.mesas[turn] ?? [];
    const live: Shown[] = [];
    const watch = async (...what: Parameters<typeof watched>) => {
      live.push(...(await watched(...what)));
    };
    for (const page of Object.values(crew)) await page.setViewportSize(size);
    for (const page of [waiter, other]) await startAt(page, tables.zona);

    await test.step('a waiter seats four and sends the first round', async () => {
      if (width < 600) await waiter.getByRole('button', { name: /Mesas libres/ }).click();
      await rowOf(waiter, mesa).click();
      await waiter.getByRole('button', { name: '4 personas', exact: true }).click();
      for (const dish of ['Empanadas de carne', 'Bandeja paisa', 'Limonada de coco']) {
        await addDish(waiter, dish);
      }
      const send = waiter.getByRole('button', { name: tablesMessages.send });
      await watch(waiter, () => send.click(), [
        [kitchen, `Mesa ${mesa}`, 'Ronda 1'],
        [other, `Mesa ${mesa}`, 'Por marchar'],
      ]);
      await expect(rowOf(waiter, mesa)).toContainText('Por marchar');
    });
    const first = slipOf(kitchen, mesa, 1);
    await expect(first.getByRole('group', { name: coursesMessages.later })).toContainText(
      'Bandeja paisa',
    );

    await test.step(`another waiter adds a round of three dishes in ${TAPS} taps`, async () => {
      const taps = await countTaps(other);
      await rowOf(other, mesa).click();
      await sheetOf(other).getByRole('button', { name: 'Agregar' }).click();
      await addDish(other, 'Jugo de lulo');
      await addDish(other, 'Limonada de coco');
      await other.getByRole('button', { name: 'Arroz con pollo', exact: true }).click();
      const dish = other.getByRole('dialog');
      await dish.getByText('Aguacate', { exact: true }).click();
      await dish.getByLabel(/Observaciones/).fill('Sin arvejas');
      await dish.getByRole('button', { name: /^Agregar/ }).click();
      const send = other.getByRole('button', { name: tablesMessages.send });
      await watch(other, () => send.click(), [[kitchen, `Mesa ${mesa}`, 'Ronda 2', 'Sin arvejas']]);
      await expect(rowOf(other, mesa)).toBeVisible();
      expect(await taps()).toBeLessThanOrEqual(TAPS);
      await expect(slipOf(kitchen, mesa, 2)).toContainText('ADICIÓN');
    });

    await test.step('one tap fires the course that waits in both rounds', async () => {
      await openTable(other, mesa);
      const fire = sheetOf(other).getByRole('button', { name: /^Marchar / });
      await watch(other, () => fire.click(), [[waiter, `Mesa ${mesa}`, 'Ocupada']]);
      await expect(first.getByRole('group', { name: coursesMessages.later })).toHaveCount(0);
    });

    const context = await browser.newContext({ ...PHONE, viewport: size, baseURL: product.url });
    const guest = await context.newPage();
    await test.step('a guest at the table orders the third round by its code', async () => {
      await guest.goto(await codeOf(product.url, mesa));
      await addToCart(guest, 'Arepa rellena');
      await guest.goto('/user/cart');
      const checkout = await openCheckout(guest, 'Pedido a mesa');
      await fillGuest(checkout);
      await watch(guest, () => confirm(checkout), [
        [kitchen, `Mesa ${mesa}`, 'Ronda 3', 'Arepa rellena'],
      ]);
      await expect(guest.getByRole('region', { name: visitMessages.round(3) })).toBeVisible();
      await expectAccessible(guest);
    });

    await test.step('a dish goes to another table, and the kitchen is told where it was', async () => {
      const sheet = sheetOf(other);
      await sheet.getByRole('button', { name: 'Pasar platos' }).click();
      await sheet.getByRole('button', { name: /Jugo de lulo/ }).click();
      await sheet.getByRole('button', { name: 'Pasar 1 a…' }).click();
      await watch(other, () => rowOf(other, next).click(), [
        [kitchen, `${mesa} → ${next}`, 'Jugo de lulo'],
        [waiter, `Mesa ${next}`, 'Ocupada'],
      ]);
      await expect(slipOf(kitchen, mesa, 2)).not.toContainText('Jugo de lulo');
      await closeSheet(other);
    });

    await test.step('the two tables are joined and parted', async () => {
      await openTable(other, next);
      await sheetOf(other).getByRole('button', { name: 'Unir' }).click();
      await rowOf(other, mesa).click();
      const join = other.getByRole('dialog').getByRole('button', { name: 'Unir' });
      await watch(other, () => join.click(), [[waiter, `Mesa ${mesa} + ${next}`]]);
      const part = sheetOf(other).getByRole('button', { name: 'Separar' });
      await expectAccessible(other);
      await watch(other, () => part.click(), [[waiter, `Mesa ${next}`, 'Ocupada']]);
      await expect(rowOf(waiter, `${mesa} + ${next}`)).toHaveCount(0);
      await closeSheet(other);
    });

    await test.step('the phone of the guest asks for the bill, and every screen says so', async () => {
      await guest.getByRole('button', { name: visitMessages.ask }).click();
      const question = guest.getByRole('dialog', { name: tipMessages.title });
      await expectAccessible(guest);
      await question.getByRole('button', { name: tipMessages.none }).click();
      const ask = question.getByRole('button', { name: visitMessages.ask });
      await watch(guest, () => ask.click(), [
        [waiter, `Mesa ${mesa}`, 'Pide cuenta'],
        [other, `Mesa ${mesa}`, 'Pide cuenta'],
      ]);
      await expect(guest.getByText(visitMessages.asked)).toBeVisible();
      await expect(guest.getByText('Sin propina', { exact: true })).toBeVisible();
      await expectAccessible(waiter);
    });

    const accounts = await openAccounts(product.url);
    const ours = accounts.filter((one) => one.mesas.some((name) => [mesa, next].includes(name)));
    expect(ours.map(({ pedidos }) => pedidos.length).sort()).toEqual([1, 3]);
    await context.close();

    const delays = live.map(({ delay }) => delay);
    const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)];
    const empty = live.map(({ nothing }) => nothing);
    const nothing = percentile(empty, 0.99);
    const description = `${live.length} changes on other screens: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; an empty answer takes ${nothing.toFixed(0)} ms`;
    test.info().annotations.push({ type: 'live tables', description });
    // A busy machine is slow at everything.
    expect(p99, description).toBeLessThan(LIVE_MS * Math.max(1, nothing / NOTHING_MS));
  });
}

test('a guest whose table nobody has opened is told whom to ask, keeps the order, and sends it once it is open', async ({
  browser,
  product,
}) => {
  const [mesa = ''] = tables.mesas[SIZES.length] ?? [];
  const context = await browser.newContext({ ...PHONE, baseURL: product.url });
  const guest = await context.newPage();
  await onlyOpenTables(product.url, true);
  try {
    await guest.goto(await codeOf(product.url, mesa));
    await addToCart(guest, 'Arepa rellena');
    await guest.goto('/user/cart');
    const checkout = await openCheckout(guest, 'Pedido a mesa');
    await fillGuest(checkout);
    await confirm(checkout);
    await expect(checkout.getByText(ERRORS.mesa_sin_abrir.message)).toBeVisible();
    await expectAccessible(guest);
    await openFor(product.url, mesa);
    await confirm(checkout);
    const first = guest.getByRole('region', { name: visitMessages.round(1) });
    await expect(first).toContainText('Arepa rellena');
  } finally {
    await onlyOpenTables(product.url, false);
    await context.close();
  }
});
