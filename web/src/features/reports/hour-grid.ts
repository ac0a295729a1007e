import { addDays, bogotaClock, bogotaDay, theHour } from '@comanda/contract/days';
import type { Report } from '@comanda/contract/reports/reports';
import { daysIn, weekdayOf } from '@comanda/contract/reports/reports.rules';
import { hourInWords, shortWeekday, weekdayName } from './report-days.ts';

interface HourCell {
  hour: number;
  pedidos: number;
  /** 0 for no orders, then 1 to `STEPS` relative to the busiest hour. */
  step: number;
  /** True for an hour of today that is still to come. */
  isAhead: boolean;
}

interface HourRow {
  weekday: number;
  /** 'sáb', 'hoy' */
  label: string;
  name: string;
  cells: HourCell[];
}

export interface HourGrid {
  hours: number[];
  rows: HourRow[];
  peak: { when: string; pedidos: number } | null;
}

const STEPS = 6;
const WEEK = 7;
/** The most hours without an order between two open hours. A longer gap counts as closed. */
const MOST_QUIET = 3;

/** Orders by weekday and hour. For a period of up to a week the rows are its days, in order. */
export function hourGrid(report: Report, now: Date): HourGrid {
  const busy = report.porHora.filter(({ pedidos }) => pedidos > 0);
  const hours = openHours(busy.map(({ hora }) => hora));
  const max = Math.max(1, ...busy.map(({ pedidos }) => pedidos));
  const today = bogotaDay(now);
  const hourNow = bogotaClock(now).getUTCHours();

  const rows = rowsOf(report, today).map((row) => ({
    ...row,
    cells: hours.map((hour) => {
      const found = busy.find(({ diaSemana, hora }) => diaSemana === row.weekday && hora === hour);
      const pedidos = found?.pedidos ?? 0;
      const step = Math.ceil((pedidos / max) * STEPS);
      return { hour, pedidos, step, isAhead: row.isToday && hour > hourNow };
    }),
  }));
  return { hours, rows, peak: peakOf(report, today) };
}

function rowsOf(report: Report, today: string) {
  const days = daysIn(report);
  if (days > WEEK) {
    return Array.from({ length: WEEK }, (_, at) => row(at + 1, shortWeekday(at + 1), false));
  }
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(report.desde, at);
    const weekday = weekdayOf(day);
    return day === today ? row(weekday, 'hoy', true) : row(weekday, shortWeekday(weekday), false);
  });
}

function row(weekday: number, label: string, isToday: boolean) {
  return { weekday, label, isToday, name: isToday ? 'Hoy' : weekdayName(weekday) };
}

function peakOf(report: Report, today: string): HourGrid['peak'] {
  const [top] = [...report.porHora].sort((a, b) => b.pedidos - a.pedidos);
  if (!top || top.pedidos === 0) return null;
  const at = `a ${theHour(hourInWords(top.hora))}`;
  return { when: `${peakDay(report, top.diaSemana, today)} ${at}`, pedidos: top.pedidos };
}

function peakDay(report: Report, weekday: number, today: string): string {
  const name = weekdayName(weekday);
  if (daysIn(report) > WEEK) return `los ${name.endsWith('s') ? name : `${name}s`}`;
  const isToday = report.hasta === today && weekdayOf(today) === weekday;
  return isToday ? 'hoy' : `el ${name}`;
}

/** The hours from the first order to the last, without long gaps such as nights. */
export function openHours(hours: readonly number[]): number[] {
  const busy = [...new Set(hours)].sort((a, b) => a - b);
  return busy.flatMap((hour, at) => {
    const quiet = at === 0 ? 0 : hour - (busy[at - 1] ?? hour) - 1;
    return quiet > MOST_QUIET
      ? [hour]
      : Array.from({ length: quiet + 1 }, (_, step) => hour - quiet + step);
  });
}
