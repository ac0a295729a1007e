import { fold } from '../fold.ts';
import { cleanText } from '../text.ts';
import { isPrecio } from './precio.rules.ts';

// What people write in the cells of a sheet.

/** Drops the apostrophe that keeps a spreadsheet from reading a text as a formula. */
export function textOf(cell: string | undefined): string {
  return cleanText((cell ?? '').replace(/^'(?=[=+\-@])/, ''));
}

/** '32900', '$ 32.900', '32,900' and '32900,00' are the same price. */
export function pesosOf(text: string): number | null {
  const digits = text.replace(/[$\s]|COP/gi, '').replace(/[.,]0{1,2}$/, '');
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  const plain = isGrouped ? digits.replace(/[.,]/g, '') : digits;
  if (!/^\d{1,9}$/.test(plain)) return null;
  return isPrecio(Number(plain)) ? Number(plain) : null;
}

export function yesNoOf(text: string): boolean | null {
  const word = fold(text);
  if (['si', 's', 'x', '1', 'true', 'verdadero'].includes(word)) return true;
  return ['', 'no', 'n', '0', 'false', 'falso'].includes(word) ? false : null;
}
