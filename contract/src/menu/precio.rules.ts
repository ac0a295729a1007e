/** Far above any dish, and low enough that fifty full lines cannot overflow a sum. */
export const MAX_PRECIO = 100_000_000;

/** A price anybody may set: whole pesos, zero or more. */
export function isPrecio(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_PRECIO;
}
