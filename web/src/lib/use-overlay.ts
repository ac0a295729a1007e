import { useEffect, useRef } from 'react';
import { navigate, useAddress } from './address.tsx';
import { useHydrated } from './first-view.ts';

/**
 * Keeps an overlay in the history entry of its screen, so that the phone's back button closes it
 * and a reload shows it again. What is open only in React's state closes by back-closes.ts.
 */
export function useOverlay<T extends object>() {
  const address = useAddress();
  const isHydrated = useHydrated();
  const isClosing = useRef(false);

  useEffect(() => {
    if (address) isClosing.current = false;
  }, [address]);

  return {
    shown: (isHydrated && (address.state?.overlay as T | undefined)) || null,
    open: (overlay: T) => {
      const overlays = (window.history.state?.overlays ?? 0) + 1;
      navigate(address.pathname + address.search, { state: { overlay, overlays } });
    },
    close: () => {
      // Going back takes a moment; a second close must not leave the screen.
      if (isClosing.current) return;
      isClosing.current = true;
      // What is open over it goes too.
      window.history.go(-1 - (window.history.state?.own ?? 0));
    },
  };
}
