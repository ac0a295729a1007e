import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../ui/cx.ts';

interface MasonryProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, at: number) => ReactNode;
  /** The least a column may measure, in pixels. */
  columnWidth: number;
  gap: number;
}

// As long as the cards glide, in milliseconds; the class below says the same.
const GLIDE_MS = 200;

// Columns this close end at the same height for the eye, which then expects the left one.
const LEVEL = 48;

interface Place {
  x: number;
  y: number;
}

/**
 * Columns of uneven cards that keep their order for the eye, the keyboard and a screen reader:
 * each card goes to the leftmost of the shortest columns, so the first ones stay on top and a new one moves none.
 */
export function Masonry<T>({ items, keyOf, children, columnWidth, gap }: MasonryProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const keys = items.map(keyOf);
  const { width, heights } = useSizes(list, keys.join(' '));

  // The first layout is put in place; only later ones glide.
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (heights.size === 0) return;
    const frame = requestAnimationFrame(() => setIsSettled(true));
    return () => cancelAnimationFrame(frame);
  }, [heights]);

  const columns = Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));
  const itemWidth = (width - gap * (columns - 1)) / columns;
  const { places, height } = placed(keys, heights, columns, itemWidth, gap);
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
            // A finger that was on its way meant the card that stood there before.
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

interface Sizes {
  width: number;
  heights: ReadonlyMap<string, number>;
}

/**
 * How wide the list and how high each card is, as the browser tells by itself before it paints: asking
 * would make it lay out the whole page at each order that comes in.
 */
function useSizes(list: RefObject<HTMLUListElement | null>, keysText: string): Sizes {
  const [sizes, setSizes] = useState<Sizes>({ width: 0, heights: new Map() });
  const watched = useRef<{ observer: ResizeObserver; elements: Set<Element> } | null>(null);

  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      // At once: what is measured here is still to be painted.
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

/** Tells whether a card was moved from its place a moment ago. */
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
