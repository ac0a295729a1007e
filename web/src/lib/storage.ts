import { useSyncExternalStore } from 'react';

/** One value kept in the browser, whole, under one key. */
export interface Stored<T> {
  get: () => T | null;
  /** What a page made by the server was drawn with. */
  getFirst: () => T | null;
  set: (value: T) => void;
  remove: () => void;
  subscribe: (listener: () => void) => () => void;
}

interface Codec<T> {
  parse: (text: string) => T | null;
  print: (value: T) => string;
}

const listeners = new Map<string, Set<() => void>>();
const cache = new Map<string, unknown>();
const failureListeners = new Set<() => void>();

/** An object kept as JSON; what the guard does not recognise is thrown away. */
export function storedObject<T>(
  key: string,
  isValid: (value: unknown) => boolean,
  { isInPage = false } = {},
): Stored<T> {
  const codec: Codec<T> = {
    parse: (text) => {
      const value: unknown = JSON.parse(text);
      return isValid(value) ? (value as T) : null;
    },
    print: JSON.stringify,
  };
  return entry<T>(key, codec, isInPage);
}

/** A text kept as it is. */
export function storedText(key: string): Stored<string> {
  return entry<string>(key, { parse: (text) => text || null, print: (value) => value });
}

/** Logging in as an owner starts from an empty browser. */
export function clearStorage(): void {
  const keys = [...cache.keys()];
  cache.clear();
  attempt(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const key of keys) notify(key);
}

/** Hears of values that live only until the page closes, because the browser would not keep them. */
export function onSaveFailure(listener: () => void): void {
  failureListeners.add(listener);
}

export function useStored<T>(stored: Stored<T>): T | null {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getFirst);
}

function entry<T>(key: string, codec: Codec<T>, isInPage = false): Stored<T> {
  const get = () => {
    // The cache answers with the same object until the value changes, as React's stores need.
    if (!cache.has(key)) cache.set(key, read(key, codec));
    return (cache.get(key) as T | null) ?? null;
  };
  return {
    get,
    getFirst: isInPage ? get : () => null,
    set: (value) => {
      cache.set(key, value);
      const isSaved = attempt(() => localStorage.setItem(key, codec.print(value)));
      if (!isSaved) for (const listener of failureListeners) listener();
      notify(key);
    },
    remove: () => {
      cache.set(key, null);
      attempt(() => localStorage.removeItem(key));
      notify(key);
    },
    subscribe: (listener) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => own.delete(listener);
    },
  };
}

function read<T>(key: string, codec: Codec<T>): T | null {
  let value: T | null = null;
  const isReadable = attempt(() => {
    const text = localStorage.getItem(key);
    value = text === null ? null : codec.parse(text);
    if (text !== null && value === null) localStorage.removeItem(key);
  });
  if (!isReadable) attempt(() => localStorage.removeItem(key));
  return value;
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Private windows, full disks and strict settings make every call throw. */
function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined') {
  // Another tab wrote: forget what we knew.
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== window.localStorage) return;
    const changed = key === null ? [...cache.keys()] : [key];
    for (const one of changed) {
      cache.delete(one);
      notify(one);
    }
  });
}
