import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/** What lies over a screen, kept in its history entry: the phone's back button closes it. */
export function useOverlay<T extends object>() {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isClosing = useRef(false);

  useEffect(() => {
    if (key) isClosing.current = false;
  }, [key]);

  return {
    shown: (isHydrated && (state?.overlay as T | undefined)) || null,
    open: (overlay: T) => navigate(pathname + search, { state: { overlay } }),
    close: () => {
      // Going back takes a moment; asked twice, it must not leave the screen.
      if (isClosing.current) return;
      isClosing.current = true;
      navigate(-1);
    },
  };
}
