import { addDays, bogotaClock, bogotaDay, dayRange } from '../days.ts';
import { isHoliday } from './holidays.ts';

/** Clock times, 'HH:MM'. `hasta` at or before `desde` is of the next day; '00:00' to '24:00' is a whole day. */
export interface Intervalo {
  desde: string;
  hasta: string;
}

/** A day that differs from its week: without intervals the sede is closed. */
export interface Excepcion {
  fecha: string;
  /** 'Nochebuena'; '' without one. */
  nombre: string;
  intervalos: readonly Intervalo[];
}

/** On a holiday of Colombia the sede opens as on its weekday, as on Sundays, or not at all. */
export const FESTIVOS = ['normal', 'domingo', 'cerrado'] as const;
export type Festivos = (typeof FESTIVOS)[number];

export interface Horas {
  /** By weekday, Sunday first. */
  semana: readonly (readonly Intervalo[])[];
  excepciones: readonly Excepcion[];
  festivos: Festivos;
}

/** What of a sede's settings says when it opens; without `horas` nobody knows and nothing is refused. */
export interface HoursSettings {
  horas: Horas | null;
  /** Minutes before it closes at which it takes the last order. */
  ultimaOrdenMin: number;
}

export interface OpenState {
  abierto: boolean;
  /** Whether orders for now are taken: open, and not yet past the last order. */
  recibe: boolean;
  /** When it opens next, after now; null where it does not in the next two months. */
  abre: Date | null;
  /** Null where it is closed, or does not close in the next days. */
  cierra: Date | null;
  ultimaOrden: Date | null;
}

export interface Span {
  from: Date;
  to: Date;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** A sede may close for a long holiday; further ahead nobody looks. */
const HORIZON_DAYS = 62;
/** What is open so long does not close. */
const ENDLESS_DAYS = 8;

/** Null where the sede has no structured hours. */
export function openState({ horas, ultimaOrdenMin }: HoursSettings, now: Date): OpenState | null {
  if (!horas) return null;
  const span = spanAt(horas, now);
  const abre = nextOpening(horas, span ? span.to : now);
  if (!span) return { abierto: false, recibe: false, abre, cierra: null, ultimaOrden: null };
  if (isEndless(span, now)) {
    return { abierto: true, recibe: true, abre: null, cierra: null, ultimaOrden: null };
  }
  const ultimaOrden = lastOrder(span, ultimaOrdenMin);
  return { abierto: true, recibe: now < ultimaOrden, abre, cierra: span.to, ultimaOrden };
}

/** Whether an order may be made, or wanted, at this instant. */
export function takesOrdersAt({ horas, ultimaOrdenMin }: HoursSettings, at: Date): boolean {
  if (!horas) return true;
  const span = spanAt(horas, at);
  return span !== null && (isEndless(span, at) || at < lastOrder(span, ultimaOrdenMin));
}

/** The hours of one day, 'YYYY-MM-DD': its exception, or its holiday, or its weekday. */
export function intervalsOn(horas: Horas, day: string): readonly Intervalo[] {
  const own = horas.excepciones.find(({ fecha }) => fecha === day);
  if (own) return own.intervalos;
  if (horas.festivos !== 'normal' && isHoliday(day)) {
    return horas.festivos === 'cerrado' ? [] : (horas.semana[0] ?? []);
  }
  return horas.semana[weekdayOf(day)] ?? [];
}

/** Whether its exception or a holiday gives the day other hours than its weekday has. */
export function isSpecialDay(horas: Horas, day: string): boolean {
  return intervalsOn(horas, day) !== horas.semana[weekdayOf(day)];
}

/** In order of time; one that passes midnight ends on the next day. */
export function spansOn(horas: Horas, day: string): Span[] {
  const midnight = dayRange(day).from.getTime();
  return intervalsOn(horas, day)
    .map((interval) => {
      const { from, to } = minutesOf(interval);
      return {
        from: new Date(midnight + from * MINUTE_MS),
        to: new Date(midnight + to * MINUTE_MS),
      };
    })
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

/** Minutes from midnight; `to` is above 1440 where the interval passes it. */
export function minutesOf({ desde, hasta }: Intervalo): { from: number; to: number } {
  const from = clockMinutes(desde);
  const to = clockMinutes(hasta);
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** The minutes of 'HH:MM'. */
export function clockMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** The time around `at` in which the sede stays open, over midnight as long as it does; null where it is closed. */
function spanAt(horas: Horas, at: Date): Span | null {
  const today = bogotaDay(at);
  const near = [...spansOn(horas, addDays(today, -1)), ...spansOn(horas, today)];
  const around = near.filter(({ from, to }) => from <= at && at < to);
  if (around.length === 0) return null;
  let to = latest(around);
  for (let ahead = 0; ahead <= ENDLESS_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    for (const span of spansOn(horas, day)) {
      if (span.from <= to && span.to > to) to = span.to;
    }
    if (bogotaDay(to) <= day) break;
  }
  return { from: around[0]?.from ?? at, to };
}

function latest(spans: readonly Span[]): Date {
  return new Date(Math.max(...spans.map(({ to }) => to.getTime())));
}

function isEndless({ to }: Span, now: Date): boolean {
  return to.getTime() - now.getTime() > (ENDLESS_DAYS - 1) * DAY_MINUTES * MINUTE_MS;
}

function lastOrder({ from, to }: Span, minutes: number): Date {
  return new Date(Math.max(from.getTime(), to.getTime() - minutes * MINUTE_MS));
}

function nextOpening(horas: Horas, after: Date): Date | null {
  const today = bogotaDay(after);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const next = spansOn(horas, addDays(today, ahead)).find(({ from }) => from > after);
    if (next) return next.from;
  }
  return null;
}

function weekdayOf(day: string): number {
  return bogotaClock(dayRange(day).from).getUTCDay();
}
