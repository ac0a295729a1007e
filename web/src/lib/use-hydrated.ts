import { startTransition, useEffect, useState } from 'react';
import { firstView } from './first-view.ts';

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
