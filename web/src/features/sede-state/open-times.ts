import type { Apertura } from '@comanda/contract/locations/opening-hours';

/** When a sede is open at this time and when next. */
interface OpenTimes {
  /** Null where it is closed. */
  until: Date | null;
  /** Null where nobody knows. */
  next: Date | null;
}

export function timesAt(aperturas: readonly Apertura[], date: Date): OpenTimes {
  const now = date.toISOString();
  const open = aperturas.find(([from, to]) => from <= now && now < to);
  const next = aperturas.find(([from]) => from > now);
  return { until: open ? new Date(open[1]) : null, next: next ? new Date(next[0]) : null };
}
