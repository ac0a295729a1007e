import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isDinerPage, isMenuRead, isPicture } from './kept-addresses.ts';
import { onlyGoodAnswers, savedMark, withoutVersion } from './menu-plugins.ts';
import { keepNewest } from './picture-plugins.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** The diner's own files, put here by the build. */
declare const SHELL_FILES: { url: string; revision: string | null }[];

const SHELL = '/index.html';
const PATIENCE_SECONDS = 4;
const ORDERS = '/user/orders';

precache(SHELL_FILES);
// Only by their own names: '/' is the landing page, and that is not kept.
addRoute({ directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(({ request }) => freshPage(request), { allowlist: [isDinerPage] }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isMenuRead(url, request),
  new NetworkFirst({
    cacheName: 'comanda-menu',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [withoutVersion, onlyGoodAnswers, savedMark],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url),
  new CacheFirst({ cacheName: 'comanda-pictures', plugins: [keepNewest] }),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'page-opened') event.waitUntil(takeOverIfAlone());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showOrders());
});

/** The page as it is now; without network, or behind a broken server, the one that was kept. */
async function freshPage(request: Request): Promise<Response> {
  const kept = async () => (await matchPrecache(SHELL)) ?? Response.error();
  try {
    const signal = AbortSignal.timeout(PATIENCE_SECONDS * 1000);
    const answer = await fetch(request, { signal });
    return answer.status < 500 ? answer : await kept();
  } catch {
    return kept();
  }
}

/** An older page may still want the files of its own version: they stay until it is gone. */
async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

async function showOrders(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/user'));
  if (!page) await self.clients.openWindow(ORDERS);
  else await page.focus();
}
