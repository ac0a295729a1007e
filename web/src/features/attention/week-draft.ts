import { clockMinutes, type Intervalo, minutesOf } from '@comanda/contract/locations/hours.rules';
import { parseHorario } from '@comanda/contract/locations/opening-hours';
import { SERVICE_LIMITS } from '@comanda/contract/locations/service-settings.rules';

export type Day = readonly Intervalo[];
export type Week = readonly Day[];
export type Edge = 'desde' | 'hasta';

/** In Colombia the week begins on Monday; the stored one on Sunday. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;
export const DAY_NAMES = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
] as const;

/** How far an edge moves at once. */
export const STEP = 15;
const DAY_MINUTES = 1440;
/** To this hour of the next morning a bar can be drawn. */
const LATEST = DAY_MINUTES + 6 * 60;

/** A week to begin with where the text of the sede cannot be read. */
const USUAL: Week = WEEK_ORDER.map((_, day) => [
  { desde: '11:30', hasta: day === 0 ? '17:00' : '21:00' },
]);

/** The week that an owner once wrote as text, or a usual one. */
export function firstWeek(horario: string): Week {
  const read = parseHorario(horario);
  if (!read?.every((day) => day.length <= SERVICE_LIMITS.intervalos)) return USUAL;
  return read.map((day) => day.map(({ from, to }) => intervalOf(from, to)));
}

/** Minutes from midnight, `to` above 1440 where it passes it. */
function intervalOf(from: number, to: number): Intervalo {
  const isWhole = from === 0 && to === DAY_MINUTES;
  return { desde: clockOf(from), hasta: isWhole ? '24:00' : clockOf(to % DAY_MINUTES) };
}

export function isWholeDay({ desde, hasta }: Intervalo): boolean {
  return desde === '00:00' && hasta === '24:00';
}

function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** In the order of the day. */
export function sorted(day: Day): Day {
  return day.toSorted((a, b) => clockMinutes(a.desde) - clockMinutes(b.desde));
}

/** Between which minutes an edge may lie, without touching the other one or the next interval. */
export function boundsOf(day: Day, at: number, edge: Edge): { min: number; max: number } {
  const [before, own, after] = [at - 1, at, at + 1].map((one) => {
    const interval = day[one];
    return interval && minutesOf(interval);
  });
  const { from, to } = own ?? { from: 0, to: DAY_MINUTES };
  if (edge === 'desde') {
    const afterOvernight = to - DAY_MINUTES + STEP;
    return {
      min: Math.max(0, before?.to ?? 0, afterOvernight),
      max: Math.min(to - STEP, DAY_MINUTES - STEP),
    };
  }
  return {
    min: from + STEP,
    max: Math.min(after?.from ?? LATEST, from + DAY_MINUTES - (from === 0 ? 0 : STEP)),
  };
}

/** The day with one edge at these minutes, or as near as it may be. */
export function withEdge(day: Day, at: number, edge: Edge, minutes: number): Day {
  const own = day[at];
  if (!own) return day;
  const { min, max } = boundsOf(day, at, edge);
  const { from, to } = minutesOf(own);
  const placed = Math.min(Math.max(minutes, min), max);
  const moved = edge === 'desde' ? intervalOf(placed, to) : intervalOf(from, placed);
  return day.with(at, moved);
}

export interface Axis {
  from: number;
  to: number;
}

/** One axis for all days: from 6 a. m. to 2 a. m., or as far as somebody opens. */
export function axisOf(weeks: readonly Week[]): Axis {
  const all = weeks.flat(2).map(minutesOf);
  const from = Math.min(6 * 60, ...all.map((one) => Math.floor(one.from / 60) * 60));
  const to = Math.max(26 * 60, ...all.map((one) => Math.ceil(one.to / 60) * 60));
  return { from, to: Math.min(to, LATEST) };
}

/** Where the minutes are on the axis, in per cent. */
export function placeOf(minutes: number, { from, to }: Axis): number {
  return (100 * (Math.min(Math.max(minutes, from), to) - from)) / (to - from);
}

/** '11:30 – 3:00'; past midnight '6:00 – 12:30 a. m. →' */
export function barWords(interval: Intervalo): string {
  if (isWholeDay(interval)) return '24 horas';
  const { from, to } = minutesOf(interval);
  const end = to > DAY_MINUTES ? `${hourOf(to)} a. m. →` : hourOf(to);
  return `${hourOf(from)} – ${end}`;
}

/** '11:30 a. m. – 3:00 p. m.', all of a day; '' where it is closed. */
export function dayHours(day: Day): string {
  return day
    .map((interval) =>
      isWholeDay(interval)
        ? '24 horas'
        : `${timeOf(clockMinutes(interval.desde))} – ${timeOf(clockMinutes(interval.hasta))}`,
    )
    .join(' y ');
}

/** '6:00 p. m.'; noon is '12:00 m.' */
export function timeOf(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  if (inDay === 720) return '12:00 m.';
  return `${hourOf(minutes)} ${inDay < 720 ? 'a. m.' : 'p. m.'}`;
}

function hourOf(minutes: number): string {
  const hour = Math.floor((minutes % DAY_MINUTES) / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}
