import { bogotaDate, dayRange } from '../days.ts';
import type { Cierre } from './cierre.ts';
import { closingMessages } from './closing.messages.ts';

/** 'Cerrada hasta el 5 de diciembre de 2026. Estamos pintando' */
export function closedWords({ vuelve, motivo }: Cierre): string {
  const until =
    vuelve === null
      ? closingMessages.closedOpenEnd
      : closingMessages.closedUntil(bogotaDate(dayRange(vuelve).from));
  return motivo ? `${until}. ${motivo}` : until;
}
