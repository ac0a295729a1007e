import { useEffect, useRef } from 'react';
import { navigate, useAddress } from './address.tsx';
import { useHydrated } from './first-view.ts';

/**
 * Keeps an overlay in the history entry of its screen, so that the phone's back button closes it.
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
    open: (overlay: T) => navigate(address.pathname + address.search, { state: { overlay } }),
    close: () => {
      // Going back takes a moment; a second close must not leave the screen.
      if (isClosing.current) return;
      isClosing.current = true;
      window.history.back();
    },
  };
}
