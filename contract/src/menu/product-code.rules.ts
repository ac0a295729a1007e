import { fold } from '../fold.ts';

const LONGEST = 40;

/**
 * The code of a product that was given none, from its name: 'Ají de la casa' → 'AJI-DE-LA-CASA', or
 * 'AJI-DE-LA-CASA-2' if another product has that one. The same name gives the same code, so a sheet
 * without codes can be imported again.
 */
export function codeFromName(nombre: string, taken: ReadonlySet<string>): string {
  const words = fold(nombre.slice(0, LONGEST)).match(/[a-z0-9]+/g) ?? [];
  const code = words.join('-').toUpperCase();
  if (code === '') return '';
  let free = code;
  for (let copy = 2; taken.has(free); copy += 1) free = `${code}-${copy}`;
  return free;
}

/** True for the codes of lines that the server writes into an order itself: no product has one. */
export function isReservedCode(code: string): boolean {
  return code.trim().startsWith('_');
}
