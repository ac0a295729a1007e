import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { openOutbox } from '../../lib/outbox.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { keepVisit } from '../locations/scanned-table.ts';
import { isSenderHere } from '../orders/order-sender.ts';
import { createOrder } from '../orders/orders.api.ts';
import { rememberOrder } from '../tracking/placed-orders.ts';
import { type WaitingOrder, waitingOrders } from './stored-orders.ts';
import { giveBack, noteUncertain, stopWaiting } from './waiting-orders.ts';

/** Sends the waiting orders of a diner, each in the name of the account that ordered. */
const outbox = openOutbox<WaitingOrder>({
  lock: 'comanda-pedidos-en-espera',
  next,
  send: async (order) => {
    noteUncertain(order);
    const anonymous = order.cliente === null;
    const { data, seguimiento, visita } = await createOrder(order.draft, order.key, { anonymous });
    stopWaiting(order);
    // The client signed out meanwhile, and the next user of the phone must not see the order.
    if (!isSenderHere(order)) return;
    rememberOrder({ order: data, seguimiento: seguimiento ?? null });
    keepVisit(data.cuentaId, visita);
    toast.success(ordersMessages.createdByDiner, { id: order.key });
  },
  refuse: (order, error) => {
    if (giveBack(order, error)) {
      toast.error(ordersMessages.createFailed, { id: order.key, description: error.message });
    }
  },
  due: () => (next() ? 0 : null),
  subscribe: (listener) => {
    const stops = [waitingOrders.subscribe(listener), stored.user.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});

/** Starts sending what waits. Answers a function that stops it. */
export function startSending(): () => void {
  return outbox.keepSending(undefined);
}

function next(): WaitingOrder | undefined {
  return (waitingOrders.get() ?? []).find(isSenderHere);
}
