import type { ApiError } from '../../lib/api/api-client.ts';
import type { CartItem } from '../../lib/stored.ts';

export interface PriceDifference {
  id_sigo: string;
  nombre: string;
  before: number;
  after: number;
}

/** What each changed product cost in the cart and costs now. */
export function priceDifferences(
  items: readonly CartItem[],
  prices: readonly { id_sigo: string; precio: number }[],
): PriceDifference[] {
  const priced = items.flatMap(({ combo, ...line }) => [
    line,
    ...line.adiciones,
    ...(combo ? [combo.bebida, combo.adicional] : []),
  ]);
  return prices.flatMap(({ id_sigo, precio }) => {
    const known = priced.find((one) => one.id_sigo === id_sigo);
    return known ? [{ id_sigo, nombre: known.nombre, before: known.precio, after: precio }] : [];
  });
}

/** What a refusal says that things cost now. */
export function newPrices({ details }: ApiError): { id_sigo: string; precio: number }[] {
  return details.flatMap(({ id_sigo, precio }) =>
    id_sigo !== undefined && precio !== undefined ? [{ id_sigo, precio }] : [],
  );
}
