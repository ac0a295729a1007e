import { useEffect, useState } from 'react';
import { now, onClockSet } from '../../lib/clock.ts';

/** The time, told anew each `everyMs` on the stroke, so that a clock drawn from it is never late. */
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
    // An answer that came between drawing and listening may have set the clock.
    setTime((drawn) => (Math.abs(now().getTime() - drawn.getTime()) < everyMs ? drawn : now()));
    // A tablet that slept wakes with old ages on the screen.
    const onWake = () => {
      if (!document.hidden) setTime(now());
    };
    document.addEventListener('visibilitychange', onWake);
    // Until the server's first answer a wrong clock is believed.
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
