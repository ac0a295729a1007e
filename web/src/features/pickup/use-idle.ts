import { useEffect, useState } from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** True once nobody has moved, touched or typed for this long. */
export function useIdle(afterMs: number): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(setIdle, afterMs, true);
    };
    wake();
    for (const name of EVENTS) window.addEventListener(name, wake);
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) window.removeEventListener(name, wake);
    };
  }, [afterMs]);
  return isIdle;
}
