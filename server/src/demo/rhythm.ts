import { bogotaClock, dayRange } from '@comanda/contract/days';
import { type Interval, parseHorario } from '@comanda/contract/locations/opening-hours';
import type { Chance } from './chance.ts';

const MINUTE_MS = 60_000;

/** Orders of a whole day, Sunday first: the week gets busier towards Saturday. */
const BY_WEEKDAY = [54, 39, 42, 46, 52, 62, 66] as const;

/** The kitchen takes no orders in its last minutes. */
const LAST_CALL_MINUTES = 20;

const LUNCH = { at: 13 * 60, spread: 42, share: 52 };
const DINNER = { at: 19 * 60 + 20, spread: 50, share: 33 };
const ANY_TIME = { share: 15 };

/** When people order on a day in Bogota, in order; nobody does while the place is closed. */
export function timesOf(day: string, horario: string, chance: Chance): Date[] {
  const { from } = dayRange(day);
  const weekday = bogotaClock(from).getUTCDay();
  const open = parseHorario(horario)?.[weekday] ?? [];
  if (open.length === 0) return [];
  const count = Math.round((BY_WEEKDAY[weekday] ?? 0) * chance.between(0.88, 1.05));
  return Array.from({ length: count }, () => minuteWithin(open, chance))
    .sort((a, b) => a - b)
    .map((minute) => new Date(from.getTime() + Math.round(minute * MINUTE_MS)));
}

export function isRush(date: Date): boolean {
  const minute = minuteOf(date);
  return [LUNCH, DINNER].some(({ at, spread }) => Math.abs(minute - at) < spread);
}

export function isEvening(date: Date): boolean {
  return minuteOf(date) >= 17 * 60;
}

function minuteWithin(open: readonly Interval[], chance: Chance): number {
  const taking = open.map(({ from, to }) => ({ from, to: to - LAST_CALL_MINUTES }));
  for (;;) {
    const peak = chance.weighted([
      [LUNCH, LUNCH.share],
      [DINNER, DINNER.share],
      [null, ANY_TIME.share],
    ]);
    const { from, to } = chance.pick(taking);
    const minute = peak ? chance.bell(peak.at, peak.spread) : chance.between(from, to);
    if (taking.some((interval) => minute >= interval.from && minute < interval.to)) return minute;
  }
}

function minuteOf(date: Date): number {
  const clock = bogotaClock(date);
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}
