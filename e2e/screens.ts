import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import type { Page } from '@playwright/test';
import { DEMO } from './api.ts';
import { axeFindings } from './judge.ts';
import { openSignedIn } from './kept-sessions.ts';
import { expect } from './product.ts';

/** A photograph for forms that need one. */
export const PHOTO = `${import.meta.dirname}/../web/src/areas/public/landing/shots/menu.webp`;

/** Opens the home of the demo's owner. */
export async function enterAsOwner(page: Page): Promise<void> {
  await openSignedIn(page, DEMO.owner, '/restaurant', async () => {
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(DEMO.owner);
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(/\/restaurant$/);
  });
}

/** Opens the console as an employee of Centro. */
export async function enterAsStaff(page: Page, email: string): Promise<void> {
  await openSignedIn(page, email, '/employee', async () => {
    await signInAtSede(page, 'Centro', email, DEMO.password);
    await expect(page).toHaveURL(/\/employee$/);
  });
  if (email.startsWith('caja.')) await showTillOrders(page);
}

/**
 * A page may play sounds after a touch, and signing in usually counts as one. Where it does not, and after a reload, the
 * console asks for one over everything else; from now on it is given.
 */
export function touchWhenAsked(page: Page): Promise<void> {
  const overlay = page.getByRole('dialog', { name: 'Sonido de los avisos' });
  return page.addLocatorHandler(overlay, () => page.keyboard.press('x'));
}

/** The till by orders, also where the sede keeps accounts of its tables. */
async function showTillOrders(page: Page): Promise<void> {
  const orders = page.getByRole('tablist', { name: 'Estado del pedido' });
  const byOrder = page.getByRole('button', { name: tillViewMessages.byOrder });
  await expect(orders.or(byOrder).first()).toBeVisible();
  if (await byOrder.isVisible()) await byOrder.click();
}

/** From the public link to the entry page of a sede. */
export async function goToSede(page: Page, nombre: string): Promise<void> {
  await page.goto(`/restaurante/${DEMO.path}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: nombre }) });
  await card.getByRole('button').click();
  await expect(page).toHaveURL(/\/userAuth$/);
}

export async function signInAtSede(page: Page, nombre: string, email: string, password: string) {
  await goToSede(page, nombre);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Chooses a picture in that field and accepts the proposed crop. */
export async function choosePicture(page: Page, field: string): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: /Elegir imagen|Cambiar imagen/ }).click();
  await (await chooser).setFiles(PHOTO);
  await page.getByRole('button', { name: 'Usar esta imagen' }).click();
  await expect(group.getByRole('img', { name: 'Imagen elegida' })).toBeVisible();
}

/**
 * Loads a page anew on which nothing is open. What has just closed still takes its history entry along, and a reload before
 * that is cut off (ERR_ABORTED).
 */
export async function reload(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<number>('history.state?.own ?? 0')).toBe(0);
  await page.reload();
}

/** Axe finds nothing on the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // From one page of the app to the next the title goes with the old content and comes with the new.
  await expect(page).toHaveTitle(/./);
  expect(await axeFindings(page)).toEqual([]);
}
