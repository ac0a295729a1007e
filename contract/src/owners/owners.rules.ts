import { isNit, nitMessages } from '../forms/nit.rules.ts';
import { textMessages } from '../text.messages.ts';
import { cleanText, isTooLong, TEXT_LIMITS } from '../text.ts';
import type { Problem } from '../wire.ts';
import { ownersMessages } from './owners.messages.ts';
import type { BrandInput } from './owners.ts';

export function brandProblems({ nombre, nit }: BrandInput): Problem[] {
  const problems: Problem[] = [];
  const max = TEXT_LIMITS.nombre;
  if (cleanText(nombre ?? '') === '') {
    problems.push({ path: 'nombre', message: ownersMessages.nombreRequired });
  } else if (isTooLong(nombre, max)) {
    problems.push({ path: 'nombre', message: textMessages.tooLong(max) });
  }
  const typed = cleanText(nit ?? '');
  if (typed !== '' && !isNit(typed)) problems.push({ path: 'nit', message: nitMessages.invalid });
  return problems;
}

/** What the owner types to close the account, in any case. */
export const CLOSING_WORD = 'CERRAR';

export function closingProblems({ confirmacion }: { confirmacion: string }): Problem[] {
  if (confirmacion.trim().toUpperCase() === CLOSING_WORD) return [];
  return [{ path: 'confirmacion', message: ownersMessages.typeToClose(CLOSING_WORD) }];
}
