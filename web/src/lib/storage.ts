import { useSyncExternalStore } from 'react';

/** One value that the browser stores under one key. */
export interface Stored<T> {
  get: () => T | null;
  /** The value that the server's page was drawn with. */
  getFirst: () => T | null;
  set: (value: T) => void;
  remove: () => void;
  subscribe: (listener: () => void) => () => void;
}

interface Codec<T> {
  parse: (text: string) => T | null;
  print: (value: T) => string;
}

interface EntryOptions {
  /** True if the server's page was drawn with this value. */
  isInPage?: boolean;
  /** True for what only this tab has: it survives a reload, and other tabs have their own. */
  isInTab?: boolean;
}

const listeners = new Map<string, Set<() => void>>();
const cache = new Map<string, unknown>();
const failureListeners = new Set<() => void>();
/** True while this tab neither reads nor writes what it shares with the others. */
let isHeld = false;
let watcher: Watcher | undefined;

/** An object stored as JSON. A value that the guard does not recognise is discarded. */
export function storedObject<T>(
  key: string,
  isValid: (value: unknown) => boolean,
  options: EntryOptions = {},
): Stored<T> {
  const codec: Codec<T> = {
    parse: (text) => {
      const value: unknown = JSON.parse(text);
      return isValid(value) ? (value as T) : null;
    },
    print: JSON.stringify,
  };
  return entry<T>(key, codec, options);
}

/** A text stored as it is. */
export function storedText(key: string): Stored<string> {
  return entry<string>(key, { parse: (text) => text || null, print: (value) => value });
}

/** Says whether this tab keeps its own values instead of what another tab has just written. */
type Watcher = (event: StorageEvent, isHeld: boolean) => boolean;

/** Asks before this tab takes over what another one wrote. Returns a function that stops it. */
export function watchOtherTabs(asked: Watcher): () => void {
  watcher = asked;
  return () => {
    watcher = undefined;
    isHeld = false;
  };
}

/** This tab writes the storage again. */
export function releaseStorage(): void {
  isHeld = false;
}

/** An owner's login starts with empty storage. */
export function clearStorage(): void {
  const keys = [...cache.keys()];
  cache.clear();
  if (!isHeld) {
    attempt(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  for (const key of keys) notify(key);
}

/**
 * Calls the listener when the browser refuses to store a value, which then lives only until the
 * page closes.
 */
export function onSaveFailure(listener: () => void): void {
  failureListeners.add(listener);
}

export function useStored<T>(stored: Stored<T>): T | null {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getFirst);
}

function entry<T>(
  key: string,
  codec: Codec<T>,
  { isInPage, isInTab }: EntryOptions = {},
): Stored<T> {
  // Asked for anew each time, because naming it throws where storage is forbidden.
  const area = () => (isInTab ? sessionStorage : localStorage);
  const get = () => {
    // Returns the same object until the value changes, as React's stores require.
    if (!cache.has(key)) cache.set(key, read(area, key, codec));
    return (cache.get(key) as T | null) ?? null;
  };
  return {
    get,
    getFirst: isInPage ? get : () => null,
    set: (value) => {
      cache.set(key, value);
      const isSaved = isHeld || attempt(() => area().setItem(key, codec.print(value)));
      if (!isSaved) for (const listener of failureListeners) listener();
      notify(key);
    },
    remove: () => {
      cache.set(key, null);
      if (!isHeld) attempt(() => area().removeItem(key));
      notify(key);
    },
    subscribe: (listener) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => own.delete(listener);
    },
  };
}

function read<T>(area: () => Storage, key: string, codec: Codec<T>): T | null {
  let value: T | null = null;
  const isReadable = attempt(() => {
    const text = area().getItem(key);
    value = text === null ? null : codec.parse(text);
    if (text !== null && value === null) area().removeItem(key);
  });
  if (!isReadable) attempt(() => area().removeItem(key));
  return value;
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

/** In private windows, with full disks or strict settings every call throws. */
function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined') {
  // Another tab changed the storage, so the cached values are dropped.
  window.addEventListener('storage', (event) => {
    const { key, storageArea } = event;
    if (storageArea !== window.localStorage) return;
    const wasHeld = isHeld;
    isHeld = watcher?.(event, isHeld) ?? false;
    if (isHeld) return;
    const changed = key === null || wasHeld ? [...cache.keys()] : [key];
    for (const one of changed) {
      cache.delete(one);
      notify(one);
    }
  });
}
