import type { Account } from '@comanda/contract/accounts/accounts';
import type { PlanAnswer } from '@comanda/contract/tables/tables';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import type { Browser, Locator, Page } from '@playwright/test';
import { asOwner, DEMO } from './api.ts';
import { expect } from './product.ts';
import { signInAtSede } from './screens.ts';

/** The sede of the demo that keeps accounts of its tables. */
const dbName = 'chapinero';
const FIRST = 21;

export interface PlayedTables {
  zona: string;
  /** The two tables of each play. */
  mesas: [string, string][];
}

/** Adds a zone with two free tables, side by side, for each play; their numbers begin with `first`. */
export async function addTables(
  url: string,
  plays: number,
  { zona, first } = { zona: 'Balcón', first: FIRST },
): Promise<PlayedTables> {
  const send = await asOwner(url);
  const { data, version } = (await send('GET', `/api/tables?dbName=${dbName}`)) as PlanAnswer;
  const mesas = Array.from({ length: plays }, (_, at): [string, string] => [
    String(first + 2 * at),
    String(first + 2 * at + 1),
  ]);
  const drawn = mesas.flat().map((nombre, at) => ({
    nombre,
    puestos: 4,
    x: 4 + 32 * (at % 2),
    y: 4 + 24 * Math.floor(at / 2),
    ancho: 24,
    alto: 16,
    forma: 'cuadrada' as const,
    activa: true,
  }));
  const zonas = [...data.zonas, { nombre: zona, mesas: drawn }];
  await send('PUT', '/api/tables', { dbName, version, data: { zonas } });
  return { zona, mesas };
}

/** Opens the console as one of the people of Chapinero, at the orders if they see them. */
export async function atSede(browser: Browser, baseURL: string, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAtSede(page, 'Chapinero', `${who}.chapinero@lasazon.example`, DEMO.password);
  await expect(page).toHaveURL(/\/employee$/);
  await expect(page.getByText('Conectado', { exact: true }).first()).toBeAttached();
  const orders = page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('button', { name: /^Pedidos/ });
  if (await orders.isVisible()) await orders.click();
  return page;
}

/** Shows the tables of a zone. */
export async function startAt(page: Page, zona: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${tablesMessages.tab}`) }).click();
  await page
    .getByRole('group', { name: 'Zonas' })
    .getByRole('button', { name: new RegExp(`^${zona}`) })
    .click();
}

/** A table on the plan, in the list or among the free ones of a phone. */
export function rowOf(page: Page, mesa: string): Locator {
  const name = mesa.replaceAll('+', '\\+');
  return page.getByRole('button', { name: new RegExp(`^Mesa ${name}(,| (?!\\+))`) });
}

/** The account of a table: beside the plan, or in a dialog over the list of a phone. */
export function sheetOf(page: Page): Locator {
  return page
    .getByRole('complementary', { name: 'La mesa' })
    .or(page.getByRole('dialog', { name: 'La mesa' }));
}

export async function openTable(page: Page, mesa: string): Promise<void> {
  await rowOf(page, mesa).click();
  await expect(sheetOf(page).getByRole('heading', { name: `Mesa ${mesa}` })).toBeVisible();
}

/** Closes the dialog of a phone. It shows again only once a dialog over it has gone. */
export async function closeSheet(page: Page): Promise<void> {
  await expect(sheetOf(page)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'La mesa' });
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export function slipOf(kitchen: Page, mesa: string, round: number): Locator {
  return kitchen
    .getByRole('article', { name: `Mesa ${mesa}`, exact: false })
    .filter({ hasText: `Ronda ${round}` });
}

export async function openAccounts(url: string): Promise<Account[]> {
  const send = await asOwner(url);
  const { data } = (await send('GET', `/api/accounts?dbName=${dbName}`)) as { data: Account[] };
  return data;
}

/** Whether guests may order only at a table that the staff opened. */
export async function onlyOpenTables(url: string, qrSoloMesaAbierta: boolean): Promise<void> {
  const send = await asOwner(url);
  const path = `/api/locations/ajustes/completos?dbName=${dbName}`;
  const { version } = (await send('GET', path)) as { version: number };
  const ajustes = { cuentas: { activas: true, qrSoloMesaAbierta } };
  await send('PATCH', '/api/locations/ajustes', { dbName, version, ajustes });
}

/** The staff open a table for two. */
export async function openFor(url: string, mesa: string): Promise<void> {
  const send = await asOwner(url);
  await send('POST', '/api/accounts/open', { dbName, mesa, comensales: 2 });
}

/** The address in the code of a table. */
export async function codeOf(url: string, mesa: string): Promise<string> {
  const send = await asOwner(url);
  const path = `/api/locations/mesas?dbName=${dbName}`;
  const { data } = (await send('GET', path)) as { data: { mesa: string; url: string }[] };
  return data.find((one) => one.mesa === mesa)?.url ?? '';
}

/** Counts the taps on a page from now on. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(COUNT_TAPS);
  return () => page.evaluate<number>('window.taps');
}

// As text, because it runs in the browser and Node's types know no document.
const COUNT_TAPS = `
  if (!('taps' in window)) addEventListener('pointerdown', () => { window.taps += 1; }, { capture: true });
  window.taps = 0;`;

/** What one screen shows after somebody did something at another one. */
export interface Shown {
  words: readonly string[];
  /** In milliseconds, since the tap. */
  delay: number;
  /** How long that screen waits for an empty answer meanwhile. */
  nothing: number;
}

/** Taps on a page, and waits until each of these screens has a slip or a button with all these words. */
export async function watched(
  by: Page,
  tap: () => Promise<void>,
  screens: readonly [page: Page, ...words: string[]][],
): Promise<Shown[]> {
  await by.evaluate(NOTE_TAP);
  const watches = screens.map(async ([page, ...words]) => {
    return { words, ...(await page.evaluate<Seen>(untilShown(words))) };
  });
  await tap();
  const all = await Promise.all(watches);
  const since = await by.evaluate<number>('window.tappedAt');
  return all.map(({ words, at, nothing }) => ({ words, delay: at - since, nothing }));
}

/** By the browser's clock: the way of a tap from the test to the browser is no part of the product. */
const NOTE_TAP = `addEventListener('click', () => {
  window.tappedAt = performance.timeOrigin + performance.now();
}, { capture: true, once: true })`;

interface Seen {
  at: number;
  nothing: number;
}

const untilShown = (words: readonly string[]) => `(async () => {
  let isSeen = false;
  const asking = (async () => {
    let longest = 0;
    while (!isSeen) {
      const since = performance.now();
      await fetch('/livez').then((answer) => answer.text());
      longest = Math.max(longest, performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return longest;
  })();
  const words = ${JSON.stringify(words)};
  const isShown = () => [...document.querySelectorAll('button, article')].some(({ textContent }) => {
    const text = textContent.replace(/\\s+/g, ' ');
    return words.every((word) => text.includes(word));
  });
  await new Promise((resolve, reject) => {
    const look = () => {
      if (!isShown()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(reject, 30_000, new Error('Never shown: ' + words.join(', ')));
    look();
  });
  const at = performance.timeOrigin + performance.now();
  isSeen = true;
  return { at, nothing: await asking };
})()`;
