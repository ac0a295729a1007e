import { bogotaDay, DAY_MS, dayRange } from '../days.ts';
import type { Problem } from '../wire.ts';
import { reportsMessages } from './reports.messages.ts';

/** The longest period, in days. */
export const REPORT_MAX_DAYS = 400;

/** Starts on Monday, like `diaSemana`, which counts from 1. */
export const WEEKDAYS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** Days in America/Bogota, both inclusive. */
export interface ReportPeriod {
  desde: string;
  hasta: string;
}

/** The period that was asked for; today if none was. */
export function reportPeriod(
  asked: { desde?: string | undefined; hasta?: string | undefined },
  now: Date,
): ReportPeriod {
  const hasta = asked.hasta ?? bogotaDay(now);
  return { desde: asked.desde ?? hasta, hasta };
}

export function periodProblems(period: ReportPeriod): Problem[] {
  if (period.desde > period.hasta) {
    return [{ path: 'desde', message: reportsMessages.periodReversed }];
  }
  if (daysIn(period) > REPORT_MAX_DAYS) {
    return [{ path: 'desde', message: reportsMessages.periodTooLong(REPORT_MAX_DAYS) }];
  }
  return [];
}

export function daysIn({ desde, hasta }: ReportPeriod): number {
  return Math.round((startOf(hasta) - startOf(desde)) / DAY_MS) + 1;
}

function startOf(day: string): number {
  return dayRange(day).from.getTime();
}
