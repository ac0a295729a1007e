import { type RefObject, useRef, useState } from 'react';
import { NOTE } from './group-chips.tsx';

/** In px: a group counts as seen when its title is this near to the header. */
const NEAR = 24;

/** Which group of a dish is seen in its sheet, and the way to another one. */
export function useJumps(body: RefObject<HTMLElement | null>, first: string) {
  const [current, setCurrent] = useState(first);
  const [isScrolled, setScrolled] = useState(false);
  // A group near the end never reaches the top: what was tapped stays the one that is seen.
  const jumped = useRef(false);

  const look = () => {
    const scroller = body.current;
    if (!scroller) return;
    const top = scroller.getBoundingClientRect().top;
    const groups = [...scroller.querySelectorAll<HTMLElement>('[data-group]')].filter(isOfDish);
    const head = parseFloat(groups[0] ? getComputedStyle(groups[0]).scrollMarginTop : '0');
    const photo = scroller.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    setScrolled(photo - top < head);
    if (jumped.current) return;
    const seen = groups.findLast((one) => one.getBoundingClientRect().top - top <= head + NEAR);
    setCurrent(seen?.dataset.group ?? first);
  };

  const go = (target: HTMLElement | null | undefined) => {
    if (!target) return;
    jumped.current = true;
    target.scrollIntoView({ block: 'start' });
    const codigo = target.closest<HTMLElement>('[data-group]:not([data-group*="/"])');
    setCurrent(codigo?.dataset.group ?? NOTE);
    target
      .querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled), textarea')
      ?.focus({ preventScroll: true });
  };

  return {
    current,
    isScrolled,
    jumpTo: (codigo: string) =>
      go(body.current?.querySelector<HTMLElement>(`[data-group="${codigo}"]`)),
    jumpToMissing: () => go(body.current?.querySelector<HTMLElement>('[data-missing]')),
    /** The props of the scrolling element. */
    scroller: {
      onScroll: look,
      onPointerDown: () => {
        jumped.current = false;
      },
      onWheel: () => {
        jumped.current = false;
      },
    },
  };
}

/** Not one that hangs under an option. */
function isOfDish({ dataset }: HTMLElement): boolean {
  return dataset.group?.includes('/') === false;
}
