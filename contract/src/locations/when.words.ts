import { addDays, bogotaClock, bogotaDay, bogotaTime, MONTHS, theHour } from '../days.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** 'a las 7:40 p. m.', 'mañana a las 11:30 a. m.', 'el lunes a la 1:00 p. m.', 'el 24 de diciembre a las 12:00 p. m.' */
export function whenWords(at: Date | string, now: Date): string {
  const hour = `a ${theHour(bogotaTime(at))}`;
  const day = dayWords(at, now);
  return day === 'hoy' ? hour : `${day} ${hour}`;
}

/** 'hoy', 'mañana', 'el lunes' of the next six days, 'el 24 de diciembre' */
export function dayWords(at: Date | string, now: Date): string {
  const [day, today] = [bogotaDay(at), bogotaDay(now)];
  if (day === today) return 'hoy';
  if (day === addDays(today, 1)) return 'mañana';
  const clock = bogotaClock(at);
  if (day > today && day < addDays(today, 7)) return `el ${WEEKDAYS[clock.getUTCDay()]}`;
  return `el ${clock.getUTCDate()} de ${MONTHS[clock.getUTCMonth()]}`;
}
