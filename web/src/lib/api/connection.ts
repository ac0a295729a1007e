import { useSyncExternalStore } from 'react';

/** On an answer that the worker had kept, with the time it is of. */
export const SAVED_HEADER = 'x-comanda-guardado';

let isReached = true;
const listeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

/** Every call says whether the server answered it. */
export function reportReached(next: boolean): void {
  change(() => {
    isReached = next;
  });
}

/** The device has network, as far as it knows: what is sent now may arrive. */
export function hasNetwork(): boolean {
  return navigator.onLine;
}

export function isOnline(): boolean {
  return hasNetwork() && isReached;
}

/** False while the server cannot be reached: what is shown may be old. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Hears that the server is back; the answer stops it. */
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
  // Network again does not mean an answer yet, but it is worth asking.
  window.addEventListener('online', () => reportReached(true));
  window.addEventListener('offline', () => change(() => undefined));
}
