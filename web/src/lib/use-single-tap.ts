import { useRef } from 'react';
import { DOUBLE_TAP_MS } from './double-tap.ts';

/**
 * What a button does that undoes itself by a second press: not where that comes as fast as a hand that doubts the first one.
 * Its neighbours are not held up.
 */
export function useSingleTap(act: () => void): (event: { timeStamp: number }) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    if (timeStamp - last.current < DOUBLE_TAP_MS) return;
    last.current = timeStamp;
    act();
  };
}
