import type { Order } from '@comanda/contract/orders';
import { OPEN_ORDERS, useOrders } from '../../features/orders/orders.queries.ts';
import { useHeldTransition } from '../../features/orders/use-held-transition.ts';

const NONE: readonly Order[] = [];

/** The kitchen's orders, with those marked as prepared here already shown as such. */
export function useKitchenOrders(dbName: string, now: Date) {
  const query = useOrders(dbName, OPEN_ORDERS);
  const moves = useHeldTransition({
    dbName,
    orders: query.data ?? NONE,
    from: 'enviado',
    to: 'preparado',
    now,
  });
  return { query, ...moves };
}
