import { addDays, bogotaClock, bogotaDay, bogotaTime } from '@comanda/contract/days';
import { isHoliday } from '@comanda/contract/locations/holidays';
import type { Report } from '@comanda/contract/reports/reports';
import { daysIn, type ReportPeriod, weekdayOf } from '@comanda/contract/reports/reports.rules';
import { openHours } from './hour-grid.ts';
import {
  dayAndMonth,
  dayInWords,
  hourInWords,
  monthName,
  shortDay,
  shortMonth,
} from './report-days.ts';

/** One bar of the sales chart, and one row of its table. */
export interface SalesColumn {
  key: string;
  /** The text below the bar. */
  label: string;
  /** A second, softer line: 'festivo', 'hasta 2:20 p. m.' */
  note: string;
  /** The full name, for the table and for screen readers. */
  name: string;
  isNow: boolean;
  pedidos: number;
  ventas: number;
  /** The sales of each sede, in the order of `porSede`. */
  parts: readonly number[];
  /** Null if the earlier period was not counted in such small steps. */
  anterior: number | null;
  /** The period that a press on the bar shows. */
  span: ReportPeriod | null;
}

const MOST_DAYS = 31;
const MOST_WEEKS_IN_DAYS = 217;
/** With more columns a label is only the date. */
export const WIDE_COLUMNS = 14;

/** By hour for one day, else by day, week or month, so that the bars stay readable. */
export function salesColumns(report: Report, now: Date): SalesColumn[] {
  const days = daysIn(report);
  if (days === 1) return byHour(report, now);
  if (days <= MOST_DAYS) return byDay(report, now);
  return days <= MOST_WEEKS_IN_DAYS
    ? grouped(report, now, weekOf)
    : grouped(report, now, (day) => day.slice(0, 7));
}

/** The chart's title: what its columns stand for. */
export function salesTitle(report: Pick<Report, 'desde' | 'hasta'>): string {
  const days = daysIn(report);
  if (days === 1) return 'Ventas por hora';
  if (days <= MOST_DAYS) return 'Ventas por día';
  return days <= MOST_WEEKS_IN_DAYS ? 'Ventas por semana' : 'Ventas por mes';
}

function byHour({ porHora, hasta }: Report, now: Date): SalesColumn[] {
  const isToday = hasta === bogotaDay(now);
  const hours = openHours(porHora.map(({ hora }) => hora));
  return hours.map((hour, at) => {
    const { pedidos, ventas } = porHora.find(({ hora }) => hora === hour) ?? NOTHING;
    const isNow = isToday && bogotaClock(now).getUTCHours() === hour;
    return {
      key: String(hour),
      label: shortHour(hour, hour - 1 !== hours[at - 1]),
      note: isNow ? 'ahora' : '',
      name: hourInWords(hour),
      isNow,
      pedidos,
      ventas,
      parts: [ventas],
      anterior: null,
      span: null,
    };
  });
}

function byDay({ porDia }: Report, now: Date): SalesColumn[] {
  const today = bogotaDay(now);
  const isWide = porDia.length <= WIDE_COLUMNS;
  return porDia.map(({ dia, porSede, ...tally }, at) => {
    const isNow = dia === today;
    const isMonthsFirst = at === 0 || dia.endsWith('-01');
    const date = String(Number(dia.slice(8)));
    const words = isHoliday(dia) ? `${dayInWords(dia)}, festivo` : dayInWords(dia);
    return {
      ...tally,
      key: dia,
      label: isWide ? (isNow ? `hoy ${date}` : shortDay(dia)) : date,
      note: isWide ? dayNote(dia, isNow, now) : isMonthsFirst ? shortMonth(dia) : '',
      name: isNow ? `Hoy, ${words}` : words,
      isNow,
      parts: porSede,
      span: { desde: dia, hasta: dia },
    };
  });
}

/** The days grouped by what `groupOf` returns for each. */
function grouped({ porDia }: Report, now: Date, groupOf: (day: string) => string): SalesColumn[] {
  const today = bogotaDay(now);
  return [...Map.groupBy(porDia, ({ dia }) => groupOf(dia))].map(([key, days], at) => {
    const desde = days[0]?.dia ?? '';
    const hasta = days.at(-1)?.dia ?? '';
    const isMonth = key.length === 7;
    const isNow = hasta === today;
    const startsYear = at === 0 || desde.slice(5, 7) === '01';
    return {
      key,
      label: isMonth ? shortMonth(desde) : dayAndMonth(desde),
      note: isMonth && startsYear ? desde.slice(0, 4) : '',
      name: isMonth
        ? `${monthName(desde)} de ${desde.slice(0, 4)}`
        : `Del ${dayAndMonth(desde)} al ${dayAndMonth(hasta)}`,
      isNow,
      pedidos: sum(days.map(({ pedidos }) => pedidos)),
      ventas: sum(days.map(({ ventas }) => ventas)),
      parts: (days[0]?.porSede ?? []).map((_, sede) =>
        sum(days.map(({ porSede }) => porSede[sede] ?? 0)),
      ),
      anterior: sum(days.map(({ anterior }) => anterior)),
      span: { desde, hasta },
    };
  });
}

/** The Monday of the day's week. */
function weekOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

function dayNote(day: string, isNow: boolean, now: Date): string {
  if (isNow) return `hasta ${bogotaTime(now).replace(/ [ap]\. m\.$/, '')}`;
  return isHoliday(day) ? 'festivo' : '';
}

/** '11 am', '12 m', then only the number: the first label of a row tells am or pm. */
export function shortHour(hour: number, isFirst: boolean): string {
  if (hour === 12) return '12\u00a0m';
  if (isFirst) return `${hour % 12 || 12}\u00a0${hour < 12 ? 'am' : 'pm'}`;
  return String(hour % 12 || 12);
}

const NOTHING = { pedidos: 0, ventas: 0 };

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
