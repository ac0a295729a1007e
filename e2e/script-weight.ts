import type { Page } from '@playwright/test';

const QUIET_MS = 3_000;

/** Counts the bytes of every script that the page receives: as compressed as it comes, its headers included. */
export async function weighScripts(page: Page) {
  const session = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', () => {
    lastAt = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (pathname.endsWith('.js')) names.set(requestId, pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    const name = names.get(requestId);
    if (name) bytes.set(name, (bytes.get(name) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return {
    /** Bytes by file, once nothing has been asked for in a while. */
    untilIdle: async () => {
      while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
      return bytes;
    },
  };
}
