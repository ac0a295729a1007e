import { OPEN_ESTADOS } from '../orders/orders.rules.ts';
import type { Order } from '../orders/orders.ts';
import { bareTable, tableWords } from '../orders/table.words.ts';

type Round = Pick<Order, '_id' | 'cuentaId' | 'estado' | 'horaCreacion'>;

/** The number of each round in its account, by order: the oldest that is not over is the first. */
export function roundsOf(orders: readonly Round[]): ReadonlyMap<string, number> {
  const rounds = new Map<string, number>();
  const counts = new Map<string, number>();
  const live = orders.filter(({ estado }) => OPEN_ESTADOS.includes(estado));
  for (const { _id, cuentaId } of live.toSorted(oldestFirst)) {
    if (!cuentaId) continue;
    const round = (counts.get(cuentaId) ?? 0) + 1;
    counts.set(cuentaId, round);
    rounds.set(_id, round);
  }
  return rounds;
}

function oldestFirst(a: Round, b: Round): number {
  return Date.parse(a.horaCreacion) - Date.parse(b.horaCreacion) || (a._id < b._id ? -1 : 1);
}

/** 'Mesa 7', or 'Mesa 7 → 9' while an order that was moved is not prepared. */
export function kitchenTable(
  order: Pick<Order, 'mesa' | 'estado' | 'updates'>,
): { words: string; isMoved: boolean } | null {
  const { mesa } = order;
  if (mesa === null) return null;
  const antes = order.estado === 'enviado' ? tableBefore(order) : null;
  const isMoved = antes !== null && bareTable(antes) !== bareTable(mesa);
  if (!isMoved) return { words: tableWords(mesa), isMoved };
  return { words: `${tableWords(antes)} → ${bareTable(mesa)}`, isMoved };
}

/** The table before the newest change of table, if that was a move and no edit. */
function tableBefore({ mesa, updates }: Pick<Order, 'mesa' | 'updates'>): string | null {
  const newest = updates.findLast(
    ({ mesaAntes, antes }) => mesaAntes !== undefined || (antes && antes.mesa !== mesa),
  );
  return newest?.mesaAntes ?? null;
}
