import type { Interval, Week } from '@comanda/contract/locations/opening-hours';

const DAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
// Colombia's week begins on Monday.
const ORDER = [1, 2, 3, 4, 5, 6, 0];
const DAY_MINUTES = 1440;

/** The hours as they were understood, days with the same ones together: 'lun a sáb, 11 a. m. – 9 p. m.' */
export function weekWords(week: Week): string[] {
  const groups: { days: number[]; hours: string }[] = [];
  for (const day of ORDER) {
    const hours = hoursWords(week[day] ?? []);
    const last = groups.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups.map(({ days, hours }) => `${daysWords(days)}, ${hours}`);
}

function daysWords(days: number[]): string {
  if (days.length === ORDER.length) return 'todos los días';
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (days.length === 1) return `${DAYS[first]}`;
  return `${DAYS[first]} ${days.length === 2 ? 'y' : 'a'} ${DAYS[last]}`;
}

function hoursWords(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return 'cerrado';
  return intervals.map(({ from, to }) => `${clockWords(from)} – ${clockWords(to)}`).join(' y ');
}

/** '11 a. m.', '9:30 p. m.'; noon and midnight as one says them. */
function clockWords(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  if (inDay === 0) return '12 de la noche';
  if (inDay === 720) return '12 m.';
  const hour = Math.floor(inDay / 60);
  const minute = inDay % 60;
  const digits = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${digits} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
