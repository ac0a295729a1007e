import { selectionKey } from '../modifiers/selection-key.ts';
import { isEdit } from './orders.rules.ts';
import type { EarlierLine, Order, OrderLine, OrderUpdate } from './orders.ts';

export interface LineChange {
  line: OrderLine;
  /** How many of it there were; 0 for a new one. Undefined when the number did not change. */
  antes: number | undefined;
  /** How many of it there are now: of an order of an older version, in all lines with the same plate. */
  ahora: number;
  /** The line as it was, if its note or what comes with it changed. */
  was: EarlierLine | undefined;
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
      lines: order.productos.map((line) => ({
        line,
        antes: undefined,
        ahora: line.cantidad,
        was: undefined,
      })),
      removed: [],
    };
  }
  const since = records.slice(records.indexOf(unseen));
  const keyOf = keyOfLines([
    ...order.productos,
    ...since.flatMap(({ productosAntes = [] }) => productosAntes),
  ]);
  const passed = passedLines(since, order.productos, keyOf);
  const now = countLines(order.productos, keyOf);
  const before = withoutPassed(unseen.productosAntes ?? [], passed, now, keyOf);
  return changesBetween(before, order.productos, keyOf);
}

function changesBetween(
  before: readonly EarlierLine[],
  productos: readonly OrderLine[],
  keyOf: KeyOf,
): OrderChanges {
  const [then, now] = [countLines(before, keyOf), countLines(productos, keyOf)];
  const shown = new Set<string>();
  const changes = productos.map((line) => {
    const key = keyOf(line);
    const antes = then.get(key) ?? 0;
    // Of two lines counted as one, the first shows the change for both.
    const ahora = now.get(key) ?? 0;
    const isChanged = antes !== ahora && !shown.has(key);
    shown.add(key);
    const was = before.find((one) => keyOf(one) === key && plateOf(one) !== plateOf(line));
    return { line, antes: isChanged ? antes : undefined, ahora, was };
  });
  // Two dishes of one line that stand in two now, or the other way round: the cook makes the same.
  const rewritten = new Set(changes.flatMap(({ line, was }) => (was ? keyOf(line) : [])));
  const isSteady = (line: EarlierLine) => !rewritten.has(keyOf(line));
  const had = countLines(before.filter(isSteady), plateOf);
  const has = countLines(productos.filter(isSteady), plateOf);
  const isAsMany = (line: EarlierLine) =>
    isSteady(line) && had.get(plateOf(line)) === has.get(plateOf(line));
  return {
    lines: changes.map((change) =>
      isAsMany(change.line) ? { ...change, antes: undefined } : change,
    ),
    removed: before.filter((line) => !now.has(keyOf(line)) && !isAsMany(line)),
  };
}

type KeyOf = (line: EarlierLine) => string;

/** Lines are the same by their number; where an older version stored one without it, all are by their plate. */
function keyOfLines(lines: readonly EarlierLine[]): KeyOf {
  const isNumbered = lines.every(({ linea }) => linea !== undefined);
  return isNumbered ? ({ linea, id_sigo }) => `${linea} ${id_sigo}` : plateOf;
}

/** How many of each went to another table, by these records and the lines after them. */
function passedLines(
  records: readonly OrderUpdate[],
  now: readonly EarlierLine[],
  keyOf: KeyOf,
): Map<string, number> {
  const passed = new Map<string, number>();
  records.forEach(({ pasoA, productosAntes = [] }, at) => {
    if (pasoA === undefined) return;
    const left = countLines(records[at + 1]?.productosAntes ?? now, keyOf);
    for (const [key, had] of countLines(productosAntes, keyOf)) {
      const gone = had - (left.get(key) ?? 0);
      if (gone > 0) passed.set(key, (passed.get(key) ?? 0) + gone);
    }
  });
  return passed;
}

/** The lines before an edit without what went to another table since, but never fewer than there are now. */
function withoutPassed(
  before: readonly EarlierLine[],
  passed: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  keyOf: KeyOf,
): EarlierLine[] {
  const taken = new Map<string, number>();
  for (const [key, had] of countLines(before, keyOf)) {
    const missing = Math.max(0, had - (now.get(key) ?? 0));
    taken.set(key, Math.min(passed.get(key) ?? 0, missing));
  }
  return before.flatMap((line) => {
    const key = keyOf(line);
    const gone = Math.min(taken.get(key) ?? 0, line.cantidad);
    taken.set(key, (taken.get(key) ?? 0) - gone);
    return gone < line.cantidad ? [{ ...line, cantidad: line.cantidad - gone }] : [];
  });
}

function countLines(lines: readonly EarlierLine[], keyOf: KeyOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + line.cantidad);
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
