import type { EarlierLine, Order, OrderLine } from './orders.ts';

export interface LineChange {
  line: OrderLine;
  /** How many of that plate there were; 0 for a new one. Undefined when it did not change. */
  antes: number | undefined;
  /** How many of that plate there are now, in all lines. */
  ahora: number;
}

export interface OrderChanges {
  lines: LineChange[];
  /** Lines that were removed from the order. */
  removed: EarlierLine[];
}

/**
 * How the lines of an order changed, for a kitchen that has started on them: since the edit the
 * cook saw last, or by the last edit.
 */
export function lastChanges(
  order: Pick<Order, 'productos' | 'updates'>,
  seen?: string | null,
): OrderChanges {
  // Other records only say that dishes changed their table.
  const edits = order.updates.filter(({ productosAntes }) => productosAntes);
  const unseen = seen ? edits.find(({ date }) => date > seen) : edits.at(-1);
  const before = unseen?.productosAntes;
  if (!before) {
    return {
      lines: order.productos.map((line) => ({ line, antes: undefined, ahora: line.cantidad })),
      removed: [],
    };
  }
  const [then, now] = [countPlates(before), countPlates(order.productos)];
  const shown = new Set<string>();
  const lines = order.productos.map((line) => {
    const plate = plateOf(line);
    const antes = then.get(plate) ?? 0;
    // Of two equal lines, the first shows the change for both.
    const ahora = now.get(plate) ?? 0;
    const isChanged = antes !== ahora && !shown.has(plate);
    shown.add(plate);
    return { line, antes: isChanged ? antes : undefined, ahora };
  });
  return { lines, removed: before.filter((line) => !now.has(plateOf(line))) };
}

function countPlates(lines: readonly EarlierLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    counts.set(plateOf(line), (counts.get(plateOf(line)) ?? 0) + line.cantidad);
  }
  return counts;
}

/** Two lines are the same plate when a cook would make them the same. */
export function plateOf({ id_sigo, nota, adiciones, combo }: EarlierLine): string {
  const extras = adiciones.map((extra) => extra.id_sigo).sort();
  return JSON.stringify([
    id_sigo,
    nota,
    extras,
    combo?.bebida.id_sigo ?? null,
    combo?.adicional.id_sigo ?? null,
  ]);
}
