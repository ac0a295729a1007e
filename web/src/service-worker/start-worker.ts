import { isKept } from './kept-addresses.ts';

/** Keeps the diner's area for when there is no network. Not in development: there is nothing built. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  if (!workers.controller) {
    workers.addEventListener('controllerchange', keepWhatIsHere, { once: true });
  }
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  registration.waiting?.postMessage('page-opened');
}

/** What this page fetched before anybody kept it: the browser mostly has it at hand. */
function keepWhatIsHere(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    const url = new URL(name);
    if (url.origin === window.location.origin && isKept(url)) void fetch(url).catch(() => null);
  }
}
