import type { OrderLine } from './orders.ts';

/** What a delivery costs is a line of its order that only the server writes. Codes of products begin otherwise. */
export const FEE_CODE = '_domicilio';

export function isFeeLine({ id_sigo }: { id_sigo?: string | null | undefined }): boolean {
  return id_sigo === FEE_CODE;
}

/** What somebody chose of an order, without what its delivery costs. */
export function dishesOf<Line extends { id_sigo?: string | null | undefined }>(
  lines: readonly Line[],
): Line[] {
  return lines.filter((line) => !isFeeLine(line));
}

/** The line with what the delivery of an order costs; null of an order without one. */
export function feeLineOf({ productos }: { productos: readonly OrderLine[] }): OrderLine | null {
  return productos.find(isFeeLine) ?? null;
}
