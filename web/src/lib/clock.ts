/** Clocks that differ by less are told apart by nobody who reads minutes. */
const TOLERANCE_MS = 30_000;

const listeners = new Set<() => void>();
let aheadMs = 0;

/** The time as the server has it: the clock of a tablet may be wrong by hours or a day. */
export function now(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Takes the server's time from an answer it has just given. */
export function setClockBy(response: Pick<Response, 'headers'>): void {
  const told = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  if (Math.abs(difference - aheadMs) <= TOLERANCE_MS) return;
  setClockAhead(Math.abs(difference) > TOLERANCE_MS ? difference : 0);
}

/** Tells whoever has drawn the time that it was wrong. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far it is ahead of this device's clock, for whoever has to know it before the next answer. */
export function clockAhead(): number {
  return aheadMs;
}

export function setClockAhead(ms: number): void {
  if (ms === aheadMs) return;
  aheadMs = ms;
  for (const listener of listeners) listener();
}
