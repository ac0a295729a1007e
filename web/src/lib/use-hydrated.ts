import { startTransition, useEffect, useState } from 'react';

/** Whether what is drawn is this browser's own. On the server it never is. */
let isOwn = false;

/** False on the server and while its page is taken over: what only this browser knows comes after. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isOwn);
  // In pieces: nobody should wait for it with a finger on the screen.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/** A screen that a page may bring along says that it listens: `early.ts` held the taps until now. */
export function useTellReady(): void {
  useEffect(tellReady, []);
}

/** From here on every screen is drawn here. */
export function tellReady(): void {
  isOwn = true;
  document.dispatchEvent(new Event('app-ready'));
}
