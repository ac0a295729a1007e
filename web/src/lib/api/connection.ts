import { useSyncExternalStore } from 'react';

/** Marks an answer from the service worker's cache, with the time at which it was stored. */
export const SAVED_HEADER = 'x-comanda-guardado';

let isReached = true;
const listeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

/** Every call reports whether the server answered. */
export function reportReached(next: boolean): void {
  change(() => {
    isReached = next;
  });
}

/** True if the device says that it has network, so a request may arrive. */
export function hasNetwork(): boolean {
  return navigator.onLine;
}

export function isOnline(): boolean {
  return hasNetwork() && isReached;
}

/** False while the server does not answer, so what is shown may be outdated. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Calls the listener when the server answers again. Returns a function that stops it. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

let wasOnline = true;

function change(apply: () => void): void {
  apply();
  if (isOnline() === wasOnline) return;
  wasOnline = isOnline();
  for (const listener of listeners) listener();
  if (wasOnline) for (const listener of reconnectListeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof window !== 'undefined') {
  // A page may open without network, and its first news is then that the network is back.
  wasOnline = isOnline();
  // With network again the server may answer, so screens ask.
  window.addEventListener('online', () => reportReached(true));
  window.addEventListener('offline', () => change(() => undefined));
}
