import { useLayoutEffect, useRef } from 'react';
import { useAddress } from '../lib/address.tsx';

/** Another screen starts at its beginning. */
export function ScrollToTop() {
  const { pathname } = useAddress();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
