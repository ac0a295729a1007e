import { useEffect, useState } from 'react';
import { now } from '../../lib/clock.ts';

/** The time, told anew each `everyMs` on the stroke, so that a clock drawn from it is never late. */
export function useNow(everyMs: number): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setTime(now());
      timer = setTimeout(tick, everyMs - (now().getTime() % everyMs));
    };
    timer = setTimeout(tick, everyMs - (now().getTime() % everyMs));
    // A tablet that slept wakes with old ages on the screen.
    const onWake = () => {
      if (!document.hidden) setTime(now());
    };
    document.addEventListener('visibilitychange', onWake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [everyMs]);
  return time;
}
