import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** How long the screen must be left alone before something on it may change its place. */
export const CALM_MS = 1000;

/** True from a tap or a key until the screen has been left alone for CALM_MS. */
export function useIsTouched(): boolean {
  return useSyncExternalStore(subscribe, () => isTouched);
}

/**
 * The value, which does not change while somebody touches the screen. For a notice that moves what
 * stands below it, and for the places of a list: another `view` starts from its own value.
 */
export function useStill<T>(value: T, view = ''): T {
  const isTouched = useIsTouched();
  const still = useRef({ value, view });
  const isNow = !isTouched || still.current.view !== view;
  useLayoutEffect(() => {
    if (isNow) still.current = { value, view };
  });
  return isNow ? value : still.current.value;
}

/** Keeps the screen still for another second, for an answer that comes long after the tap. */
export function holdStill(): void {
  if (listeners.size > 0) touch();
}

// `touchmove` because a finger that scrolls ends its pointer events at once; `click` because Enter on a button has none.
const EVENTS = ['pointerdown', 'pointerup', 'touchmove', 'click', 'keydown'] as const;

let isTouched = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const name of EVENTS) window.addEventListener(name, touch, { capture: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const name of EVENTS) window.removeEventListener(name, touch, { capture: true });
    clearTimeout(timer);
    isTouched = false;
  };
}

function touch(): void {
  clearTimeout(timer);
  timer = setTimeout(change, CALM_MS, false);
  if (!isTouched) change(true);
}

function change(next: boolean): void {
  isTouched = next;
  for (const listener of listeners) listener();
}
