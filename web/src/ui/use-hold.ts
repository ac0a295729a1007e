import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

const WAIT_MS = 400;
const REPEAT_MS = 80;

/** A button that goes on while it is held; a tap, a key or a screen reader does it once. */
export function useHold(step: () => void, canGoOn: boolean) {
  const latest = useRef({ step, canGoOn });
  latest.current = { step, canGoOn };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);

  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  const goOnAfter = (delay: number) => {
    timer.current = setTimeout(() => {
      if (!latest.current.canGoOn) return;
      hasRepeated.current = true;
      latest.current.step();
      goOnAfter(REPEAT_MS);
    }, delay);
  };

  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      hasRepeated.current = false;
      if (button === 0) goOnAfter(WAIT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** The click that ends a hold was counted; one of a key has no `detail`. */
    onClick: ({ detail }: MouseEvent) => {
      if (!hasRepeated.current || detail === 0) step();
      hasRepeated.current = false;
    },
  };
}
