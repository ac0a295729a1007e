/** Two taps as fast as these are one tap of a hand that doubts the first. */
export const DOUBLE_TAP_MS = 400;
/** In px: how far a finger lands from where it just was. */
const NEAR = 40;

interface Point {
  x: number;
  y: number;
}

let last: Point = { x: 0, y: 0 };
let opened: Point & { at: number } = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

/**
 * What opens next opens under the finger: a second tap in the same place does nothing. Only while
 * `watchTaps` runs, which knows where the first one was.
 */
export function ignoreSecondTap(): void {
  opened = { ...last, at: performance.now() };
}

/** Returns a function that stops it. */
export function watchTaps(): () => void {
  for (const name of EVENTS) window.addEventListener(name, watch, { capture: true });
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, watch, { capture: true });
  };
}

// A dialog closes at `pointerdown` on its backdrop.
const EVENTS = ['pointerdown', 'click'] as const;

function watch(event: MouseEvent): void {
  // A key or a script that clicks has no place.
  if (event.clientX === 0 && event.clientY === 0) return;
  const here = { x: event.clientX, y: event.clientY };
  const isSecond = performance.now() - opened.at < DOUBLE_TAP_MS && distance(here, opened) < NEAR;
  if (isSecond) {
    event.preventDefault();
    event.stopPropagation();
  }
  last = here;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
