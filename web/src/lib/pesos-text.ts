import { formatMoney } from '@comanda/contract/money';

const GROUPED_OR_PLAIN = /^(\d{1,3}(\.\d{3})+|\d+)$/;

/**
 * What a person types as a price: '24500', '24.500', '$ 24.500'. Nothing typed is null; what cannot
 * be read as whole pesos is NaN, never a guess: '24,5' could mean either of two prices.
 */
export function readPesos(text: string): number | null {
  const bare = text.replace(/[$\s]/g, '');
  if (bare === '') return null;
  return GROUPED_OR_PLAIN.test(bare) ? Number(bare.replaceAll('.', '')) : Number.NaN;
}

/** As it stands in the field, whose '$' is drawn apart. */
export function pesosText(pesos: number): string {
  return formatMoney(pesos).replace('$', '');
}
