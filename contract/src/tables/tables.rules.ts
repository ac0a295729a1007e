import { fold } from '../fold.ts';
import { bareTable } from '../orders/table.words.ts';

/** The key of a table, however people write it: 'Mesa 07', 'mesa 7' and '7' are one table. */
export function mesaClave(mesa: string): string {
  return bareTable(fold(mesa)).replace(/^0+(?=\d)/, '');
}
