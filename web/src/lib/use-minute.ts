import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';
import { firstView } from './first-view.ts';

const MINUTE_MS = 60_000;
const never = () => () => undefined;

/** The time to the minute. During hydration it is the time at which the server drew the page. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(
    never,
    () => minuteOf(now()),
    () => minuteOf(new Date(firstView()?.at ?? 0)),
  );
  return new Date(minute * MINUTE_MS);
}

function minuteOf(date: Date): number {
  return Math.floor(date.getTime() / MINUTE_MS);
}
