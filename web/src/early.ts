import type { Path } from '@comanda/contract/endpoints';
import {
  DINER_PATHS,
  isDinerPage,
  isInDinerArea,
  isRestaurantPage,
} from '@comanda/contract/pages/addresses';
import { SEDE_COOKIE } from '@comanda/contract/pages/first-view';

/**
 * Runs before the app has loaded. If the page came with its first view, that is shown before
 * anything else is fetched; on other diner pages what the app will need is fetched at the same
 * time.
 */
const { pathname } = window.location;
const isDiner = isInDinerArea(pathname);
const isRestaurant = isRestaurantPage(pathname);
const appFiles = named('app-files');
const MENU_PARTS = ['/api/categories', '/api/products', '/api/modifiers'] satisfies Path<'GET'>[];
let isStarted = false;
/** The buttons that were pressed before the app handled them, in that order. */
const held: HTMLElement[] = [];

if (isDiner || isRestaurant) holdTaps();
if (appFiles.length === 0) prepare();
else if (isDiner && !isOfThisBrowser()) void startApp();
else whenShown(startApp);

/** Starts to fetch the screen's files and the menu, without waiting for them. */
function prepare(): void {
  const files = [
    ...(isDiner ? named('diner-files') : []),
    ...(pathname === DINER_PATHS.cart ? named('cart-files') : []),
    ...(isRestaurant ? named('restaurant-files') : []),
    ...(isDinerPage(pathname) ? [] : named('other-files')),
  ];
  for (const href of files) preload({ rel: 'modulepreload', href });
  const dbName = isDiner && chosenSede()?.dbName;
  if (!dbName) return;
  const query = `?dbName=${encodeURIComponent(dbName)}`;
  for (const path of MENU_PARTS) {
    preload({ rel: 'preload', as: 'fetch', href: path + query, crossOrigin: 'anonymous' });
  }
}

/** Loads one file after another, as they depend on each other, with time for taps in between. */
async function startApp(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const href of appFiles) preload({ rel: 'modulepreload', href });
  prepare();
  try {
    for (const file of appFiles) {
      await run(file);
    }
  } catch {
    // The network failed. The next touch of the page tries again; links work without the app.
    isStarted = false;
    const link = held.findLast((one) => one instanceof HTMLAnchorElement);
    if (link) window.location.assign(link.href);
  }
}

function run(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}

/** Runs when the page and its pictures are painted, when somebody touches it, or after a while. */
function whenShown(work: () => unknown): void {
  const loaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve);
  });
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  void Promise.all([loaded, painted]).then(work);
  for (const sign of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(sign, work, { passive: true });
  }
  setTimeout(work, 2000);
}

/**
 * Holds a press on a button until the app handles it. Links work by themselves, but not while a
 * press is held, because the dish would never reach the cart.
 */
function holdTaps(): void {
  const hold = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, a');
    if (!pressed) return;
    if (pressed instanceof HTMLAnchorElement) {
      const isForOtherTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (held.length === 0 || isForOtherTab) return;
      event.preventDefault();
    }
    event.stopPropagation();
    held.push(pressed);
  };
  document.addEventListener('click', hold, true);
  document.addEventListener(
    'app-ready',
    () => {
      document.removeEventListener('click', hold, true);
      for (const one of held) asDrawnNow(one)?.click();
    },
    { once: true },
  );
}

/**
 * The app draws the page anew where it differs from what the server drew, for example when a sede has just closed. Where
 * several buttons say the same, nobody knows which one was meant.
 */
function asDrawnNow(one: HTMLElement): HTMLElement | undefined {
  if (one.isConnected) return one;
  const all = document.querySelectorAll<HTMLElement>(one.localName);
  const saying = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;
  const [same, another] = [...all].filter((other) => saying(other) === saying(one));
  return another ? undefined : same;
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** The files that the build or the server named in the page. */
function named(name: string): string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta?.content.split(' ').filter(Boolean) ?? [];
}

/**
 * The server drew the page by a cookie; if that is wrong, the page's content must be removed at
 * once.
 */
function isOfThisBrowser(): boolean {
  const sede = chosenSede()?.dbName;
  if (sede === undefined) return false;
  return document.cookie.split('; ').includes(`${SEDE_COOKIE}=${encodeURIComponent(sede)}`);
}

function chosenSede(): { dbName: string } | null {
  try {
    const sede = JSON.parse(localStorage.getItem('LCTN') ?? 'null');
    return typeof sede?.dbName === 'string' ? sede : null;
  } catch {
    return null;
  }
}
