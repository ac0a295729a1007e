import { addDays, bogotaClock, dayRange, MONTHS } from '@comanda/contract/days';
import { type Excepcion, type Horas, intervalsOn } from '@comanda/contract/locations/hours.rules';
import { holidayName } from './holiday-names.ts';
import { DAY_NAMES, dayHours } from './week-draft.ts';

/** A day that differs from its week, or that is a holiday. */
export interface SpecialDay {
  fecha: string;
  nombre: string;
  /** What it says beside its name: 'Hoy · 12:00 m. – 5:00 p. m.' */
  hours: string;
  kind: 'propio' | 'domingo' | 'cerrado' | 'normal';
  excepcion: Excepcion | null;
}

const YEAR_DAYS = 366;

/** The coming exceptions and holidays, by date. */
export function specialDays(horas: Horas, today: string): SpecialDay[] {
  const far = addDays(today, YEAR_DAYS);
  const own = horas.excepciones.map(({ fecha }) => fecha).filter((fecha) => fecha >= today);
  const feasts = Array.from({ length: YEAR_DAYS }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => day < far && holidayName(day) !== null,
  );
  return [...new Set([...own, ...feasts])]
    .toSorted()
    .map((fecha) => specialDay(horas, fecha, today));
}

function specialDay(horas: Horas, fecha: string, today: string): SpecialDay {
  const excepcion = horas.excepciones.find((one) => one.fecha === fecha) ?? null;
  const intervals = intervalsOn(horas, fecha);
  const isClosed = intervals.length === 0;
  const hours = isClosed ? 'Todo el día' : dayHours(intervals);
  const kind = isClosed
    ? 'cerrado'
    : excepcion
      ? 'propio'
      : horas.festivos === 'domingo'
        ? 'domingo'
        : 'normal';
  return {
    fecha,
    nombre: excepcion?.nombre || holidayName(fecha) || weekdayName(fecha),
    hours: fecha === today ? `Hoy · ${hours}` : hours,
    kind,
    excepcion,
  };
}

/** '16' and 'nov' */
export function shortDate(fecha: string): { day: string; month: string } {
  return {
    day: String(Number(fecha.slice(8))),
    month: (MONTHS[Number(fecha.slice(5, 7)) - 1] ?? '').slice(0, 3),
  };
}

/** 'lunes 16 de noviembre' */
export function longDate(fecha: string): string {
  const { day } = shortDate(fecha);
  return `${weekdayName(fecha).toLowerCase()} ${day} de ${MONTHS[Number(fecha.slice(5, 7)) - 1]}`;
}

function weekdayName(fecha: string): string {
  return DAY_NAMES[bogotaClock(dayRange(fecha).from).getUTCDay()] ?? '';
}
