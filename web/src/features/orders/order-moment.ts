import { bogotaDateTime, bogotaTime, isSameBogotaDay } from '@comanda/contract/days';

/** 'Hoy, 1:02 p. m.', or the whole date. */
export function orderMoment(time: string, now: Date): string {
  return isSameBogotaDay(time, now) ? `Hoy, ${bogotaTime(time)}` : bogotaDateTime(time);
}
