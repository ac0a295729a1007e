import { bogotaClock } from '@comanda/contract/days';

const LONG_DAY = new Intl.DateTimeFormat('es-CO', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Bogota',
});

/** As one greets in Colombia: noon ends the morning, six the afternoon. */
export function greeting(now: Date): string {
  const hour = bogotaClock(now).getUTCHours();
  if (hour < 5 || hour >= 18) return 'Buenas noches';
  return hour < 12 ? 'Buenos días' : 'Buenas tardes';
}

/** 'martes 18 de noviembre' */
export function longDay(date: Date): string {
  return LONG_DAY.format(date).replace(',', '');
}
