// Made at their first use: a formatter costs a start more than the page that shows no price.
let wholePesos: Intl.NumberFormat | undefined;
let twoDecimals: Intl.NumberFormat | undefined;

/** Far above any dish, and low enough that fifty full lines cannot overflow a sum. */
export const MAX_PRECIO = 100_000_000;

/** '$32.900' */
export function formatMoney(pesos: number): string {
  wholePesos ??= new Intl.NumberFormat('es-CO', {
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  return withSign(pesos, wholePesos);
}

/** '$32.900,00', as lines of completed orders are shown. */
export function formatMoneyDecimals(pesos: number): string {
  twoDecimals ??= new Intl.NumberFormat('es-CO', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  return withSign(pesos, twoDecimals);
}

/** A price anybody may set: whole pesos, zero or more. */
export function isPrecio(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_PRECIO;
}

function withSign(pesos: number, format: Intl.NumberFormat): string {
  const sign = pesos < 0 ? '-' : '';
  return `${sign}$${format.format(Math.abs(pesos))}`;
}
