import {
  bogotaDay,
  bogotaTime,
  DAY_MS,
  dayRange,
  isSameBogotaDay,
  theHour,
} from '@comanda/contract/days';
import type { Apertura } from '@comanda/contract/locations/opening-hours';
import { timesAt } from '../sede-state/open-times.ts';

/** Fractions of the day, 0 to 1, for drawing a bar. */
interface DayBarModel {
  now: number;
  spans: { from: number; to: number }[];
}

export interface Opening {
  isOpen: boolean;
  /** '9:00 p. m.': when it closes, or opens again today; null if it does not open again today. */
  until: string | null;
  bar: DayBarModel;
}

/** 'cierra a las 9:00 p. m.' */
export function openingWords({ isOpen, until }: Opening): string {
  if (!until) return 'hoy ya no abre';
  return `${isOpen ? 'cierra' : 'abre'} a ${theHour(until)}`;
}

/** 'Abierto hasta las 9 p. m.' */
export function openingLine(opening: Opening): string {
  const { isOpen, until } = opening;
  if (!isOpen || !until) return `Cerrado, ${openingWords(opening).replace(':00', '')}`;
  return `Abierto hasta ${theHour(until.replace(':00', ''))}`;
}

/** Non-breaking spaces keep '9 p. m.' on one line. */
export function unbroken(horario: string): string {
  return horario.replace(/ (?=[ap]\. ?m|m\.)/g, '\u00a0');
}

/** Null where nobody knows when the sede opens: then only the owner's own text is shown. */
export function openingIn(aperturas: readonly Apertura[] | undefined, date: Date): Opening | null {
  if (!aperturas) return null;
  const { until, next } = timesAt(aperturas, date);
  const today = dayRange(bogotaDay(date)).from.getTime();
  const share = (at: Date | string) => (new Date(at).getTime() - today) / DAY_MS;
  const again = next && isSameBogotaDay(next, date) ? next : null;
  const change = until ?? again;
  return {
    isOpen: until !== null,
    until: change && bogotaTime(change),
    bar: {
      now: share(date),
      spans: aperturas
        .map(([from, to]) => ({ from: Math.max(0, share(from)), to: Math.min(1, share(to)) }))
        .filter(({ from, to }) => from < to),
    },
  };
}
