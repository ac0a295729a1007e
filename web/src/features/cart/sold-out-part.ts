import type { Product } from '@comanda/contract/menu/menu';
import type { CartItem } from '../../lib/stored.ts';

/** The first thing of a line that the sede has run out of, by its name. */
export function soldOutPart(
  { id_sigo, adiciones, combo }: CartItem,
  products: readonly Product[],
): string | undefined {
  const extras = combo ? [...adiciones, combo.bebida, combo.adicional] : adiciones;
  const codes = [id_sigo, ...extras.map((extra) => extra.id_sigo)];
  return products.find((product) => product.agotado && codes.includes(product.id_sigo))?.nombre;
}
