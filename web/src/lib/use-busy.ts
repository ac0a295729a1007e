import { useRef, useState } from 'react';

/**
 * Runs one action at a time. A second click does nothing while the first action runs, even before
 * React has drawn the button as busy. An action that returns no promise is finished at once.
 */
export function useBusy(): [isBusy: boolean, run: (action: () => unknown) => Promise<void>] {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (action: () => unknown) => {
    if (isRunning.current) return;
    const underWay = action();
    if (!(underWay instanceof Promise)) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await underWay;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [isBusy, run];
}
