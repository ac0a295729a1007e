import { aperturasOf } from '@comanda/contract/locations/opening-hours';
import { type Opening, openingIn } from './opening.ts';

/** By what an owner wrote. Null if it cannot be parsed: then only the owner's own text is shown. */
export function openingAt(horario: string, date: Date): Opening | null {
  return openingIn(aperturasOf({ horario, horas: null }, date), date);
}
