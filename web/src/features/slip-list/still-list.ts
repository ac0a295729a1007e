import { useLayoutEffect, useRef } from 'react';
import { useIsTouched } from '../../lib/touch.ts';

export interface StillItem<T> {
  /** As it was last in the list, if it has left. */
  item: T;
  hasLeft: boolean;
}

/**
 * The items in the places where the screen shows them. While somebody touches the screen, an item
 * that leaves the list keeps its place and a new one is added at the end, so that a second tap
 * never hits another item. `view` says what the list shows: another view starts from its own items.
 */
export function useStillList<T extends { _id: string }>(
  items: readonly T[],
  view: string,
): readonly StillItem<T>[] {
  const isTouched = useIsTouched();
  const shown = useRef<{ view: string; list: readonly StillItem<T>[] }>({ view, list: [] });
  const before = isTouched && shown.current.view === view ? shown.current.list : [];
  const list = inPlace(before, items);
  useLayoutEffect(() => {
    shown.current = { view, list };
  });
  return list;
}

function inPlace<T extends { _id: string }>(
  before: readonly StillItem<T>[],
  items: readonly T[],
): StillItem<T>[] {
  const present = new Map(items.map((item) => [item._id, item]));
  const kept = before.map(({ item }) => {
    const current = present.get(item._id);
    present.delete(item._id);
    return { item: current ?? item, hasLeft: !current };
  });
  return [...kept, ...[...present.values()].map((item) => ({ item, hasLeft: false }))];
}
