import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** What a screen was told over its socket: event, order and revision of each frame. */
interface Heard {
  event: string;
  id: string;
  revision: number;
}

interface Ear {
  heard: Heard[];
  /** Until then events would come by other requests, which nobody counts. */
  isOpen: () => boolean;
}

/** Listens to every live event of a page, which opens that many sockets. To be called before it does. */
export function listen(page: Page, sockets: number): Ear {
  const heard: Heard[] = [];
  let upgrades = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      // The client's last word of the upgrade: from here on all comes this way.
      upgrades += String(payload) === '5' ? 1 : 0;
    });
    socket.on('framereceived', ({ payload }) => {
      const order = orderIn(String(payload));
      if (order) heard.push(order);
    });
  });
  return { heard, isOpen: () => upgrades >= sockets };
}

export async function expectOpen(ears: readonly Ear[]): Promise<void> {
  await expect.poll(() => ears.map((ear) => ear.isOpen())).toEqual(ears.map(() => true));
}

function orderIn(frame: string): Heard | null {
  if (!/^42\["(new|updated)_order"/.test(frame)) return null;
  const [event, { _id, revision }] = JSON.parse(frame.slice(2));
  return { event, id: _id, revision };
}

type Moments = Record<string, number>;

// Browser code as text: these folders are typed for Node, which knows no document.
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

/** Notes when each order leaves a waiter's browser, by the tag in its name or table. */
export async function noteSent(page: Page): Promise<() => Promise<Moments>> {
  await page.addInitScript({ content: NOTE_SENT });
  return () => page.evaluate<Moments>('window.sentAt');
}

/**
 * Notes when each order first stands on the kitchen's screen, and how long the machine takes meanwhile
 * to bring that screen an answer with nothing in it.
 */
export async function noteShown(page: Page) {
  await page.addInitScript({ content: NOTE_SHOWN });
  return async () => ({
    shown: await page.evaluate<Moments>('window.shownAt'),
    roundTrips: await page.evaluate<number[]>('window.roundTrips'),
  });
}

/** The given share of the values is not above the answer. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
