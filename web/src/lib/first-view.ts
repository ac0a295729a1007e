import { FIRST_VIEW_ID, type FirstView } from '@comanda/contract/pages/first-view';
import { startTransition, useEffect, useState } from 'react';
import { stored } from './stored.ts';
import { forgetFirstResources, putFirst } from './use-resource.ts';

let view: FirstView | null = null;

/** The first view that the page brought and shows, or null. */
export function firstView(): FirstView | null {
  return view;
}

/**
 * Reads the first view from the page. Null if there is none, or if it is for another sede than this
 * browser's.
 */
export function readFirstView(): FirstView | null {
  const written = document.getElementById(FIRST_VIEW_ID)?.textContent;
  if (!written) return null;
  const read = JSON.parse(written) as FirstView;
  // The server drew the page by a cookie; this browser knows the diner's sede.
  if (read.page === 'restaurante') return read;
  return stored.location.get()?._id === read.location._id ? read : null;
}

/** Puts the first view where every screen finds answers of the server. */
export function showFirstView(next: FirstView): void {
  view = next;
  if (next.page === 'restaurante') {
    const { data, restaurante } = next;
    putFirst(`locations ${next.path}`, { data, restaurante }, { isWhole: true });
    return;
  }
  stored.location.set(next.location);
  stored.restaurant.set(next.restaurante);
  if (next.menu) putFirst(`menu ${next.location.dbName}`, next.menu, { isWhole: false });
}

/** For the server, which draws many first views in one process. */
export function forgetFirstView(): void {
  view = null;
  forgetFirstResources();
  stored.location.remove();
  stored.restaurant.remove();
}

/** True once this browser draws the page itself. On the server it stays false. */
let isOwn = false;

/** Parts that were hydrated before the screen was. They change together with it. */
const waiting = new Set<() => void>();

/**
 * False on the server and while its page is being hydrated. What only this browser knows is drawn
 * after that.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isOwn);
  useEffect(() => {
    const take = () => setHydrated(true);
    // In a transition, so that taps are not delayed.
    if (isOwn || !firstView()) startTransition(take);
    else waiting.add(take);
    return () => void waiting.delete(take);
  }, []);
  return isHydrated;
}

/** Reports that a screen of the first view handles taps, which `early.ts` held back until then. */
export function useTellReady(): void {
  useEffect(tellReady, []);
}

/** From now on this browser draws every screen. */
export function tellReady(): void {
  isOwn = true;
  startTransition(() => {
    for (const take of waiting) take();
  });
  waiting.clear();
  document.dispatchEvent(new Event('app-ready'));
}
