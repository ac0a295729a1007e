import { addDays, bogotaDay } from '../days.ts';
import { textMessages } from '../text.messages.ts';
import { cleanText, isTooLong, nameKey } from '../text.ts';
import type { Problem } from '../wire.ts';
import type { Cierre } from './cierre.ts';
import { sedeLifeMessages } from './sede-life.messages.ts';

/** The longest words that say why a sede is closed for a time. */
export const CIERRE_MOTIVO_MAX = 200;
const LONGEST_DAYS = 730;

export function cierreProblems({ vuelve, motivo }: Cierre, now: Date): Problem[] {
  const problems: Problem[] = [];
  const today = bogotaDay(now);
  if (vuelve !== null && vuelve <= today) {
    problems.push({ path: 'vuelve', message: sedeLifeMessages.vuelvePast });
  }
  if (vuelve !== null && vuelve > addDays(today, LONGEST_DAYS)) {
    problems.push({ path: 'vuelve', message: sedeLifeMessages.vuelveFar });
  }
  if (isTooLong(motivo, CIERRE_MOTIVO_MAX)) {
    problems.push({ path: 'motivo', message: textMessages.tooLong(CIERRE_MOTIVO_MAX) });
  }
  return problems;
}

/** A name that people can tell from others: with a letter or a number in it. `before`: the stored one, which stays valid. */
export function sedeNameProblems(nombre: string, before: string | null): Problem[] {
  const name = cleanText(nombre);
  if (name === '' || name === before || /[\p{L}\p{N}]/u.test(name)) return [];
  return [{ path: 'nombre', message: sedeLifeMessages.nameWithoutLetters }];
}

/** The sede of the restaurant whose name differs at most in accents, letter case or spaces. Closed ones gave theirs up. */
export function sameNamed<Sede extends { nombre: string; cerrada: unknown }>(
  nombre: string,
  others: readonly Sede[],
): Sede | undefined {
  return others.find((one) => one.cerrada === null && nameKey(one.nombre) === nameKey(nombre));
}
