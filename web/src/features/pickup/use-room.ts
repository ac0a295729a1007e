import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of `count` children of a grid to draw, so that it never scrolls: all that fit, or one less, because the last
 * place says how many more there are.
 */
export function useRoom(grid: RefObject<HTMLElement | null>, count: number): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || count === 0) return;
    const measure = () => setRoom(roomOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, count]);
  return count <= room ? count : Math.max(0, room - 1);
}

function roomOf(grid: HTMLElement): number {
  const height = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (height === 0) return Number.POSITIVE_INFINITY;
  const { rowGap, gridTemplateColumns } = getComputedStyle(grid);
  const gap = Number.parseFloat(rowGap) || 0;
  // A pixel that is drawn in part still fits.
  const rows = Math.floor((grid.clientHeight + gap + 1) / (height + gap));
  return Math.max(1, rows) * gridTemplateColumns.split(' ').length;
}
