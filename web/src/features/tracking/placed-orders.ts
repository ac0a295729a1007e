import type { Order } from '@comanda/contract/orders/orders';
import { type PlacedOrder, stored } from '../../lib/stored.ts';
import { isUnderWay } from '../orders/under-way.ts';

const KEPT = 10;

/** Newest first, and only the last few, so that the browser's storage never fills. */
export function rememberOrder(placed: PlacedOrder): void {
  const others = (stored.placedOrders.get() ?? []).filter(
    ({ order }) => order._id !== placed.order._id,
  );
  stored.placedOrders.set([placed, ...others].slice(0, KEPT));
}

export function placedAt(dbName: string): PlacedOrder[] {
  return (stored.placedOrders.get() ?? []).filter(({ order }) => order.dbName === dbName);
}

/** Stores the server's versions, so that the next visit starts with them. */
export function updatePlaced(fresh: readonly Order[]): void {
  const placed = stored.placedOrders.get() ?? [];
  const known = new Map(fresh.map((order) => [order._id, order]));
  const isNews = ({ order }: PlacedOrder) => {
    const now = known.get(order._id);
    return now !== undefined && now.revision > order.revision;
  };
  if (!placed.some(isNews)) return;
  stored.placedOrders.set(
    placed.map((one) =>
      isNews(one) ? { ...one, order: known.get(one.order._id) ?? one.order } : one,
    ),
  );
}

/** Removes orders that the server no longer has, because nobody can follow them. */
export function forgetPlaced(ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  const kept = (stored.placedOrders.get() ?? []).filter(({ order }) => !ids.has(order._id));
  stored.placedOrders.set(kept);
}

/** Removes the history. Orders under way stay, so that the diner can follow them. */
export function forgetFinishedAt(dbName: string): void {
  const kept = (stored.placedOrders.get() ?? []).filter(
    ({ order }) => order.dbName !== dbName || isUnderWay(order),
  );
  stored.placedOrders.set(kept);
}
