import { isKept } from './kept-addresses.ts';

/**
 * Registers the worker that keeps the diner's area for use without network. Not in development,
 * where nothing is built.
 */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  if (!workers.controller) {
    workers.addEventListener('controllerchange', keepWhatIsHere, { once: true });
  }
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  registration.waiting?.postMessage('page-opened');
}

/**
 * Fetches again what this page loaded before the worker was active; the browser mostly has it
 * cached.
 */
function keepWhatIsHere(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    const url = new URL(name);
    if (url.origin === window.location.origin && isKept(url)) void fetch(url).catch(() => null);
  }
}
