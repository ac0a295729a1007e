import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsTouched } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';

interface MasonryProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, at: number) => ReactNode;
  /** The minimum width of a column, in pixels. */
  columnWidth: number;
  gap: number;
}

// The duration of the animation in ms; `duration-200` below must match.
const GLIDE_MS = 200;

// Columns that differ by less than this look equally long, and a reader then expects the next card on the left.
const LEVEL = 48;

interface Place {
  x: number;
  y: number;
}

/**
 * Columns of cards with different heights. Each card goes to the leftmost of the shortest columns, so the visual
 * order matches the order of keyboard and screen reader, the first cards stay on top and a new one moves no other.
 */
export function Masonry<T>({ items, keyOf, children, columnWidth, gap }: MasonryProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const keys = items.map(keyOf);
  const { width, heights } = useSizes(list, keys.join(' '));

  // Only layouts after the first are animated.
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (heights.size === 0) return;
    const frame = requestAnimationFrame(() => setIsSettled(true));
    return () => cancelAnimationFrame(frame);
  }, [heights]);

  const columns = Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));
  const itemWidth = (width - gap * (columns - 1)) / columns;
  const { places, height } = placed(keys, useRoom(heights), columns, itemWidth, gap);
  const isGliding = useGliding(places, isSettled);

  return (
    <ul ref={list} className="relative" style={{ height }}>
      {items.map((item, at) => {
        const key = keyOf(item);
        const place = places.get(key);
        return (
          <li
            key={key}
            data-key={key}
            // A tap during the animation was meant for the card that stood there before, so it is ignored.
            onClickCapture={(event) => {
              if (event.detail === 0 || !isGliding(key)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
            className={cx(
              'absolute top-0 left-0',
              isSettled && 'transition-transform duration-200 ease-out',
            )}
            style={{
              width: itemWidth > 0 ? itemWidth : '100%',
              transform: `translate(${place?.x ?? 0}px, ${place?.y ?? 0}px)`,
            }}
          >
            {children(item, at)}
          </li>
        );
      })}
    </ul>
  );
}

/** The heights, where a card that gets shorter keeps its room while somebody touches the screen: what is below it stays. */
function useRoom(heights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const isTouched = useIsTouched();
  const room = useRef(heights);
  const before = room.current;
  const now = isTouched
    ? new Map([...heights].map(([key, height]) => [key, Math.max(height, before.get(key) ?? 0)]))
    : heights;
  useLayoutEffect(() => {
    room.current = now;
  });
  return now;
}

interface Sizes {
  width: number;
  heights: ReadonlyMap<string, number>;
}

/**
 * The width of the list and the height of each card. A ResizeObserver reports them before the paint; reading them
 * would force a layout of the whole page for every new order.
 */
function useSizes(list: RefObject<HTMLUListElement | null>, keysText: string): Sizes {
  const [sizes, setSizes] = useState<Sizes>({ width: 0, heights: new Map() });
  const watched = useRef<{ observer: ResizeObserver; elements: Set<Element> } | null>(null);

  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      // Synchronous, so that the cards are placed before this frame is painted.
      flushSync(() => setSizes((known) => measured(known, entries)));
    });
    watched.current = { observer, elements: new Set() };
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !watched.current || keysText === '') return;
    const { observer, elements } = watched.current;
    const present = new Set<Element>([element, ...element.children]);
    for (const one of present) if (!elements.has(one)) observer.observe(one);
    for (const one of elements) if (!present.has(one)) observer.unobserve(one);
    watched.current.elements = present;
  }, [list, keysText]);

  return sizes;
}

function measured(known: Sizes, entries: readonly ResizeObserverEntry[]): Sizes {
  const heights = new Map(known.heights);
  let { width } = known;
  for (const { target, borderBoxSize } of entries) {
    const { inlineSize = 0, blockSize = 0 } = borderBoxSize[0] ?? {};
    const key = target instanceof HTMLElement ? target.dataset.key : undefined;
    if (key === undefined) width = inlineSize;
    else if (target.isConnected) heights.set(key, blockSize);
    else heights.delete(key);
  }
  return { width, heights };
}

/** Answers whether a card moved within the last GLIDE_MS. */
function useGliding(
  places: ReadonlyMap<string, Place>,
  isSettled: boolean,
): (key: string) => boolean {
  const moves = useRef({ places, at: new Map<string, number>() });
  useLayoutEffect(() => {
    const { places: before, at } = moves.current;
    for (const [key, place] of places) {
      const was = before.get(key);
      if (isSettled && was && (was.x !== place.x || was.y !== place.y))
        at.set(key, performance.now());
    }
    for (const key of at.keys()) if (!places.has(key)) at.delete(key);
    moves.current.places = places;
  }, [places, isSettled]);
  return (key) => performance.now() - (moves.current.at.get(key) ?? -GLIDE_MS) < GLIDE_MS;
}

function placed(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
  columns: number,
  itemWidth: number,
  gap: number,
): { places: Map<string, Place>; height: number } {
  const bottoms = Array.from({ length: columns }, () => 0);
  const places = new Map<string, Place>();
  for (const key of keys) {
    const highest = Math.min(...bottoms);
    const column = bottoms.findIndex((bottom) => bottom <= highest + LEVEL);
    const y = bottoms[column] ?? 0;
    places.set(key, { x: column * (itemWidth + gap), y });
    bottoms[column] = y + (heights.get(key) ?? 0) + gap;
  }
  return { places, height: Math.max(0, Math.max(...bottoms) - gap) };
}
