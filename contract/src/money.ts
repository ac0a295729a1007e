// Made at its first use: a formatter costs a start more than the page that shows no price.
let wholePesos: Intl.NumberFormat | undefined;

/** '$32.900' */
export function formatMoney(pesos: number): string {
  wholePesos ??= new Intl.NumberFormat('es-CO', {
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  return `${pesos < 0 ? '-' : ''}$${wholePesos.format(Math.abs(pesos))}`;
}
