import { FIRST_DISHES } from '@comanda/contract/pages/first-menu';
import { startTransition, useCallback, useEffect, useState } from 'react';

/** So few at once that a tap in between is answered at once. */
const STEP = 6;
/** An ordinary menu is drawn whole; of a very long one, the rest waits for whoever scrolls there. */
const AHEAD = 60;
const NEAR = '1500px';

/** How many of a long list to draw, and the mark at its end that tells when somebody comes near. */
export function useGrowing(total: number) {
  const [count, setCount] = useState(FIRST_DISHES);
  const more = useCallback(
    (step: number) => startTransition(() => setCount((now) => now + step)),
    [],
  );

  useEffect(() => {
    if (count >= Math.min(total, AHEAD)) return;
    return whenIdle(() => more(STEP));
  }, [count, total, more]);

  const end = useCallback(
    (mark: Element | null) => {
      if (!mark || count >= total) return;
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) more(STEP);
        },
        { rootMargin: NEAR },
      );
      watcher.observe(mark);
      return () => watcher.disconnect();
    },
    [count, total, more],
  );

  return { count: Math.min(count, total), end };
}

/** The answer calls it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 300 });
  return () => cancelIdleCallback(request);
}
