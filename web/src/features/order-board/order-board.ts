import type { Order } from '@comanda/contract/orders/orders';

/** A sede's orders, each in its newest known version and complete up to `revision`. */
export interface OrderBoard {
  /** Newest first, as the list answers them. */
  orders: readonly Order[];
  revision: number;
}

/**
 * Takes in one order the server told of. After a gap the order itself is still news, but the
 * revision stays behind, so that what was missed in between is asked for.
 */
export function applyOrder(
  board: OrderBoard,
  order: Order,
): { board: OrderBoard; hasGap: boolean } {
  if (order.revision <= board.revision) return { board, hasGap: false };
  const hasGap = order.revision > board.revision + 1;
  return {
    board: {
      orders: withNewest(board.orders, [order]),
      revision: hasGap ? board.revision : order.revision,
    },
    hasGap,
  };
}

/** Takes in a list: all orders, or those changed since the board's revision. */
export function mergeOrders(
  board: OrderBoard,
  answer: { data: readonly Order[]; revision: number },
): OrderBoard {
  return {
    orders: withNewest(board.orders, answer.data),
    revision: Math.max(board.revision, answer.revision),
  };
}

function withNewest(known: readonly Order[], incoming: readonly Order[]): readonly Order[] {
  const byId = new Map(known.map((order) => [order._id, order]));
  let hasNews = false;
  for (const order of incoming) {
    const held = byId.get(order._id);
    if (held && held.revision >= order.revision) continue;
    byId.set(order._id, order);
    hasNews = true;
  }
  return hasNews ? [...byId.values()].sort(newestFirst) : known;
}

function newestFirst(a: Order, b: Order): number {
  return Date.parse(b.horaCreacion) - Date.parse(a.horaCreacion) || (a._id < b._id ? 1 : -1);
}
