import { formatMoney } from '@comanda/contract/money';

const GROUPED_OR_PLAIN = /^(\d{1,3}(\.\d{3})+|\d+)$/;

/**
 * Reads a typed price: '24500', '24.500' or '$ 24.500'. Null if nothing is typed; NaN if it is no
 * whole number of pesos, because '24,5' could mean two prices.
 */
export function readPesos(text: string): number | null {
  const bare = text.replace(/[$\s]/g, '');
  if (bare === '') return null;
  return GROUPED_OR_PLAIN.test(bare) ? Number(bare.replaceAll('.', '')) : Number.NaN;
}

/** The text for the field, whose '$' is drawn separately. */
export function pesosText(pesos: number): string {
  return formatMoney(pesos).replace('$', '');
}
