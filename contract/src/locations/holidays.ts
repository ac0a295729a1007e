import { addDays, DAY_MS } from '../days.ts';

/** These stay on their date, whatever day of the week it is. */
const FIXED = new Set(['01-01', '05-01', '07-20', '08-07', '12-08', '12-25']);
/** Ley Emiliani (51 of 1983) moves these to the next Monday, unless they are one. */
const MOVED = new Set(['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11']);
/**
 * Days after Easter Sunday: Maundy Thursday, Good Friday, and the Mondays of the Ascension, Corpus
 * Christi and the Sacred Heart.
 */
const AFTER_EASTER = new Set([-3, -2, 43, 64, 71]);
const MONDAY = 1;

/** Whether a day, 'YYYY-MM-DD', is a public holiday in Colombia (Sundays are not, by themselves). */
export function isHoliday(day: string): boolean {
  return feastsOn(day).length > 0;
}

/** What makes the day a holiday: dates, 'MM-DD', and days after Easter, '+43'. Two may meet on a Monday. */
export function feastsOn(day: string): string[] {
  const date = dateOf(day);
  const easter = easterOf(Number(day.slice(0, 4)));
  const days = (Date.parse(day) - Date.parse(easter)) / DAY_MS;
  return [
    ...(FIXED.has(date) ? [date] : []),
    ...movedTo(day),
    ...(AFTER_EASTER.has(days) ? [days < 0 ? `${days}` : `+${days}`] : []),
  ];
}

/** A Monday takes the holidays of the seven days that end with it. */
function movedTo(day: string): string[] {
  if (new Date(`${day}T12:00:00Z`).getUTCDay() !== MONDAY) return [];
  return Array.from({ length: 7 }, (_, back) => dateOf(addDays(day, -back))).filter((date) =>
    MOVED.has(date),
  );
}

/** 'MM-DD' */
function dateOf(day: string): string {
  return day.slice(5);
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skipped = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - skipped - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  const [month, date] = [Math.floor(sum / 31), (sum % 31) + 1];
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}
