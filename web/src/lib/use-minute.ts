import { useSyncExternalStore } from 'react';
import { now, onClockSet } from './clock.ts';
import { firstView } from './first-view.ts';

const MINUTE_MS = 60_000;
const LOOK_MS = 5_000;

/** The server's time to the minute, as it goes by. During hydration it is the time at which the server drew the page. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(
    eachMinute,
    () => minuteOf(now()),
    () => minuteOf(new Date(firstView()?.at ?? 0)),
  );
  return new Date(minute * MINUTE_MS);
}

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  const stopListening = onClockSet(listener);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

function minuteOf(date: Date): number {
  return Math.floor(date.getTime() / MINUTE_MS);
}
