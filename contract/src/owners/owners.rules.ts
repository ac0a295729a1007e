import { textMessages } from '../text.messages.ts';
import { cleanText, isTooLong, TEXT_LIMITS } from '../text.ts';
import type { Problem } from '../wire.ts';
import { ownersMessages } from './owners.messages.ts';
import type { BrandInput } from './owners.ts';

export function brandProblems({ nombre }: BrandInput): Problem[] {
  if (cleanText(nombre ?? '') === '') {
    return [{ path: 'nombre', message: ownersMessages.nombreRequired }];
  }
  const max = TEXT_LIMITS.nombre;
  return isTooLong(nombre, max) ? [{ path: 'nombre', message: textMessages.tooLong(max) }] : [];
}

/** What the owner types to close the account, in any case. */
export const CLOSING_WORD = 'CERRAR';

export function closingProblems({ confirmacion }: { confirmacion: string }): Problem[] {
  if (confirmacion.trim().toUpperCase() === CLOSING_WORD) return [];
  return [{ path: 'confirmacion', message: ownersMessages.typeToClose(CLOSING_WORD) }];
}
