import { bogotaClock, bogotaTime, fromBogotaClock, theHour } from '@comanda/contract/days';
import { closesAt, parseHorario } from '@comanda/contract/locations/opening-hours';

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

const DAY_MINUTES = 1440;

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

/** Null if the hours cannot be parsed: then only the owner's own text is shown. */
export function openingAt(horario: string, date: Date): Opening | null {
  const week = parseHorario(horario);
  if (!week) return null;
  const clock = bogotaClock(date);
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const today = week[clock.getUTCDay()] ?? [];
  const closing = closesAt(horario, date);
  const next = today.map(({ from }) => from).filter((from) => from > now);
  return {
    isOpen: closing !== null,
    until: closing
      ? bogotaTime(closing)
      : next.length > 0
        ? timeOf(clock, Math.min(...next))
        : null,
    bar: {
      now: now / DAY_MINUTES,
      spans: today.map(({ from, to }) => ({
        from: from / DAY_MINUTES,
        to: Math.min(to / DAY_MINUTES, 1),
      })),
    },
  };
}

function timeOf(clock: Date, minutes: number): string {
  const moment = new Date(clock);
  moment.setUTCHours(0, minutes, 0, 0);
  return bogotaTime(fromBogotaClock(moment));
}
