import { MESSAGES } from '@comanda/contract/messages';
import type { Order } from '@comanda/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { explainRefusal } from '../../features/orders/explain-refusal.ts';
import { OPEN_ORDERS, transitionOrder, useOrders } from '../../features/orders/orders.queries.ts';
import { useHeldBumps } from '../../features/orders/use-held-bumps.ts';
import { toast } from '../../lib/toast.ts';

/** The kitchen's orders, with those marked as prepared here already shown as such. */
export function useKitchenOrders(dbName: string, now: Date) {
  const client = useQueryClient();
  const query = useOrders(dbName, OPEN_ORDERS);

  const { held, bump, undo } = useHeldBumps(async ({ _id }) => {
    try {
      await transitionOrder(client, { dbName, id: _id, estado: 'preparado' });
    } catch (error) {
      toast.error(MESSAGES.orders.prepareFailed, { description: explainRefusal(error) });
    }
  });

  const heldIds = new Set(held.map(({ order }) => order._id));
  const orders = (query.data ?? []).map((order): Order => {
    if (order.estado !== 'enviado' || !heldIds.has(order._id)) return order;
    return { ...order, estado: 'preparado', fechaPreparado: now.toISOString() };
  });
  return { orders, query, held, bump, undo };
}
