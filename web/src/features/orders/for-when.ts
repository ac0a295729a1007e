import { bogotaTime, isSameBogotaDay, theHour } from '@comanda/contract/days';
import { whenWords } from '@comanda/contract/locations/when.words';

/** 'Para las 7:40 p. m.', 'Para mañana a las 11:30 a. m.' */
export function forWhen(programado: string, now: Date): string {
  return `Para ${whenWords(programado, now).replace(/^a /, '')}`;
}

/** 'Empezamos a cocinar a las 7:10 p. m.' */
export function startWords(inicioCocina: string, programado: string, now: Date): string {
  const isThatDay = isSameBogotaDay(inicioCocina, programado);
  const when = isThatDay ? `a ${theHour(bogotaTime(inicioCocina))}` : whenWords(inicioCocina, now);
  return `Empezamos a cocinar ${when}`;
}
