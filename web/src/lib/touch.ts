import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** How long the screen must be left alone before something on it may change its place. */
export const CALM_MS = 1000;

/** True while a finger is down, and after a tap or a key until the screen has been left alone for CALM_MS. */
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

/** A finger that rests longer was lifted where no event tells it. */
const LONGEST_PRESS_MS = 10_000;

// A finger that scrolls ends its pointer events at once, so its own tell of it; `click` because Enter on a button has none.
const PRESSES = ['pointerdown', 'touchmove'] as const;
const ENDS = ['pointerup', 'pointercancel', 'touchend', 'touchcancel', 'click', 'keydown'] as const;
const EVENTS = [...PRESSES, ...ENDS];

let isTouched = false;
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const name of EVENTS) window.addEventListener(name, onEvent, { capture: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const name of EVENTS) window.removeEventListener(name, onEvent, { capture: true });
    clearTimeout(timer);
    isTouched = false;
    isPressed = false;
  };
}

function onEvent({ type }: Event): void {
  isPressed = PRESSES.some((name) => name === type);
  touch();
}

function touch(): void {
  clearTimeout(timer);
  timer = setTimeout(change, isPressed ? LONGEST_PRESS_MS : CALM_MS, false);
  if (!isTouched) change(true);
}

function change(next: boolean): void {
  isTouched = next;
  isPressed &&= next;
  for (const listener of listeners) listener();
}
