import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { type Order, orderListSchema } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import type { Page } from '@playwright/test';
import { anyProduct, DEMO, ownerToken, placeOrder } from './api.ts';
import { changePrice, moveOrder, ordersWhere } from './diner-visit.ts';
import { record } from './figures.ts';
import { isLong, size } from './form.ts';
import { atWork, hireWaiter, staff } from './full-service-crew.ts';
import { addDish, bump, cancelOrder, cardOf, showOrders, slipOf } from './full-service-moves.ts';
import { keptForLater, shortOf, wake } from './offline-play.ts';
import { expect, test } from './product.ts';
import { expectAccessible, reload, signInAtSede, touchWhenAsked } from './screens.ts';

const OFFLINE_MS = size(0, 150_000);
const ORDERS = size(8, 40);
const BUMPS = size(4, 12);
const TOLD_MS = 5000;
const DRAINED_MS = 30_000;

test.use({ serviceWorkers: 'allow' });

test('two screens cut off from the server keep working, and everything arrives once and in order', {
  tag: '@faults',
}, async ({ browser, product }) => {
  test.setTimeout(isLong ? 900_000 : 600_000);
  const { url } = product;
  const token = await ownerToken(url);
  const waiter = await atWork(browser, url, staff('pedidos'));
  const cook = await atWork(browser, url, staff('cocina'));
  const dish = await anyProduct(url);
  const cooking: Order[] = [];
  for (let at = 0; at < BUMPS; at += 1) cooking.push(await placeOrder(url, dish));
  for (const { _id } of cooking) await expect(slipOf(cook, shortOf(_id))).toBeVisible();
  for (const page of [waiter, cook]) await keptForLater(page);

  const since = Date.now();
  for (const page of [waiter, cook]) await page.context().setOffline(true);
  const toldAfter = await Promise.all([waiter, cook].map((page) => untilTold(page, since)));
  const turn = String(Date.now()).slice(-4);
  const tags = Array.from(
    { length: ORDERS },
    (_, at) => `${turn}-${String(at + 1).padStart(2, '0')}`,
  );
  const half = ORDERS / 2;
  let second = waiter;

  await test.step('the waiter takes orders, also after a reload and in a second tab', async () => {
    for (const tag of tags.slice(0, half)) await takeAway(waiter, tag);
    await reload(waiter);
    await wake(waiter);
    await expect(waiter.getByText(`${half} pedidos esperan`, { exact: false })).toBeVisible();
    await showOrders(waiter, 'Enviado');
    await expect(
      cardOf(waiter, `Cliente ${tags[0]}`).getByText(offlineMessages.unsent),
    ).toBeVisible();
    await expectAccessible(waiter);
    second = await waiter.context().newPage();
    await touchWhenAsked(second);
    await second.goto('/employee');
    await wake(second);
    for (const tag of tags.slice(half)) await takeAway(second, tag);
    await cancelOrder(waiter, { tag: `Cliente ${tags[1]}` });
    await expect(waiter.getByText(`${ORDERS} pedidos y 1 cambio de estado esperan`)).toBeVisible();
  });

  await test.step('the cook marks orders as prepared, also after a reload', async () => {
    for (const [at, { _id }] of cooking.entries()) {
      await bump(cook, shortOf(_id));
      if (at !== BUMPS / 2) continue;
      await reload(cook);
      await wake(cook);
      await expect(cook.getByRole('tab', { name: /^Enviado/ })).toBeVisible();
      await expect(slipOf(cook, shortOf(_id))).toBeHidden();
    }
    await cook.getByRole('tab', { name: /^Preparado/ }).click();
    const slip = slipOf(cook, shortOf(cooking[0]?._id ?? ''));
    await expect(slip.getByText(offlineMessages.unsent)).toBeVisible();
    await expectAccessible(cook);
  });

  expect(await ours(url, tags)).toEqual([]);
  await waiter.waitForTimeout(Math.max(0, OFFLINE_MS - (Date.now() - since)));
  const offlineFor = Date.now() - since;
  const back = Date.now();
  for (const page of [waiter, cook]) await page.context().setOffline(false);
  const cooked = cooking.map(({ _id }) => _id);
  await expect
    .poll(async () => isAllThere(await newest(url, token), tags, cooked), { timeout: DRAINED_MS })
    .toBe(true);
  const drainedAfter = Date.now() - back;

  const arrived = await ours(url, tags);
  expect(arrived.map(({ nombreCliente }) => nombreCliente)).toEqual(
    tags.map((tag) => `Cliente ${tag}`),
  );
  for (const page of [waiter, second, cook]) {
    await expect(page.getByText(offlineMessages.unsent, { exact: true })).toHaveCount(0);
    await expect(page.getByText(offlineMessages.noConnection)).toBeHidden();
  }
  record(
    'offline',
    `a waiter and a cook cut off for ${seconds(offlineFor)} s, with a reload and a second tab`,
    `${ORDERS} orders and ${BUMPS + 1} moves arrived once and in order, ${seconds(drainedAfter)} s after the network was back; the screens said so after ${toldAfter.map(seconds).join(' and ')} s`,
  );
});

test('what the server refuses after an outage is explained, and nothing typed is lost', async ({
  browser,
  product,
}) => {
  test.slow();
  const { url } = product;
  const cook = await atWork(browser, url, staff('cocina'));
  const waiter = await atWork(browser, url, staff('pedidos'));
  const raced = await placeOrder(url, await anyProduct(url));
  await expect(slipOf(cook, shortOf(raced._id))).toBeVisible();
  for (const page of [waiter, cook]) await keptForLater(page);
  for (const page of [waiter, cook]) await page.context().setOffline(true);
  await bump(cook, shortOf(raced._id));
  await takeAway(waiter, 'PR01', 'Ajiaco');
  await moveOrder(url, raced, 'cancelado');
  const [dish] = (await menuOf(url)).filter(({ nombre }) => nombre.startsWith('Ajiaco'));
  await changePrice(url, DEMO.dbName, dish?.nombre ?? '', 41_300);
  // A move that can still be undone has not been sent yet.
  await expect(cook.getByText(/1 cambio de estado espera/)).toBeVisible();
  await expect(waiter.getByText(/1 pedido espera/)).toBeVisible();
  for (const page of [waiter, cook]) await page.context().setOffline(false);

  await test.step('the cook reads who was faster', async () => {
    const problems = cook.getByRole('list', { name: 'Lo que no se pudo hacer' });
    await expect(problems.getByText(/ahora está cancelado/)).toBeVisible({ timeout: DRAINED_MS });
    await expect(problems.getByText(ordersMessages.prepareFailed)).toBeVisible();
    await expectAccessible(cook);
    await problems.getByRole('button', { name: /^Entendido/ }).click();
    await expect(problems).toBeHidden();
  });

  await test.step('the waiter reopens the order, at the new price', async () => {
    const problems = waiter.getByRole('list', { name: 'Lo que no se pudo hacer' });
    await expect(problems.getByText(/41\.300/)).toBeVisible({ timeout: DRAINED_MS });
    await expectAccessible(waiter);
    await problems.getByRole('button', { name: 'Retomar el pedido' }).click();
    await waiter.getByRole('button', { name: 'Para llevar', exact: true }).click();
    const account = waiter.getByRole('dialog', { name: 'Cuenta' });
    await expect(account.getByLabel('Nombre del cliente')).toHaveValue('Cliente PR01');
    await account.getByRole('button', { name: 'Confirmar pedido' }).click();
    await expect(account).toBeHidden();
    const [order, ...others] = await ordersWhere(
      url,
      (one) => one.nombreCliente === 'Cliente PR01',
    );
    expect(order?.total).toBe(41_300);
    expect(others).toEqual([]);
  });
});

test('a person who signs out with deeds to send is warned, and they go out when that person is back, in nobody else’s name', async ({
  browser,
  product,
}) => {
  test.slow();
  const { url } = product;
  // Their own account, because a sign-out ends the session that the other tests share.
  const email = await hireWaiter(product);
  const waiter = await atWork(browser, url, email);
  const other = await hireWaiter(product);
  await keptForLater(waiter);
  await waiter.context().setOffline(true);
  await takeAway(waiter, 'LG01');
  await takeAway(waiter, 'LG02');
  const leave = waiter.getByRole('button', { name: screensMessages.signOut });
  const warning = waiter.getByRole('dialog', { name: 'Tienes 2 pedidos sin enviar' });

  await test.step('the warning lets them stay', async () => {
    await leave.click();
    await expect(warning).toBeVisible();
    await expectAccessible(waiter);
    await warning.getByRole('button', { name: 'Quedarme' }).click();
    await expect(warning).toBeHidden();
    await expect(waiter).toHaveURL(/\/employee$/);
  });

  await test.step('somebody else at the device sees that they wait, not their contents, and does not send them', async () => {
    await leave.click();
    await warning.getByRole('button', { name: 'Cerrar sesión de todos modos' }).click();
    await expect(waiter).toHaveURL(/\/userAuth$/);
    await waiter.context().setOffline(false);
    await signInAtSede(waiter, 'Centro', other, DEMO.password);
    await wake(waiter);
    await expect(waiter.getByText(/esperan 2 pedidos de /)).toBeVisible();
    await showOrders(waiter, 'Enviado');
    await expect(cardOf(waiter, 'Cliente LG01')).toHaveCount(0);
    await takeAway(waiter, 'OT01');
    await expect.poll(() => ours(url, ['OT01'])).toHaveLength(1);
    expect(await ours(url, ['LG01', 'LG02'])).toEqual([]);
  });

  await test.step('once back, theirs are sent by themselves', async () => {
    await leave.click();
    await signInAtSede(waiter, 'Centro', email, DEMO.password);
    await expect.poll(() => ours(url, ['LG01', 'LG02']), { timeout: DRAINED_MS }).toHaveLength(2);
    const [first] = await ours(url, ['LG01']);
    expect(first?.creadoPor).toBe(email);
  });
});

/** A takeaway order, which needs only a name. */
async function takeAway(waiter: Page, tag: string, dish = 'Bandeja paisa'): Promise<void> {
  const tab = waiter.getByRole('tab', { name: 'Gestionar pedido' });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await addDish(waiter, dish);
  await waiter.getByRole('button', { name: 'Para llevar', exact: true }).click();
  const account = waiter.getByRole('dialog', { name: 'Cuenta' });
  await account.getByLabel('Nombre del cliente').fill(`Cliente ${tag}`);
  await account.getByText('Efectivo', { exact: true }).click();
  await account.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(account).toBeHidden();
}

/** How long a screen took to say that it is cut off. */
async function untilTold(page: Page, since: number): Promise<number> {
  await expect(page.getByText(offlineMessages.noConnection)).toBeVisible({ timeout: TOLD_MS });
  return Date.now() - since;
}

/** Orders with these tags, in the order in which the server took them. */
async function ours(url: string, tags: readonly string[]) {
  const names = tags.map((tag) => `Cliente ${tag}`);
  const found = await ordersWhere(url, ({ nombreCliente }) => names.includes(nombreCliente));
  return found.toSorted((a, b) => (a.horaCreacion < b.horaCreacion ? -1 : 1));
}

/** The newest orders of the sede, from one call. */
async function newest(url: string, token: string): Promise<Order[]> {
  const answer = await fetch(`${url}/api/orders?dbName=${DEMO.dbName}&limit=150`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return orderListSchema.parse(await answer.json()).data;
}

function isAllThere(orders: readonly Order[], tags: readonly string[], cooked: readonly string[]) {
  const named = (tag: string | undefined) =>
    orders.filter(({ nombreCliente }) => nombreCliente === `Cliente ${tag}`);
  const isPrepared = (id: string) =>
    orders.some((one) => one._id === id && one.estado === 'preparado');
  return (
    tags.every((tag) => named(tag).length > 0) &&
    named(tags[1])[0]?.estado === 'cancelado' &&
    cooked.every(isPrepared)
  );
}

async function menuOf(url: string): Promise<{ nombre: string }[]> {
  const answer = await fetch(`${url}/api/products?dbName=${DEMO.dbName}`);
  return (await answer.json()) as { nombre: string }[];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
