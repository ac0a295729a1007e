import { useEffect, useState } from 'react';

/** The time, told anew each `everyMs` on the stroke, so that a clock drawn from it is never late. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
    };
    timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
    // A tablet that slept wakes with old ages on the screen.
    const onWake = () => {
      if (!document.hidden) setNow(new Date());
    };
    document.addEventListener('visibilitychange', onWake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [everyMs]);
  return now;
}
