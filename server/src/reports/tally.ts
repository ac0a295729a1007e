export type Tally = { pedidos: number; ventas: number };

export function addUp(rows: readonly Tally[]): Tally {
  return {
    pedidos: rows.reduce((sum, { pedidos }) => sum + pedidos, 0),
    ventas: rows.reduce((sum, { ventas }) => sum + ventas, 0),
  };
}

/** Highest amount first; equal ones keep their order. */
export function mostSold<T extends Tally>(rows: T[]): T[] {
  return rows.sort((a, b) => b.ventas - a.ventas || b.pedidos - a.pedidos);
}
