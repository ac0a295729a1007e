import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const PAUSE_MS = 300;
const OURS = { isFromScreen: true };

/**
 * What a screen is narrowed by: at hand at once, and after a pause in the address too, so that a
 * reload and the way back keep it. An address that changes from elsewhere rules.
 */
export function useAddressState<T extends object>(
  read: (params: URLSearchParams) => T,
  write: (params: URLSearchParams, state: T) => URLSearchParams,
): [T, (part: Partial<T>) => void] {
  const [params, setParams] = useSearchParams();
  const { key, state: origin } = useLocation();
  const [state, setState] = useState(() => read(params));
  const [seenKey, setSeenKey] = useState(key);

  if (key !== seenKey) {
    setSeenKey(key);
    // Our own may arrive when the screen is already further.
    if (!origin?.isFromScreen) setState(read(params));
  }

  useEffect(() => {
    const next = write(params, state);
    if (next.toString() === params.toString()) return;
    const timer = setTimeout(() => setParams(next, { replace: true, state: OURS }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [params, setParams, state, write]);

  return [state, (part) => setState((before) => ({ ...before, ...part }))];
}
