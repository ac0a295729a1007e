import { plateOf } from './order-changes.ts';
import type { EarlierLine, Order, OrderDraftLine, OrderLine } from './orders.ts';

/** A line's number in its order. Lines of older orders are numbered by their place. */
export function lineaOf(line: Pick<OrderLine, 'linea'>, at: number): number {
  return line.linea ?? at + 1;
}

/** A line for the record of a change, without what only a screen or a sum needs: picture, key, subtotal. */
export function asBefore(line: OrderLine, at: number): EarlierLine {
  const { id_sigo, nombre, cantidad, nota, adiciones, combo, grupos, estacion } = line;
  const linea = lineaOf(line, at);
  const before = { linea, id_sigo, nombre, cantidad, nota, adiciones, combo };
  return { ...before, ...(grupos && { grupos }), ...(estacion && { estacion }) };
}

/**
 * Gives each line of an order its number. An edit keeps the number of a line that it sends back, or of one with the same
 * plate; any other line gets a number that no line of the order ever had. A line that keeps its number keeps its course
 * and seat too, unless the edit names others.
 */
export function numberLines(
  lines: readonly OrderLine[],
  drafts: readonly Pick<OrderDraftLine, 'linea' | 'tiempo' | 'puesto'>[],
  before: Pick<Order, 'productos' | 'updates'> = NEW,
): OrderLine[] {
  const free = new Map(before.productos.map((line, at) => [lineaOf(line, at), line]));
  const take = (linea: number | undefined) =>
    linea !== undefined && free.delete(linea) ? linea : undefined;
  const named = lines.map((_, at) => take(drafts[at]?.linea ?? undefined));
  const kept = lines.map((line, at) => named[at] ?? take(samePlate(free, line)));
  let last = highestOf(before);
  return lines.map((line, at) => {
    const linea = kept[at];
    if (linea === undefined) return { ...line, linea: ++last };
    const earlier = before.productos.find((one, place) => lineaOf(one, place) === linea);
    return { ...served(line, earlier, drafts[at] ?? {}), linea };
  });
}

function served(
  { tiempo, puesto, ...line }: OrderLine,
  earlier: OrderLine | undefined,
  draft: Pick<OrderDraftLine, 'tiempo' | 'puesto'>,
): OrderLine {
  const course = draft.tiempo === undefined ? earlier?.tiempo : tiempo;
  const seat = draft.puesto === undefined ? earlier?.puesto : puesto;
  return {
    ...line,
    ...(course !== undefined && { tiempo: course }),
    ...(seat !== undefined && { puesto: seat }),
  };
}

const NEW = { productos: [], updates: [] };

function samePlate(free: ReadonlyMap<number, OrderLine>, wanted: OrderLine): number | undefined {
  const found = [...free].find(([, line]) => plateOf(line) === plateOf(wanted));
  return found?.[0];
}

/** The highest number that a line of the order ever had. */
function highestOf({ productos, updates }: Pick<Order, 'productos' | 'updates'>): number {
  const ever = [productos, ...updates.map(({ productosAntes = [] }) => productosAntes)];
  return Math.max(0, ...ever.flatMap((lines) => lines.map(lineaOf)));
}
