import { useSyncExternalStore } from 'react';

/** As wide as Tailwind's `xl`. */
const WIDE = '(width >= 80rem)';

/** True on a screen that has room for a column beside the page; on the server false. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const isWide = () => matchMedia(WIDE).matches;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
