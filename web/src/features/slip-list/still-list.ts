import { useLayoutEffect, useRef } from 'react';
import { useIsTouched } from '../../lib/touch.ts';

const NEVER = () => false;

export interface StillItem<T> {
  /** As it was last in the list, if it has left. */
  item: T;
  hasLeft: boolean;
}

/**
 * The items in the places where the screen shows them. While somebody touches the screen, an item
 * that leaves the list keeps its place and a new one is added at the end, so that a second tap
 * never hits another item. `view` says what the list shows: another view starts from its own items. `waits` says which
 * change of an item waits too, because the item would grow by it.
 */
export function useStillList<T extends { _id: string }>(
  items: readonly T[],
  view: string,
  waits: (shown: T, now: T) => boolean = NEVER,
): readonly StillItem<T>[] {
  const isTouched = useIsTouched();
  const shown = useRef<{ view: string; list: readonly StillItem<T>[] }>({ view, list: [] });
  const before = isTouched && shown.current.view === view ? shown.current.list : [];
  const list = inPlace(before, items, waits);
  useLayoutEffect(() => {
    shown.current = { view, list };
  });
  return list;
}

function inPlace<T extends { _id: string }>(
  before: readonly StillItem<T>[],
  items: readonly T[],
  waits: (shown: T, now: T) => boolean,
): StillItem<T>[] {
  const present = new Map(items.map((item) => [item._id, item]));
  const kept = before.map(({ item }) => {
    const current = present.get(item._id);
    present.delete(item._id);
    const isKept = !current || waits(item, current);
    return { item: isKept ? item : current, hasLeft: !current };
  });
  return [...kept, ...[...present.values()].map((item) => ({ item, hasLeft: false }))];
}
