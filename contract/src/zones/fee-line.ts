/** What a delivery costs is a line of its order that only the server writes. Codes of products begin otherwise. */
export const FEE_CODE = '_domicilio';

interface Line {
  id_sigo?: string | null | undefined;
}

export function isFeeLine({ id_sigo }: Line): boolean {
  return id_sigo === FEE_CODE;
}

/** What somebody chose of an order, without what its delivery costs. */
export function dishesOf<L extends Line>(lines: readonly L[]): L[] {
  return lines.filter((line) => !isFeeLine(line));
}

/** The line with what the delivery of an order costs; null of an order without one. */
export function feeLineOf<L extends Line>({ productos }: { productos: readonly L[] }): L | null {
  return productos.find(isFeeLine) ?? null;
}
