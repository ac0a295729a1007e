import { addDays, bogotaClock, DAY_MS, dayRange, MONTHS } from '../days.ts';
import { reportsMessages } from './reports.messages.ts';
import { daysIn, type ReportPeriod, WEEKDAYS, weekdayOf } from './reports.rules.ts';

const { earlier } = reportsMessages;

/** What a period is compared with. */
export interface EarlierPeriod extends ReportPeriod {
  /** Only what happened before this instant counts; null if the earlier period counts whole. */
  corte: Date | null;
}

/**
 * The only rule for what is compared with what. A day is compared with the same weekday of the week
 * before, because a Sunday does not sell like a Monday; any other period with the one of the same
 * length that ends the day before it begins. If the period is not over, the earlier one counts up
 * to the same day and hour.
 */
export function earlierPeriod(period: ReportPeriod, now: Date): EarlierPeriod {
  const days = daysIn(period);
  const shift = days === 1 ? 7 : days;
  const isOver = dayRange(period.hasta).to <= now;
  const reached = Math.max(now.getTime(), dayRange(period.desde).from.getTime());
  return {
    desde: addDays(period.desde, -shift),
    hasta: addDays(period.hasta, -shift),
    corte: isOver ? null : new Date(reached - shift * DAY_MS),
  };
}

/** The earlier period in words: 'la semana anterior hasta el 11 de noviembre a la misma hora'. */
export function earlierWords(period: ReportPeriod, corte: Date | string | null): string {
  const days = daysIn(period);
  if (days === 1) {
    const weekday = WEEKDAYS[weekdayOf(period.hasta) - 1] ?? '';
    if (!corte) return earlier.weekdayBefore(weekday);
    return `${earlier.lastWeekday(weekday)} ${earlier.sameHour}`;
  }
  const name = days === 7 ? earlier.week : earlier.days(days);
  return corte ? `${name} ${earlier.until(dayOfMonth(corte))}` : name;
}

/** '11 de noviembre' */
function dayOfMonth(at: Date | string): string {
  const clock = bogotaClock(at);
  return `${clock.getUTCDate()} de ${MONTHS[clock.getUTCMonth()]}`;
}
