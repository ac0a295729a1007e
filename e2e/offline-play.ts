import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** A section of the console that was opened again, perhaps without network. */
export async function wake(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/employee$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** How staff call an order. */
export function shortOf(id: string): string {
  return id.slice(-5).toUpperCase();
}

// As text, because it runs in the browser, whose caches Node's types do not know.
const IS_KEPT = `(async () => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false;
  if (!(await caches.has('comanda-consola'))) return false;
  const cache = await caches.open('comanda-consola');
  const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const list = names.find((name) => name.includes('/consola-'));
  if (!list) return false;
  const wanted = await (await cache.match(list)).json();
  return wanted.every((name) => names.includes(name));
})()`;

/** Waits until the service worker has the console's files and stands at work: a reload before that may be aborted. */
export async function keptForLater(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(IS_KEPT), { timeout: 40_000 }).toBe(true);
}
