import { type PlacedOrder, stored } from '../../lib/stored.ts';

const KEPT = 10;

/** Newest first; only the last few, so that the browser's storage never fills. */
export function rememberOrder(placed: PlacedOrder): void {
  const others = (stored.placedOrders.get() ?? []).filter(
    ({ order }) => order._id !== placed.order._id,
  );
  stored.placedOrders.set([placed, ...others].slice(0, KEPT));
}
