import { plateOf } from './order-changes.ts';
import type { Order, OrderDraftLine, OrderLine } from './orders.ts';

/** A line's number in its order. Lines of older orders are numbered by their place. */
export function lineaOf(line: Pick<OrderLine, 'linea'>, at: number): number {
  return line.linea ?? at + 1;
}

/**
 * Gives each line of an order its number. An edit keeps the number of a line that it sends back, or of one with the same
 * plate; any other line gets a number that no line of the order ever had.
 */
export function numberLines(
  lines: readonly OrderLine[],
  drafts: readonly Pick<OrderDraftLine, 'linea'>[],
  before: Pick<Order, 'productos' | 'updates'> = NEW,
): OrderLine[] {
  const free = new Map(before.productos.map((line, at) => [lineaOf(line, at), line]));
  const take = (linea: number | undefined) =>
    linea !== undefined && free.delete(linea) ? linea : undefined;
  const named = lines.map((_, at) => take(drafts[at]?.linea ?? undefined));
  const kept = lines.map((line, at) => named[at] ?? take(samePlate(free, line)));
  let last = highestOf(before);
  return lines.map((line, at) => {
    const linea = kept[at] ?? ++last;
    return { ...line, linea };
  });
}

const NEW = { productos: [], updates: [] };

function samePlate(free: ReadonlyMap<number, OrderLine>, wanted: OrderLine): number | undefined {
  const found = [...free].find(([, line]) => plateOf(line) === plateOf(wanted));
  return found?.[0];
}

function highestOf({ productos, updates }: Pick<Order, 'productos' | 'updates'>): number {
  const ever = [productos, ...updates.map(({ productosAntes = [] }) => productosAntes)];
  return Math.max(0, ...ever.flatMap((lines) => lines.map(lineaOf)));
}
