import type { Location } from '@comanda/contract/locations/locations';
import { useSyncExternalStore } from 'react';
import { stored } from '../../lib/stored.ts';

/** The same key in the tab's own storage, which a reload keeps. */
const KEY = 'LCTN';
const listeners = new Set<() => void>();
let chosen: string | null = null;

/** Chooses the sede of this tab, and the one with which new tabs start. */
export function chooseSede(sede: Location): void {
  keep(sede._id);
  stored.location.set(sede);
  for (const listener of listeners) listener();
}

/**
 * The id of the sede that this tab is about. A choice in another tab does not change it: a
 * half-filled form here belongs to this sede.
 */
export function useTabSede(): string | null {
  return useSyncExternalStore(subscribe, tabSede);
}

export function forgetTabSede(): void {
  keep(null);
}

function tabSede(): string | null {
  if (chosen === null) keep(read() ?? stored.location.get()?._id ?? null);
  return chosen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(id: string | null): void {
  chosen = id;
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the choice lives until the page closes.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
