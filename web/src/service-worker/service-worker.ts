import {
  DINER_PATHS,
  isConsolePage,
  isDinerPage,
  isInDinerArea,
} from '@comanda/contract/pages/addresses';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { SAVED_HEADER } from '../lib/api/connection.ts';
import { isMenuRead, isPicture } from './kept-addresses.ts';

const CACHE = 'comanda-consola';

/**
 * The console's files, kept once somebody opens it on this device. `list` is the address of their
 * list.
 */
function consoleFiles(list: string) {
  const isKept = () => caches.has(CACHE);

  const wanted = async (cache: Cache) => (await (await find(cache, list)).json()) as string[];

  const keep = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    await Promise.all((await wanted(cache)).map((url) => find(cache, url)));
  };

  const prune = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    const own = [list, ...(await wanted(cache))];
    const others = (await cache.keys()).filter(({ url }) => !own.includes(new URL(url).pathname));
    await Promise.all(others.map((request) => cache.delete(request)));
  };

  const ifKept = async (work: () => Promise<void>) => {
    if (await isKept()) await work().catch(() => undefined);
  };

  return {
    isKept,
    keep,
    /** A new version keeps the console again if this device has it. */
    keepAgain: () => ifKept(keep),
    /** Removes the files of older versions. */
    prune: () => ifKept(prune),
    answer: async (request: Request): Promise<Response> =>
      (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request),
  };
}

async function find(cache: Cache, url: string): Promise<Response> {
  const kept = await cache.match(url);
  if (kept) return kept;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  await cache.put(url, answer.clone());
  return answer;
}

type StrategyPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** Keeps one copy of a menu, whichever version was requested. */
const withoutVersion: StrategyPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.delete('version');
    return url.href;
  },
};

/** Treats a failing server like no server. */
const onlyGoodAnswers: StrategyPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`${response.status}`);
    return response;
  },
};

/** Marks an answer from the cache, so that the page tells the diner that prices may be old. */
const savedMark: StrategyPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set(SAVED_HEADER, headers.get('date') ?? '');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

/** Enough for the menus of a few sedes. */
const MOST = 300;

/** Deletes the oldest entries, because a phone's storage is limited. */
const keepNewest: StrategyPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST).map((request) => cache.delete(request)));
  },
};

declare const self: WorkerScope;
/** The diner's files; the build fills them in. */
declare const SHELL_FILES: { url: string; revision: string | null }[];
/** The address of the list of the console's files. */
declare const CONSOLE_LIST: string;

const SHELL = '/index.html';
const PATIENCE_SECONDS = 4;

const consola = consoleFiles(CONSOLE_LIST);

precache(SHELL_FILES);
// Only by their exact names, because '/' is the landing page, which is not kept.
addRoute({ directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

// Pages that open without network after a first visit, but not the owner's. The console is among
// them only on devices where somebody opened it, so a diner's phone does not store it.
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

/** The page from the server; without network or with a failing server, the kept one. */
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

/** An open page of an older version may still need its files, so they stay until it is closed. */
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

interface PageClient {
  url: string;
  focus: () => Promise<unknown>;
}

interface WorkerEvent extends Event {
  data: unknown;
  notification: Notification;
  waitUntil: (work: Promise<unknown>) => void;
}

type WorkerEventName = 'install' | 'activate' | 'message' | 'notificationclick';

/**
 * The part of the worker's global scope that is used. TypeScript's own types for it conflict with
 * those of a page.
 */
interface WorkerScope {
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled?: boolean }) => Promise<PageClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (name: WorkerEventName, listener: (event: WorkerEvent) => void) => void;
}
