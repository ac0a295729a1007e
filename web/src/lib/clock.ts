/** Smaller differences do not matter on screens that show minutes. */
const TOLERANCE_MS = 30_000;

const listeners = new Set<() => void>();
let aheadMs = 0;

/** The server's time, because a tablet's clock may be wrong by hours or a day. */
export function now(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Takes the server's time from a fresh answer. */
export function setClockBy(response: Pick<Response, 'headers'>): void {
  const told = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  if (Math.abs(difference - aheadMs) <= TOLERANCE_MS) return;
  setClockAhead(Math.abs(difference) > TOLERANCE_MS ? difference : 0);
}

/** Calls the listener when the clock is corrected, so that it can draw the time again. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the server's clock is ahead of this device's, for code that stores it. */
export function clockAhead(): number {
  return aheadMs;
}

export function setClockAhead(ms: number): void {
  if (ms === aheadMs) return;
  aheadMs = ms;
  for (const listener of listeners) listener();
}
