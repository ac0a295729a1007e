import { TEXT_LIMITS } from '../text.ts';
import type { Horas, Intervalo } from './hours.rules.ts';
import { minutesOf } from './hours.rules.ts';

const LONG = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const LONG_PLURAL: Record<string, string> = { domingo: 'domingos', sábado: 'sábados' };
const SHORT = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
// In Colombia the week begins on Monday.
const ORDER = [1, 2, 3, 4, 5, 6, 0];
const DAY_MINUTES = 1440;
const NOON = 720;

/** How the words of one text are written: whole, or short where the whole would not fit. */
interface Style {
  days: (days: readonly number[], withHolidays: boolean) => string;
  join: string;
  clock: (minutes: number) => string;
  dash: string;
}

/**
 * What people read of the hours, a line for days that are alike: 'Lunes a sábado, 11 a. m. – 9 p. m.'. `parseHorario` reads
 * the same week from it. Exceptions stand in no text.
 */
export function hoursText(horas: Horas): string {
  const whole = write(horas, WHOLE);
  return whole.length <= TEXT_LIMITS.horario ? whole : write(horas, BRIEF);
}

const WHOLE: Style = {
  days: (days, withHolidays) => capital(daysWords(days, withHolidays)),
  join: ', ',
  clock: clockWords,
  dash: ' – ',
};

const BRIEF: Style = {
  days: (days, withHolidays) =>
    [...days.map((day) => SHORT[day]), ...(withHolidays ? ['festivos'] : [])].join(', '),
  join: ' ',
  clock: (minutes) => clockWords(minutes).replaceAll(' ', '').replaceAll('.', ''),
  dash: '–',
};

function write({ semana, festivos }: Horas, style: Style): string {
  const groups = groupsOf(semana, style);
  const sunday = groups.find(({ days }) => days.includes(0));
  const isEveryDay = groups.length === 1;
  const isOnSunday = festivos === 'domingo' && sunday?.days.length === 1;
  const lines = groups.map(({ days, hours }) =>
    line(style, style.days(days, isOnSunday && days === sunday?.days), hours),
  );
  const ownLine = festivos === 'cerrado' || (festivos === 'domingo' && !isOnSunday && !isEveryDay);
  if (ownLine) {
    const hours = festivos === 'cerrado' ? CLOSED : (sunday?.hours ?? CLOSED);
    lines.push(line(style, 'Festivos', hours));
  }
  return lines.join('\n');
}

const CLOSED = 'cerrado';

function line({ join }: Style, days: string, hours: string): string {
  return `${days}${hours === CLOSED && join !== ' ' ? ': ' : join}${hours}`;
}

/** Days of equal hours, in the order of the week. */
function groupsOf(semana: Horas['semana'], style: Style): { days: number[]; hours: string }[] {
  const groups = new Map<string, number[]>();
  for (const day of ORDER) {
    const hours = hoursWords(semana[day] ?? [], style);
    groups.set(hours, [...(groups.get(hours) ?? []), day]);
  }
  return [...groups].map(([hours, days]) => ({ hours, days }));
}

/** 'lunes a viernes', 'martes, jueves y sábado', 'domingos y festivos' */
function daysWords(days: readonly number[], withHolidays: boolean): string {
  if (days.length === ORDER.length) return 'todos los días';
  const runs = runsOf(days);
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${LONG[run[0] ?? 0]} a ${LONG[run.at(-1) ?? 0]}`] : run.map(dayName),
  );
  if (days.length === 1) parts.splice(0, 1, LONG_PLURAL[parts[0] ?? ''] ?? parts[0] ?? '');
  if (withHolidays) parts.push('festivos');
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} y ${last}`;
}

function dayName(day: number): string {
  return LONG[day] ?? '';
}

/** Days that follow each other in the week. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && ORDER.indexOf(day) === ORDER.indexOf(last.at(-1) ?? 0) + 1) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

function hoursWords(intervals: readonly Intervalo[], { clock, dash }: Style): string {
  if (intervals.length === 0) return CLOSED;
  return intervals
    .map(minutesOf)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) =>
      from === 0 && to === DAY_MINUTES ? '24 horas' : `${clock(from)}${dash}${clock(to)}`,
    )
    .join(' y ');
}

/** '11 a. m.', '9:30 p. m.'; noon is '12 m.' in Colombia. */
function clockWords(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  if (inDay === NOON) return '12 m.';
  const hour = Math.floor(inDay / 60);
  const minute = inDay % 60;
  const digits = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${digits} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
