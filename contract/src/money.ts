// Made at its first use: a formatter costs a start more than the page that shows no price.
let wholePesos: Intl.NumberFormat | undefined;

/** Far above any dish, and low enough that fifty full lines cannot overflow a sum. */
export const MAX_PRECIO = 100_000_000;

/** '$32.900' */
export function formatMoney(pesos: number): string {
  wholePesos ??= new Intl.NumberFormat('es-CO', {
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  return `${pesos < 0 ? '-' : ''}$${wholePesos.format(Math.abs(pesos))}`;
}

/** A price anybody may set: whole pesos, zero or more. */
export function isPrecio(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_PRECIO;
}
