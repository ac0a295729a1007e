import { useEffect, useState } from 'react';
import { navigateToParams, useAddress, useSearchParams } from './address.tsx';

const PAUSE_MS = 300;
const OURS = { isFromScreen: true };

/**
 * The filters of a screen: changed at once, and after a pause written to the address, so that a
 * reload and the back button keep them. If the address changes from elsewhere, it wins.
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
    // An address that this screen wrote may arrive when the state has already changed again.
    if (!address.state?.isFromScreen) setState(read(params));
  }

  useEffect(() => {
    const next = write(params, state);
    if (next.toString() === params.toString()) return;
    const timer = setTimeout(() => {
      // The app may already be going to another screen.
      if (window.location.pathname !== address.pathname) return;
      navigateToParams(next, { replace: true, state: OURS });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address.pathname, params, state, write]);

  return [state, (part) => setState((before) => ({ ...before, ...part }))];
}
