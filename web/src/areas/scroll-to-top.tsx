import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Another screen starts at its beginning. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
