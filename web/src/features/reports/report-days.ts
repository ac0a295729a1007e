import { MONTHS } from '@comanda/contract/days';
import { type ReportPeriod, WEEKDAYS, weekdayOf } from '@comanda/contract/reports/reports.rules';

/** 'sábado' */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

/** 'sáb' */
export function shortWeekday(weekday: number): string {
  return weekdayName(weekday).slice(0, 3);
}

/** 'sáb 15' */
export function shortDay(day: string): string {
  return `${shortWeekday(weekdayOf(day))} ${dateOf(day)}`;
}

/** '15 nov' */
export function dayAndMonth(day: string): string {
  return `${dateOf(day)} ${shortMonth(day)}`;
}

/** 'sábado 15 de noviembre' */
export function dayInWords(day: string): string {
  return `${weekdayName(weekdayOf(day))} ${dateOf(day)} de ${monthName(day)}`;
}

/** 'noviembre' */
export function monthName(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

/** 'nov' */
export function shortMonth(day: string): string {
  return monthName(day).slice(0, 3);
}

/** '9 – 15 nov 2026', with month and year at the start only if they differ. */
export function spanInWords({ desde, hasta }: ReportPeriod): string {
  const year = hasta.slice(0, 4);
  if (desde === hasta) return `${dayAndMonth(hasta)} ${year}`;
  if (desde.slice(0, 7) === hasta.slice(0, 7)) {
    return `${dateOf(desde)} – ${dayAndMonth(hasta)} ${year}`;
  }
  const start =
    desde.slice(0, 4) === year ? dayAndMonth(desde) : `${dayAndMonth(desde)} ${desde.slice(0, 4)}`;
  return `${start} – ${dayAndMonth(hasta)} ${year}`;
}

/** '1 p. m.'; noon is '12 m.', as Colombians write it. */
export function hourInWords(hour: number): string {
  if (hour === 12) return '12 m.';
  return `${hour % 12 || 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

function dateOf(day: string): number {
  return Number(day.slice(8));
}
