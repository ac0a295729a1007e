import { FIRST_VIEW_ID, type FirstView } from '@comanda/contract/pages/first-view';
import { startTransition, useEffect, useState } from 'react';
import { stored } from './stored.ts';
import { forgetFirstResources, putFirst } from './use-resource.ts';

let view: FirstView | null = null;

/** What the page brought along and is being shown; null on a page that brought nothing. */
export function firstView(): FirstView | null {
  return view;
}

/** From the page itself; null when it brought nothing, or a view that is not this browser's. */
export function readFirstView(): FirstView | null {
  const written = document.getElementById(FIRST_VIEW_ID)?.textContent;
  if (!written) return null;
  const read = JSON.parse(written) as FirstView;
  // Where the diner is, this browser knows; the page was made from a hint.
  if (read.page === 'restaurante') return read;
  return stored.location.get()?._id === read.location._id ? read : null;
}

/** Every screen finds it where it would find an answer of the server. */
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

/** The server shows one after another. */
export function forgetFirstView(): void {
  view = null;
  forgetFirstResources();
  stored.location.remove();
  stored.restaurant.remove();
}

/** Whether what is drawn is this browser's own. On the server it never is. */
let isOwn = false;

/** Parts of the page that were taken over before the screen was: they change with it, at once. */
const waiting = new Set<() => void>();

/** False on the server and while its page is taken over: what only this browser knows comes after. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isOwn);
  useEffect(() => {
    const take = () => setHydrated(true);
    // In pieces: nobody should wait for it with a finger on the screen.
    if (isOwn || !firstView()) startTransition(take);
    else waiting.add(take);
    return () => void waiting.delete(take);
  }, []);
  return isHydrated;
}

/** A screen that a page may bring along says that it listens: `early.ts` held the taps until now. */
export function useTellReady(): void {
  useEffect(tellReady, []);
}

/** From here on every screen is drawn here. */
export function tellReady(): void {
  isOwn = true;
  startTransition(() => {
    for (const take of waiting) take();
  });
  waiting.clear();
  document.dispatchEvent(new Event('app-ready'));
}
