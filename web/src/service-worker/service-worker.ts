import {
  DINER_PATHS,
  isConsolePage,
  isDinerPage,
  isInDinerArea,
} from '@comanda/contract/pages/addresses';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { consoleFiles } from './console-files.ts';
import { isMenuRead, isPicture } from './kept-addresses.ts';
import { onlyGoodAnswers, savedMark, withoutVersion } from './menu-plugins.ts';
import { keepNewest } from './picture-plugins.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** The diner's own files, put here by the build. */
declare const SHELL_FILES: { url: string; revision: string | null }[];
/** Where the console's files are listed. */
declare const CONSOLE_LIST: string;

const SHELL = '/index.html';
const PATIENCE_SECONDS = 4;

const consola = consoleFiles(CONSOLE_LIST);

precache(SHELL_FILES);
// Only by their own names: '/' is the landing page, and that is not kept.
addRoute({ directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

// Pages that open without network for whoever was here before; the owner's are not among them. The console only where
// somebody has opened it: a diner's phone does not carry it.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    (isDinerPage(url.pathname) || isConsolePage(url.pathname)),
  ({ request }) => freshPage(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => consola.answer(request),
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

self.addEventListener('install', (event) => event.waitUntil(consola.keepAgain()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), consola.prune()])),
);

self.addEventListener('message', (event) => {
  if (event.data === 'page-opened') event.waitUntil(takeOverIfAlone());
  if (event.data === 'staff-opened') event.waitUntil(consola.keep().catch(() => undefined));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showOrders());
});

/** The page as it is now; without network, or behind a broken server, the one that was kept. */
async function freshPage(request: Request): Promise<Response> {
  const kept = async () => {
    const isHere = !isConsolePage(new URL(request.url).pathname) || (await consola.isKept());
    return (isHere && (await matchPrecache(SHELL))) || Response.error();
  };
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
  const page = pages.find(({ url }) => isInDinerArea(new URL(url).pathname));
  if (!page) await self.clients.openWindow(DINER_PATHS.orders);
  else await page.focus();
}
