import type { TableRange } from './tables.queries.ts';

const WHOLE = /^\d{1,4}$/;

/** The tables two fields speak of; null when they are not two table numbers. */
export function tableRange(desde: string, hasta: string): TableRange | null {
  const [first, last] = [tableNumber(desde), tableNumber(hasta)];
  return first === null || last === null ? null : { desde: first, hasta: last };
}

export function tableNumber(text: string): number | null {
  const number = WHOLE.test(text.trim()) ? Number(text) : 0;
  return number > 0 ? number : null;
}
