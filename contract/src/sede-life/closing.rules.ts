import { bogotaDate, bogotaDay, dayRange } from '../days.ts';
import type { Cierre } from './cierre.ts';
import { closingMessages } from './closing.messages.ts';

/** True while the sede is closed for a time: it is back by itself on its day. */
export function isAway(cierre: Cierre | null | undefined, now: Date): cierre is Cierre {
  return cierre != null && (cierre.vuelve === null || bogotaDay(now) < cierre.vuelve);
}

/** 'Cerrada hasta el 5 de diciembre de 2026. Estamos pintando' */
export function closedWords({ vuelve, motivo }: Cierre): string {
  const until =
    vuelve === null
      ? closingMessages.closedOpenEnd
      : closingMessages.closedUntil(bogotaDate(dayRange(vuelve).from));
  return motivo ? `${until}. ${motivo}` : until;
}
