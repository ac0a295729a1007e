import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';

interface ScrollBoxProps {
  /** What scrolls in it, for whoever comes to it by keyboard. */
  label: string;
  /** Shows its end first: the newest days. */
  fromEnd?: boolean;
  className?: string;
  children: ReactNode;
}

/** Scrolls sideways inside a card, by keyboard too, but is no stop on the way while all of it fits. */
export function ScrollBox({ label, fromEnd = false, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isScrolling, setScrolling] = useState(false);

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    if (fromEnd) node.scrollLeft = node.scrollWidth;
    const measure = () => {
      const isOver = node.scrollWidth > node.clientWidth;
      if (isOver) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
      setScrolling(isOver);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [fromEnd]);

  return (
    <section
      ref={box}
      aria-label={isScrolling ? label : undefined}
      className={cx('relative overflow-x-auto overscroll-x-contain rounded-[6px]', className)}
    >
      {children}
    </section>
  );
}
