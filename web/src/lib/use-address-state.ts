import { useEffect, useState } from 'react';
import { navigateToParams, useAddress, useSearchParams } from './address.tsx';

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
  const params = useSearchParams();
  const address = useAddress();
  const [state, setState] = useState(() => read(params));
  const [seen, setSeen] = useState(address);

  if (address !== seen) {
    setSeen(address);
    // Our own may arrive when the screen is already further.
    if (!address.state?.isFromScreen) setState(read(params));
  }

  useEffect(() => {
    const next = write(params, state);
    if (next.toString() === params.toString()) return;
    const timer = setTimeout(() => {
      // The next screen may be on its way already.
      if (window.location.pathname !== address.pathname) return;
      navigateToParams(next, { replace: true, state: OURS });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address.pathname, params, state, write]);

  return [state, (part) => setState((before) => ({ ...before, ...part }))];
}
