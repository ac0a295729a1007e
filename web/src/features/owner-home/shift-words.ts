import { addDays, bogotaDay, bogotaTime } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';

const HOUR_MS = 3_600_000;
const HOURS_TOLD = 48;
const SHORT_DATE = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  timeZone: 'America/Bogota',
});

/** '27 horas', '3 días' */
export function openFor(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS);
  if (hours < HOURS_TOLD) return `${hours} ${hours === 1 ? 'hora' : 'horas'}`;
  return `${Math.floor(hours / 24)} días`;
}

/** '10:55 a. m.' of today, 'ayer 4:02 p. m.', '12 nov 4:02 p. m.' */
export function dayAndHour(time: string, now: Date): string {
  const today = bogotaDay(now);
  const day = bogotaDay(time);
  if (day === today) return bogotaTime(time);
  if (day === addDays(today, -1)) return `ayer ${bogotaTime(time)}`;
  const date = SHORT_DATE.format(new Date(time)).replaceAll(' de ', ' ').replace('.', '');
  return `${date} ${bogotaTime(time)}`;
}

/** 'sin diferencia', 'faltaron $5.400', 'sobraron $200', 'sin conteo' */
export function differenceWords(diferencia: number | null): string {
  if (diferencia === null) return 'sin conteo';
  if (diferencia === 0) return 'sin diferencia';
  return `${diferencia < 0 ? 'faltaron' : 'sobraron'} ${formatMoney(Math.abs(diferencia))}`;
}
