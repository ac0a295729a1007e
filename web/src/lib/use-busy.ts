import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Runs one action at a time. A second click does nothing while the first action runs, even before
 * React has drawn the button as busy. An action that returns no promise is finished at once.
 */
export function useBusy(): [isBusy: boolean, run: (action: () => unknown) => Promise<void>] {
  const isRunning = useRef(false);
  const [state, setState] = useState(IDLE);

  // Only once the end is drawn: a click that comes before it still hits the button of a dialog that
  // is about to close.
  useLayoutEffect(() => {
    isRunning.current = state.isBusy;
  }, [state]);

  const run = async (action: () => unknown) => {
    if (isRunning.current) return;
    const underWay = action();
    if (!(underWay instanceof Promise)) return;
    isRunning.current = true;
    setState({ isBusy: true });
    try {
      await underWay;
    } finally {
      setState({ isBusy: false });
    }
  };
  return [state.isBusy, run];
}

const IDLE = { isBusy: false };
