import type { Page, Request } from '@playwright/test';
import { expect, type Screen } from './screen.ts';

/** Its fonts and the visible pictures are loaded. */
const DRAWN = `document.fonts.status === 'loaded' && [...document.images]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight)
  .filter((one) => one.getBoundingClientRect().left < innerWidth)
  .every((one) => one.complete)`;

const open = new WeakMap<Page, Set<Request>>();

/** Counts the requests of a tab, so that `settle` knows when all are answered. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  open.set(page, requests);
  page.on('request', (request) => {
    // The document that asked for the others is gone.
    if (request.isNavigationRequest()) requests.clear();
    // The live channel waits for events, not for an answer.
    if (!request.url().includes('/socket.io/')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until the screen is as a person would find it. */
export async function settle(page: Page, { isWaiting }: Pick<Screen, 'isWaiting'>): Promise<void> {
  if (!isWaiting) {
    // A request that a navigation cuts off may end without an event; half a second of silence tells it too.
    let isSilent = false;
    page.waitForLoadState('networkidle').then(
      () => {
        isSilent = true;
      },
      () => undefined,
    );
    await expect.poll(async () => isSilent || (await isIdle(page))).toBe(true);
    await expect(page.locator('.animate-shimmer.bg-sunken:visible')).toHaveCount(0);
    await expect(page).toHaveTitle(/./);
  }
  await expect.poll(() => page.evaluate(DRAWN)).toBe(true);
}

/** No request is open, and none is made by what the last answer draws. */
async function isIdle(page: Page): Promise<boolean> {
  const requests = open.get(page);
  if (requests === undefined) throw new Error('call followRequests before the page is opened');
  if (requests.size > 0) return false;
  await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))');
  return requests.size === 0;
}
