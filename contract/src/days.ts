// Colombia has kept UTC-5 all year since 1993, so a constant does what a time zone table would.
const BOGOTA_OFFSET = '-05:00';
const BOGOTA_SHIFT_MS = -5 * 3_600_000;

export const DAY_MS = 86_400_000;
export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** The calendar day in America/Bogota, 'YYYY-MM-DD'. */
export function bogotaDay(date: Date | string): string {
  return bogotaClock(date).toISOString().slice(0, 10);
}

/** The instants a Bogota day covers: from inclusive, to exclusive. */
export function dayRange(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00${BOGOTA_OFFSET}`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return bogotaDay(new Date(dayRange(day).from.getTime() + days * DAY_MS));
}

/** Days as people count them: a day that has begun counts. */
export function wholeDays(ms: number): number {
  return Math.ceil(ms / DAY_MS);
}

const SHIFT_MS = 12 * 3_600_000;

/** The instant from which something belongs to this shift, which may have begun before midnight. */
export function shiftStart(now: Date): Date {
  const today = dayRange(bogotaDay(now)).from.getTime();
  return new Date(Math.min(today, now.getTime() - SHIFT_MS));
}

export function isSameBogotaDay(a: Date | string, b: Date | string): boolean {
  return bogotaDay(a) === bogotaDay(b);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { from } = dayRange(text);
  return !Number.isNaN(from.getTime()) && bogotaDay(from) === text;
}

/** '1:02 p. m.' */
export function bogotaTime(date: Date | string): string {
  const clock = bogotaClock(date);
  const hours = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}

/** '14/11/2025, 1:02 p. m.' */
export function bogotaDateTime(date: Date | string): string {
  const [year, month, day] = bogotaDay(date).split('-');
  return `${day}/${month}/${year}, ${bogotaTime(date)}`;
}

/** '12 de diciembre de 2026' */
export function bogotaDate(date: Date | string): string {
  const clock = bogotaClock(date);
  return `${clock.getUTCDate()} de ${MONTHS[clock.getUTCMonth()]} de ${clock.getUTCFullYear()}`;
}

/** A date whose UTC fields read as the clock on a wall in Bogota. */
export function bogotaClock(date: Date | string): Date {
  return new Date(new Date(date).getTime() + BOGOTA_SHIFT_MS);
}

/** The instant at which a clock in Bogota reads what the UTC fields of `clock` say. */
export function fromBogotaClock(clock: Date): Date {
  return new Date(clock.getTime() - BOGOTA_SHIFT_MS);
}

/** A moment exactly as `toISOString` writes it, of our era. */
export function isInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || text < '0001') return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

/** With its article: 'las 9:00 p. m.', 'la 1:30 p. m.' */
export function theHour(time: string): string {
  return `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`;
}
