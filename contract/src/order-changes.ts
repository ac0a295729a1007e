import type { EarlierLine, Order, OrderLine } from './orders.ts';

export interface LineChange {
  line: OrderLine;
  /** How many there were; 0 for a line that is new. Undefined when nothing about it changed. */
  antes: number | undefined;
}

export interface OrderChanges {
  lines: LineChange[];
  /** What was taken off the order. */
  removed: EarlierLine[];
}

/** What the last edit did to the lines, for a kitchen that has begun with them. */
export function lastChanges(order: Pick<Order, 'productos' | 'updates'>): OrderChanges {
  const before = order.updates.at(-1)?.productosAntes;
  if (!before) {
    return { lines: order.productos.map((line) => ({ line, antes: undefined })), removed: [] };
  }
  const counts = new Map<string, number>();
  for (const line of before)
    counts.set(dishOf(line), (counts.get(dishOf(line)) ?? 0) + line.cantidad);
  const seen = new Set<string>();
  const lines = order.productos.map((line) => {
    const dish = dishOf(line);
    const antes = counts.get(dish) ?? 0;
    seen.add(dish);
    return { line, antes: antes === line.cantidad ? undefined : antes };
  });
  return { lines, removed: before.filter((line) => !seen.has(dishOf(line))) };
}

/** Two lines are the same dish when a cook would make the same plate. */
function dishOf({ id_sigo, nota, adiciones, combo }: EarlierLine): string {
  const extras = adiciones.map((extra) => extra.id_sigo).sort();
  return JSON.stringify([
    id_sigo,
    nota,
    extras,
    combo?.bebida.id_sigo ?? null,
    combo?.adicional.id_sigo ?? null,
  ]);
}
