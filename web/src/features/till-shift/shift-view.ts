import { useSyncExternalStore } from 'react';

/** What of a shift is open on the screen. */
export type ShiftView =
  | { kind: 'panel' }
  | { kind: 'open' }
  /** `back`: what was open before it. */
  | { kind: 'move'; id: string; back?: ShiftView }
  | { kind: 'so-far'; id: string }
  | { kind: 'count'; id: string }
  | { kind: 'recount'; id: string }
  | { kind: 'force'; id: string }
  | { kind: 'closed'; id: string };

let view: ShiftView | null = null;
const listeners = new Set<() => void>();

/** Opens a view of the shift from any screen of the till; null closes it. */
export function showShift(next: ShiftView | null): void {
  view = next;
  for (const listener of listeners) listener();
}

export function useShiftView(): ShiftView | null {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
