import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Estado, METODOS_AL_PEDIR, Tipo } from '@comanda/contract/orders/orders.words';
import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

/** An order of the service: how it is taken, and in which estado it ends. */
export interface Planned {
  /** Put in the customer's name, the table or the address, so that every screen shows it. */
  tag: string;
  tipo: Tipo;
  metodoPago: (typeof METODOS_AL_PEDIR)[number];
  dishes: readonly string[];
  hasService: boolean;
  isEdited: boolean;
  end: Estado;
}

const SEND: Record<Tipo, string> = {
  en_local: 'Local',
  para_llevar: 'Para llevar',
  a_domicilio: 'Domicilio',
};
const PAYMENT: Record<(typeof METODOS_AL_PEDIR)[number], string> = {
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta',
  datafono: 'Datáfono',
  transferencia: 'Transferencia',
  bizum: 'Bizum',
};

export async function takeOrder(waiter: Page, order: Planned): Promise<void> {
  const { tag, tipo, metodoPago, dishes, hasService } = order;
  for (const nombre of dishes) await addDish(waiter, nombre);
  if (hasService) {
    await waiter.getByRole('button', { name: 'Añadir servicio' }).click();
    const services = waiter.getByRole('dialog', { name: 'Lista de servicios' });
    await services.getByLabel('Precio de Descorche').fill('40.000');
    await services.getByRole('button', { name: 'Añadir Descorche' }).click();
  }
  await waiter.getByRole('button', { name: SEND[tipo], exact: true }).click();
  const account = waiter.getByRole('dialog', { name: 'Cuenta' });
  if (tipo === 'en_local') await account.getByRole('textbox', { name: 'Mesa' }).fill(tag);
  else await account.getByLabel('Nombre del cliente').fill(`Cliente ${tag}`);
  if (tipo === 'a_domicilio') {
    await account.getByRole('textbox', { name: 'Dirección' }).fill(`Calle ${tag}`);
    await account.getByLabel('Número de contacto').fill('310 555 0142');
  }
  await account.getByText(PAYMENT[metodoPago], { exact: true }).click();
  await account.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(account).toBeHidden();
}

export async function addDish(waiter: Page, nombre: string): Promise<void> {
  await waiter.getByRole('button', { name: new RegExp(`^Agregar (otro: )?${nombre}`) }).click();
}

/** Opens the list of orders at an estado. */
export async function showOrders(page: Page, estado: string): Promise<void> {
  const tab = page.getByRole('tab', { name: /^Pedidos/ });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await page.getByRole('tab', { name: new RegExp(`^${estado}`) }).click();
}

/** The card or slip of an order in a list. */
export function cardOf(page: Page, tag: string): Locator {
  return page.locator('li[data-key]').filter({ hasText: tag });
}

export async function openCard(waiter: Page, tag: string): Promise<Locator> {
  const card = cardOf(waiter, tag);
  const closed = card.getByRole('button', { expanded: false });
  await tapUntilGone(closed, closed);
  return card;
}

export async function editOrder(waiter: Page, { tag, tipo }: Planned): Promise<void> {
  await showOrders(waiter, 'Enviado');
  const card = await openCard(waiter, tag);
  const send = waiter.getByRole('button', { name: SEND[tipo], exact: true });
  await tapUntilShown(card.getByRole('button', { name: 'Editar' }), send);
  await addDish(waiter, 'Jugo de lulo');
  await send.click();
  const account = waiter.getByRole('dialog', { name: 'Cuenta' });
  await account.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(account).toBeHidden();
}

/** The kitchen says that it has seen what was cancelled, whose slips then leave. */
export async function seeCancelled(kitchen: Page): Promise<void> {
  const stamped = kitchen.getByRole('article').filter({ hasText: 'Cancelado' });
  const unseen = stamped.getByRole('button', { name: /Ya lo vi/ });
  for (let left = await unseen.count(); left > 0; left -= 1) {
    // A tap right after another one on the list counts as its second half, so it is tapped again.
    await expect(async () => {
      if ((await unseen.count()) === left) await unseen.first().click();
      await expect(unseen).toHaveCount(left - 1, { timeout: 1_000 });
    }).toPass();
  }
  await expect(stamped).toHaveCount(0);
}

export async function cancelOrder(waiter: Page, { tag }: Pick<Planned, 'tag'>): Promise<void> {
  await showOrders(waiter, 'Enviado');
  const card = await openCard(waiter, tag);
  const question = waiter.getByRole('dialog', { name: ordersMessages.confirmCancel });
  await tapUntilShown(card.getByRole('button', { name: 'Cancelar', exact: true }), question);
  await question.getByRole('button', { name: 'Cancelar la orden' }).click();
  await expect(question).toBeHidden();
  await expect(card).toBeHidden();
}

export function slipOf(kitchen: Page, tag: string): Locator {
  return kitchen.locator('article').filter({ hasText: tag });
}

export async function bump(kitchen: Page, tag: string): Promise<void> {
  const slip = slipOf(kitchen, tag);
  await tapUntilGone(slip, slip.getByRole('button', { name: /Marcar como preparado/ }));
}

export async function deliver(waiter: Page, tag: string): Promise<void> {
  const card = cardOf(waiter, tag);
  await tapUntilGone(card, card.getByRole('button', { name: 'Entregar' }));
}

export async function invoice(till: Page, tag: string): Promise<void> {
  const slip = cardOf(till, tag);
  await tapUntilGone(slip, slip.getByRole('button', { name: 'Marcar facturado' }));
}

export async function writeOff(till: Page, tag: string, motivo: string): Promise<void> {
  const slip = cardOf(till, tag);
  const reason = slip.getByPlaceholder(ordersMessages.motivoPlaceholder);
  await tapUntilShown(slip.getByRole('button', { name: 'Dar de baja' }), reason);
  await reason.fill(motivo);
  await slip.getByRole('button', { name: 'Dar de baja' }).click();
  await expect(slip).toBeHidden();
}

/** What the head of a kitchen slip calls its order: its table, or its number. */
export async function nameOnSlip(kitchen: Page, tag: string): Promise<string> {
  const heading = await slipOf(kitchen, tag).getByRole('heading').textContent();
  return heading?.replace('Pedido ', '').split(', ').at(-1) ?? '';
}

/** Undoes a held move. */
export async function takeBack(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: `Deshacer ${id}` }).click();
}

/** As a person would: a card that has just moved ignores the first tap, and is tapped again. */
export async function tapUntilGone(card: Locator, button: Locator): Promise<void> {
  await expect(card).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    if (await card.isVisible()) await button.click({ timeout: 8_000 });
    await expect(card).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

export async function tapUntilShown(button: Locator, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (!(await wanted.isVisible())) await button.click({ timeout: 8_000 });
    await expect(wanted).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}
