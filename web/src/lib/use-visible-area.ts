import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** What of the screen the phone's keyboard leaves free, for a sheet that fills it. */
export function useVisibleArea(): CSSProperties {
  const [area, setArea] = useState<CSSProperties>(visibleArea);

  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => setArea(visibleArea());
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);

  return area;
}

/** Nothing to say while the whole window is there, or while somebody has zoomed in. */
function visibleArea(): CSSProperties {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1 || viewport.height >= window.innerHeight) return {};
  return { height: viewport.height, top: viewport.offsetTop };
}
