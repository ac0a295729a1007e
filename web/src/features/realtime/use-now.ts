import { useEffect, useState } from 'react';
import { now, onClockSet } from '../../lib/clock.ts';

/**
 * The time, updated exactly at each multiple of `everyMs`, so that a clock drawn from it is never
 * late.
 */
export function useNow(everyMs: number): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, everyMs - (now().getTime() % everyMs));
    };
    const tick = () => {
      setTime(now());
      wait();
    };
    wait();
    // An answer may have set the clock between drawing and listening.
    setTime((drawn) => (Math.abs(now().getTime() - drawn.getTime()) < everyMs ? drawn : now()));
    // A tablet that wakes from sleep shows old ages until this update.
    const onWake = () => {
      if (!document.hidden) setTime(now());
    };
    document.addEventListener('visibilitychange', onWake);
    // Before the server's first answer the device's clock may be wrong.
    const stopListening = onClockSet(() => {
      clearTimeout(timer);
      tick();
    });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onWake);
      stopListening();
    };
  }, [everyMs]);
  return time;
}
