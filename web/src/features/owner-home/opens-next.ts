import { bogotaClock } from '@comanda/contract/days';
import { type Interval, parseHorario } from '@comanda/contract/locations/opening-hours';
import { WEEKDAYS } from '@comanda/contract/reports/reports.rules';

export interface NextOpening {
  /** 'hoy', 'mañana', 'el lunes' */
  day: string;
  /** '11:30 a. m. – 9 p. m.' */
  hours: string;
}

/** When a closed sede opens next; null if its hours cannot be read or it never opens. */
export function opensNext(horario: string, date: Date): NextOpening | null {
  const week = parseHorario(horario);
  if (!week) return null;
  const clock = bogotaClock(date);
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  for (let ahead = 0; ahead <= 7; ahead++) {
    const weekday = (clock.getUTCDay() + ahead) % 7;
    const later = (week[weekday] ?? [])
      .filter(({ from }) => ahead > 0 || from > now)
      .toSorted((a, b) => a.from - b.from);
    const [first] = later;
    if (first) return { day: dayWords(ahead, weekday), hours: hoursWords(first) };
  }
  return null;
}

function dayWords(ahead: number, weekday: number): string {
  if (ahead < 2) return ahead === 0 ? 'hoy' : 'mañana';
  return `el ${WEEKDAYS[(weekday + 6) % 7]}`;
}

function hoursWords({ from, to }: Interval): string {
  return `${hourWords(from)} – ${hourWords(to)}`;
}

function hourWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
