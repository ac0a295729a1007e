import type { Order } from '@comanda/contract/orders/orders';
import { useOrders } from '../offline/use-orders.ts';
import { OPEN_ORDERS } from '../order-board/orders.queries.ts';
import { useHeldMove } from '../order-moves/order-moves.ts';

const NONE: readonly Order[] = [];

/** The kitchen's orders, with those marked as prepared here already shown as such. */
export function useKitchenOrders(dbName: string, now: Date) {
  const query = useOrders(dbName, OPEN_ORDERS);
  const moves = useHeldMove({
    dbName,
    orders: query.data ?? NONE,
    from: 'enviado',
    to: 'preparado',
    now,
  });
  return { query, ...moves };
}
