import { addDays } from '@comanda/contract/days';
import { weekdayOf } from './report-days.ts';

/** On their own date, whatever the weekday. */
const FIXED = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
/** Kept on the Monday that follows, since the law of 1983. */
const MOVED = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/** Days from Easter: Thursday, Friday, and three that the same law has put on Mondays. */
const FROM_EASTER = [-3, -2, 43, 64, 71];

/** A public holiday of Colombia: it explains a Monday that sold like a Sunday. */
export function isHoliday(day: string): boolean {
  const year = day.slice(0, 4);
  if (FIXED.includes(day.slice(5))) return true;
  if (MOVED.some((date) => followingMonday(`${year}-${date}`) === day)) return true;
  const easter = easterOf(Number(year));
  return FROM_EASTER.some((days) => addDays(easter, days) === day);
}

function followingMonday(day: string): string {
  return addDays(day, (8 - weekdayOf(day)) % 7);
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const moon = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  const month = Math.floor(sum / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
}
