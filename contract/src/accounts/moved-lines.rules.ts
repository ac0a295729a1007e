import { lineaOf } from '../orders/line-numbers.ts';
import { lineSubtotal } from '../orders/orders.rules.ts';
import type { OrderLine } from '../orders/orders.ts';
import type { Problem } from '../wire.ts';
import { accountsMessages } from './accounts.messages.ts';
import type { LinesMove } from './accounts.ts';

type Wanted = LinesMove['lineas'][number];

/** What happens to one order: everything goes, or some lines go and the rest stays. */
export interface OrderSplit {
  pedido: string;
  goes: OrderLine[];
  stays: OrderLine[];
}

export type SplitPlan = { ok: true; splits: OrderSplit[] } | { ok: false; problems: Problem[] };

/** Parts the orders of an account by the lines that someone chose to move. */
export function splitOrders(
  orders: readonly { id: string; productos: readonly OrderLine[] }[],
  wanted: readonly Wanted[],
): SplitPlan {
  if (wanted.length === 0) {
    return { ok: false, problems: [{ path: 'lineas', message: accountsMessages.nothingChosen }] };
  }
  const problems: Problem[] = [];
  const chosen = new Map<string, number>();
  wanted.forEach(({ pedido, linea, cantidad }, at) => {
    const key = `${pedido} ${linea}`;
    const before = chosen.get(key) ?? 0;
    const line = lineOf(orders, pedido, linea);
    const problem = lineProblem(line, before, cantidad);
    if (problem) problems.push({ path: `lineas.${at}.${problem.field}`, message: problem.message });
    else chosen.set(key, before + cantidad);
  });
  if (problems.length > 0) return { ok: false, problems };
  const splits = orders.map(({ id, productos }) => partOf(id, productos, chosen));
  const parted = new Set(
    splits.flatMap(({ pedido, goes, stays }) =>
      goes
        .filter((line) => costsOnce(line) && stays.some(({ linea }) => linea === line.linea))
        .map(({ linea }) => `${pedido} ${linea}`),
    ),
  );
  const whole = wanted.flatMap(({ pedido, linea }, at) =>
    parted.has(`${pedido} ${linea}`)
      ? [{ path: `lineas.${at}.cantidad`, message: accountsMessages.lineWhole }]
      : [],
  );
  if (whole.length > 0) return { ok: false, problems: whole };
  return { ok: true, splits: splits.filter(({ goes }) => goes.length > 0) };
}

function lineOf(
  orders: readonly { id: string; productos: readonly OrderLine[] }[],
  pedido: string,
  linea: number,
): OrderLine | undefined {
  const order = orders.find(({ id }) => id === pedido);
  return order?.productos.find((line, at) => lineaOf(line, at) === linea);
}

function lineProblem(line: OrderLine | undefined, before: number, cantidad: number) {
  if (!line) return { field: 'linea', message: accountsMessages.lineUnknown };
  const left = line.cantidad - before;
  if (Number.isInteger(cantidad) && cantidad >= 1 && cantidad <= left) return null;
  return { field: 'cantidad', message: accountsMessages.cantidad(left) };
}

function partOf(
  pedido: string,
  productos: readonly OrderLine[],
  chosen: ReadonlyMap<string, number>,
): OrderSplit {
  const split: OrderSplit = { pedido, goes: [], stays: [] };
  productos.forEach((line, at) => {
    const linea = lineaOf(line, at);
    const going = chosen.get(`${pedido} ${linea}`) ?? 0;
    const part = (cantidad: number) => {
      const parted = { ...line, linea, cantidad };
      return { ...parted, subtotal: lineSubtotal(parted) };
    };
    if (going > 0) split.goes.push(part(going));
    if (going < line.cantidad) split.stays.push(part(line.cantidad - going));
  });
  return split;
}

/** Additions and combos cost once a line, however many dishes it has: such a line cannot be parted. */
function costsOnce({ adiciones, combo }: OrderLine): boolean {
  return adiciones.length > 0 || Boolean(combo);
}
