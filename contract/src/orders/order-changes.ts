import { selectionKey } from '../modifiers/selection-key.ts';
import type { EarlierLine, Order, OrderLine, OrderUpdate } from './orders.ts';

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
 * cook saw last, or by the last edit. Dishes that went to another table did not change: they are made for it.
 */
export function lastChanges(
  order: Pick<Order, 'productos' | 'updates'>,
  seen?: string | null,
): OrderChanges {
  const records = order.updates.filter(({ productosAntes }) => productosAntes);
  const edits = records.filter(isEdit);
  const unseen = seen ? edits.find(({ date }) => date > seen) : edits.at(-1);
  if (!unseen) {
    return {
      lines: order.productos.map((line) => ({ line, antes: undefined, ahora: line.cantidad })),
      removed: [],
    };
  }
  const now = countPlates(order.productos);
  const passed = passedPlates(records.slice(records.indexOf(unseen)), order.productos);
  const before = withoutPassed(unseen.productosAntes ?? [], passed, now);
  const then = countPlates(before);
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

/** True for an edit. Other records only say that dishes changed their table. */
export function isEdit({ mesaAntes, pasoA }: Pick<OrderUpdate, 'mesaAntes' | 'pasoA'>): boolean {
  return mesaAntes === undefined && pasoA === undefined;
}

/** How many of each plate went to another table, by these records and the lines after them. */
function passedPlates(
  records: readonly OrderUpdate[],
  now: readonly EarlierLine[],
): Map<string, number> {
  const passed = new Map<string, number>();
  records.forEach(({ pasoA, productosAntes = [] }, at) => {
    if (pasoA === undefined) return;
    const left = countPlates(records[at + 1]?.productosAntes ?? now);
    for (const [plate, count] of countPlates(productosAntes)) {
      const gone = count - (left.get(plate) ?? 0);
      if (gone > 0) passed.set(plate, (passed.get(plate) ?? 0) + gone);
    }
  });
  return passed;
}

/** The lines before an edit without what went to another table since, but never fewer than there are now. */
function withoutPassed(
  before: readonly EarlierLine[],
  passed: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): EarlierLine[] {
  const taken = new Map<string, number>();
  for (const [plate, count] of countPlates(before)) {
    const missing = Math.max(0, count - (now.get(plate) ?? 0));
    taken.set(plate, Math.min(passed.get(plate) ?? 0, missing));
  }
  return before.flatMap((line) => {
    const plate = plateOf(line);
    const gone = Math.min(taken.get(plate) ?? 0, line.cantidad);
    taken.set(plate, (taken.get(plate) ?? 0) - gone);
    return gone < line.cantidad ? [{ ...line, cantidad: line.cantidad - gone }] : [];
  });
}

function countPlates(lines: readonly EarlierLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    counts.set(plateOf(line), (counts.get(plateOf(line)) ?? 0) + line.cantidad);
  }
  return counts;
}

/** Two lines are the same plate when a cook would make them the same. */
export function plateOf({ id_sigo, nota, adiciones, combo, grupos }: EarlierLine): string {
  const extras = adiciones.map((extra) => extra.id_sigo).sort();
  return JSON.stringify([
    id_sigo,
    nota,
    extras,
    combo?.bebida.id_sigo ?? null,
    combo?.adicional.id_sigo ?? null,
    selectionKey(grupos),
  ]);
}
