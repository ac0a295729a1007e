import { fold } from '../fold.ts';
import { bareTable } from '../orders/table.words.ts';

/**
 * The key of a table, however people write it: 'Mesa 07', 'mesa 7' and '7' are one table, and so are '7B' and '7 b'. Words
 * and numbers stay apart, so '1 12' is not '11 2'.
 */
export function mesaClave(mesa: string): string {
  const words = fold(mesa)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L})(?=\d)/gu, '$1 ');
  return bareTable(words).replace(/(^| )0+(?=\d)/g, '$1');
}
