import type { Order } from '@comanda/contract/orders/orders';
import { type PlacedOrder, stored } from '../../lib/stored.ts';
import { isUnderWay } from '../orders/under-way.ts';

const KEPT = 10;

/** Newest first; only the last few, so that the browser's storage never fills. */
export function rememberOrder(placed: PlacedOrder): void {
  const others = (stored.placedOrders.get() ?? []).filter(
    ({ order }) => order._id !== placed.order._id,
  );
  stored.placedOrders.set([placed, ...others].slice(0, KEPT));
}

export function placedAt(dbName: string): PlacedOrder[] {
  return (stored.placedOrders.get() ?? []).filter(({ order }) => order.dbName === dbName);
}

/** What the server now says of them, so that the next visit starts from there. */
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

/** The server no longer has them: nobody can follow them. */
export function forgetPlaced(ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  const kept = (stored.placedOrders.get() ?? []).filter(({ order }) => !ids.has(order._id));
  stored.placedOrders.set(kept);
}

/** The history goes; what is still on its way stays, to be followed. */
export function forgetFinishedAt(dbName: string): void {
  const kept = (stored.placedOrders.get() ?? []).filter(
    ({ order }) => order.dbName !== dbName || isUnderWay(order),
  );
  stored.placedOrders.set(kept);
}
