import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** What a screen received over its socket: event, order and revision of each frame. */
interface LiveEvent {
  event: string;
  id: string;
  revision: number;
}

interface EventRecorder {
  events: LiveEvent[];
  /** Before that, events would come by other requests, which are not counted. */
  isOpen: () => boolean;
}

/** Records every live event of a page. Call it before the page opens its socket. */
export function listen(page: Page): EventRecorder {
  const events: LiveEvent[] = [];
  let isOpen = false;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      // The client's last packet of the upgrade: from here on the orders come over the socket. The
      // menu's channel begins as a socket and has no upgrade.
      isOpen ||= String(payload) === '5';
    });
    socket.on('framereceived', ({ payload }) => {
      const order = orderIn(String(payload));
      if (order) events.push(order);
    });
  });
  return { events, isOpen: () => isOpen };
}

export async function expectOpen(recorders: readonly EventRecorder[]): Promise<void> {
  await expect
    .poll(() => recorders.map((recorder) => recorder.isOpen()))
    .toEqual(recorders.map(() => true));
}

function orderIn(frame: string): LiveEvent | null {
  if (!/^42\["(new|updated)_(order|account)"/.test(frame)) return null;
  const [event, { _id, revision }] = JSON.parse(frame.slice(2));
  return { event, id: _id, revision };
}

type Moments = Record<string, number>;

// As text, because it runs in the browser and Node's types know no document.
const NOTE_SENT = `
  window.sentAt = {};
  window.fetch = ((fetch) => (input, init) => {
    const tag = /Turno-[A-Z]\\d\\d/.exec(String(init?.body))?.[0];
    if (tag && String(input).includes('/api/orders/create')) {
      window.sentAt[tag] = performance.timeOrigin + performance.now();
    }
    return fetch(input, init);
  })(window.fetch);`;
const NOTE_SHOWN = `
  window.shownAt = {};
  window.roundTrips = [];
  setInterval(async () => {
    const since = performance.now();
    await fetch('/livez').then((answer) => answer.text());
    window.roundTrips.push(performance.now() - since);
  }, 500);
  new MutationObserver((changes) => {
    const now = performance.timeOrigin + performance.now();
    for (const { addedNodes } of changes) {
      for (const { textContent } of addedNodes) {
        for (const [tag] of (textContent ?? '').matchAll(/Turno-[A-Z]\\d\\d/g)) window.shownAt[tag] ??= now;
      }
    }
  }).observe(document, { childList: true, subtree: true });`;

/** Records when each order leaves a waiter's browser, by the tag in its name or table. */
export async function noteSent(page: Page): Promise<() => Promise<Moments>> {
  await page.addInitScript({ content: NOTE_SENT });
  return () => page.evaluate<Moments>('window.sentAt');
}

/**
 * Records when each order first appears on the kitchen's screen, and how long the machine takes
 * meanwhile to bring that screen an empty answer.
 */
export async function noteShown(page: Page) {
  await page.addInitScript({ content: NOTE_SHOWN });
  return async () => ({
    shown: await page.evaluate<Moments>('window.shownAt'),
    roundTrips: await page.evaluate<number[]>('window.roundTrips'),
  });
}

/** The given share of the values is at most the result. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
