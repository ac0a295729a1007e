import { useRef } from 'react';
import { navigateToParams, useSearchParams } from '../../lib/address.tsx';

const PARAM = 'modo';
const VALUE = 'turnos';

/**
 * Whether the screen of take-away numbers is open. It stands in the address, so that a television opens on it and a reload
 * keeps it; the back button leaves it.
 */
export function usePickupAddress() {
  const params = useSearchParams();
  const isOpen = params.get(PARAM) === VALUE;
  const isLeaving = useRef(false);
  if (!isOpen) isLeaving.current = false;
  return {
    isOpen,
    open: () => {
      const next = new URLSearchParams(params);
      next.set(PARAM, VALUE);
      navigateToParams(next, { state: { isOverKitchen: true } });
    },
    leave: () => {
      // Going back takes a moment; a second Escape must not leave the kitchen too.
      if (isLeaving.current) return;
      isLeaving.current = true;
      const { state } = window.history;
      if (state?.isOverKitchen) {
        window.history.go(-1 - (state.own ?? 0));
        return;
      }
      const next = new URLSearchParams(params);
      next.delete(PARAM);
      navigateToParams(next, { replace: true });
    },
  };
}
