import { isSameBogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { isUnderWay } from '../orders/under-way.ts';

/** Newest first; of two copies of an order the later one. */
export function mergeOrders(known: readonly Order[], fresh: readonly Order[]): Order[] {
  const byId = new Map(known.map((order) => [order._id, order]));
  for (const order of fresh) {
    const before = byId.get(order._id);
    if (!before || order.revision >= before.revision) byId.set(order._id, order);
  }
  return [...byId.values()].sort((a, b) => b.horaCreacion.localeCompare(a.horaCreacion));
}

/** The order the page is about: the newest under way, else the last one while it is of today. */
export function featuredOrder(orders: readonly Order[], now: Date): Order | undefined {
  const [newest] = orders;
  const isOfToday = newest && isSameBogotaDay(newest.horaCreacion, now);
  return orders.find(isUnderWay) ?? (isOfToday ? newest : undefined);
}

/** Those that were in the kitchen and now are prepared. */
export function newlyPrepared(before: readonly Order[], now: readonly Order[]): Order[] {
  const waiting = new Set(
    before.filter(({ estado }) => estado === 'enviado').map(({ _id }) => _id),
  );
  return now.filter(({ _id, estado }) => estado === 'preparado' && waiting.has(_id));
}
