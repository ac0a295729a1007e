import { useLayoutEffect, useRef } from 'react';

/** Scrolls to the top when another view opens, which would else begin where the one before was left. */
export function useTop(view: string): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
  }, [view]);
}
