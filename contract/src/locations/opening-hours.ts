import {
  bogotaClock,
  bogotaDay,
  dayRange,
  addDays as daysLater,
  fromBogotaClock,
} from '../days.ts';
import { fold } from '../fold.ts';
import { type Horas, type Span, spansOn } from './hours.rules.ts';

/** Minutes from midnight; `to` is above 1440 when the sede closes after midnight. */
export interface Interval {
  from: number;
  to: number;
}

/** Intervals by weekday, Sunday first as in Date. */
export type Week = readonly (readonly Interval[])[];

const DAY_MINUTES = 1440;
const WEEKDAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'] as const;
const WEEKDAY =
  'dom(?:ingos?)?|lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?';
const DAY_RANGE = new RegExp(
  `\\b(${WEEKDAY})\\.?\\s*(?:a|-|hasta)\\s*(?:el\\s+)?(${WEEKDAY})\\b`,
  'g',
);
const SINGLE_DAY = new RegExp(`\\b(${WEEKDAY})\\b`, 'g');
const EVERY_DAY = /\btodos los dias\b/g;
// Bare hours are read on a 24-hour clock; '12 m' is noon in Colombia.
const TIME = '(\\d{1,2})(?::(\\d{2}))?\\s*(am|pm|m)?';
const RANGE = `\\b${TIME}\\s*(?:a|-|hasta)\\s*(?:las?\\s+)?${TIME}(?![\\d:])`;
const TIME_RANGE = new RegExp(RANGE, 'g');
// Days after hours begin another statement: 'lunes 9 - 17, domingos 9 - 13'.
const NEXT_DAYS = new RegExp(
  `(${RANGE})[\\s,.]*(?:y\\s+)?(?=(?:los?\\s+|el\\s+)?(?:${WEEKDAY}|festivos?|todos)\\b)`,
  'g',
);
const FILLER =
  /\b(?:y|e|de|desde|las?|los|el|horario|festivos?|feriados?|hrs?|horas)\b|[\s,.:;()|]/g;

/**
 * Reads what an owner wrote about opening hours. Null when the text is not certain: no hour is
 * better than a wrong one. Holidays are not known here and count as their weekday.
 */
export function parseHorario(text: string): Week | null {
  const week: Interval[][] = WEEKDAYS.map(() => []);
  const lines = normalised(text)
    .split(/[\n;/]+/)
    .filter((line) => line.trim() !== '');
  for (const line of lines) {
    const read = readLine(line);
    if (!read) return null;
    // A later line states exceptions, so it replaces what an earlier one said of that day.
    for (const day of read.days) week[day] = read.intervals;
  }
  return lines.length > 0 ? week : null;
}

/** Null when the text cannot be read. */
export function isOpenAt(horario: string, date: Date): boolean | null {
  const week = parseHorario(horario);
  return week && currentEnd(week, date) !== null;
}

/** When the sede that is open now closes; null when it is closed or the text cannot be read. */
export function closesAt(horario: string, date: Date): Date | null {
  const week = parseHorario(horario);
  const end = week && currentEnd(week, date);
  if (end === null) return null;
  const midnight = bogotaClock(date);
  midnight.setUTCHours(0, end, 0, 0);
  return fromBogotaClock(midnight);
}

/** Minutes after today's midnight at which the interval around `date` ends. */
function currentEnd(week: Week, date: Date): number | null {
  const clock = bogotaClock(date);
  const today = clock.getUTCDay();
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const fromYesterday = (week[(today + 6) % 7] ?? []).map(({ from, to }) => ({
    from: from - DAY_MINUTES,
    to: to - DAY_MINUTES,
  }));
  const ends = [...fromYesterday, ...(week[today] ?? [])]
    .filter(({ from, to }) => from <= now && now < to)
    .map(({ to }) => to);
  return ends.length > 0 ? Math.max(...ends) : null;
}

function readLine(line: string): { days: number[]; intervals: Interval[] } | null {
  const intervals: Interval[] = [];
  const days = new Set<number>();
  let isReadable = true;
  const rest = line
    .replace(TIME_RANGE, (_, h1, m1, half1, h2, m2, half2) => {
      const interval = readInterval([h1, m1, half1], [h2, m2, half2]);
      if (interval) intervals.push(interval);
      else isReadable = false;
      return ' ';
    })
    .replace(EVERY_DAY, () => addDays(days, 1, 0))
    .replace(DAY_RANGE, (_, first, last) => addDays(days, weekday(first), weekday(last)))
    .replace(SINGLE_DAY, (_, day) => addDays(days, weekday(day), weekday(day)));
  const hasHours = intervals.length > 0;
  const isClosed = /\bcerrado\b/.test(rest);
  const isUnderstood = rest.replace(/\bcerrado\b/, '').replace(FILLER, '') === '';
  if (!isReadable || !isUnderstood || hasHours === isClosed) return null;
  // Hours without a day apply all week, unless the line is only about holidays.
  if (days.size === 0 && !/festivo|feriado/.test(rest)) addDays(days, 1, 0);
  return { days: [...days], intervals };
}

type Time = [hours: string, minutes: string | undefined, half: string | undefined];

function readInterval([h1, m1, half1]: Time, [h2, m2, half2]: Time): Interval | null {
  // '11 a 9' could be anything; '11:00 - 21:00' could not.
  const isBare = half2 === undefined;
  if (isBare && (half1 !== undefined || Math.max(Number(h1), Number(h2)) <= 12)) return null;
  const from = minutesOf(h1, m1, half1 ?? (isBare ? undefined : sharedHalf(h1, h2, half2)));
  const to = minutesOf(h2, m2, half2);
  if (from === null || to === null) return null;
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** '6 a 9 p. m.' is all evening; '11 a 9 p. m.' must begin in the morning. */
function sharedHalf(h1: string, h2: string, half2: string): string {
  if (half2 !== 'm' && Number(h1) % 12 < Number(h2) % 12) return half2;
  return half2 === 'am' ? 'pm' : 'am';
}

function minutesOf(hours: string, minutes: string | undefined, half: string | undefined) {
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59 || hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  if (half === undefined) return hour * 60 + minute;
  if (half === 'm') return hour === 12 ? 720 + minute : null;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}

function addDays(days: Set<number>, first: number, last: number): string {
  for (let day = first; day !== last; day = (day + 1) % 7) days.add(day);
  days.add(last);
  return ' ';
}

function weekday(name: string): number {
  return WEEKDAYS.findIndex((prefix) => name.startsWith(prefix));
}

function normalised(text: string): string {
  return fold(text)
    .replace(/\s+/g, (spaces) => (spaces.includes('\n') ? '\n' : ' '))
    .replace(/[–—−]/g, '-')
    .replace(/(\d)\s*([ap])\s*\.?\s*m\b\.?/g, '$1 $2m')
    .replace(/(\d)\s*m\b\.?/g, '$1 m')
    .replace(/\b24 (?:horas|h)\b/g, '0:00 - 24:00')
    .replace(NEXT_DAYS, '$1\n');
}

/** A time in which a sede is open, as two instants. */
export type Apertura = [desde: string, hasta: string];

/** Enough to say when a sede opens next, for a browser that does not know the rules. */
const DAYS_AHEAD = 9;

/**
 * When a sede is open, from yesterday on: by the hours that it keeps, else by what its owner wrote. Undefined where that cannot
 * be read.
 */
export function aperturasOf(
  { horario, horas }: { horario: string; horas: Horas | null | undefined },
  now: Date,
): Apertura[] | undefined {
  const today = bogotaDay(now);
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => daysLater(today, at - 1));
  const spans = horas ? days.flatMap((day) => spansOn(horas, day)) : writtenSpans(horario, days);
  return spans && joined(spans).map(({ from, to }) => [from.toISOString(), to.toISOString()]);
}

function writtenSpans(horario: string, days: readonly string[]): Span[] | undefined {
  const week = parseHorario(horario);
  return week?.length
    ? days.flatMap((day) => {
        const midnight = dayRange(day).from;
        const at = (minutes: number) => new Date(midnight.getTime() + minutes * 60_000);
        return (week[bogotaClock(midnight).getUTCDay()] ?? []).map(({ from, to }) => ({
          from: at(from),
          to: at(to),
        }));
      })
    : undefined;
}

/** What meets or overlaps is one time. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = span.to > last.to ? span.to : last.to;
    else whole.push({ ...span });
  }
  return whole;
}
