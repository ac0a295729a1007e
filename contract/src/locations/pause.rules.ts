import { addDays, bogotaDay, dayRange } from '../days.ts';
import type { Canal } from './channels.ts';
import { type Horas, spansOn } from './hours.rules.ts';
import { type Pausa, type PauseState, pauseState } from './service-now.rules.ts';

export { type Pausa, type PauseState, pauseState };

/** For how many minutes, for the rest of today, or until somebody takes it back (null). */
export const PAUSE_MINUTES = [15, 30, 60] as const;
export type PauseLength = (typeof PAUSE_MINUTES)[number] | 'hoy' | null;

/** The pause that refuses an order of the channel wanted at this instant, which may be after its end. */
export function pauseAt(
  settings: { pausa: Pausa | null },
  canal: Canal,
  at: Date,
): PauseState | null {
  const pause = pauseState(settings, at);
  return pause?.canales.includes(canal) ? pause : null;
}

/** When a pause that begins now ends; null where somebody must take it back. */
export function pauseEnd(length: PauseLength, horas: Horas | null, now: Date): Date | null {
  if (length === null) return null;
  if (length !== 'hoy') return new Date(now.getTime() + length * 60_000);
  return endOfToday(horas, now);
}

/** Midnight, or when the hours that pass it end. */
function endOfToday(horas: Horas | null, now: Date): Date {
  const today = bogotaDay(now);
  const midnight = dayRange(today).to;
  if (!horas) return midnight;
  const [yesterday, own] = [addDays(today, -1), today].map((day) => spansOn(horas, day));
  // Past midnight "today" is still the evening that has not ended.
  const evening = yesterday?.find(({ from, to }) => from <= now && now < to);
  if (evening) return evening.to;
  const ends = (own ?? []).map(({ to }) => to.getTime());
  return new Date(Math.max(midnight.getTime(), ...ends));
}
