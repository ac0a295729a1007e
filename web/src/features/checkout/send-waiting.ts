import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { ApiError } from '../../lib/api/api-client.ts';
import { hasNetwork, onReconnect } from '../../lib/api/connection.ts';
import { isWorthRetrying } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { isSenderHere } from '../orders/order-sender.ts';
import { createOrder } from '../orders/orders.api.ts';
import { rememberOrder } from '../tracking/placed-orders.ts';
import { type WaitingOrder, waitingOrders } from './stored-orders.ts';
import { giveBack, noteUncertain, stopWaiting } from './waiting-orders.ts';

const RETRY_MS = 5000;
const LOCK = 'comanda-pedidos-en-espera';

/**
 * Sends the waiting orders as soon as the network allows, and retries until they are sent. Answers a function that
 * stops it.
 */
export function startSending(): () => void {
  const attempt = () => void sendWaiting();
  attempt();
  const timer = setInterval(attempt, RETRY_MS);
  const forget = onReconnect(attempt);
  document.addEventListener('visibilitychange', attempt);
  return () => {
    clearInterval(timer);
    forget();
    document.removeEventListener('visibilitychange', attempt);
  };
}

/** Only one tab sends. In browsers without locks the key still makes it one order. */
async function sendWaiting(): Promise<void> {
  if (!hasNetwork()) return;
  if (!navigator.locks) return sendAll();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
  });
}

async function sendAll(): Promise<void> {
  for (;;) {
    const next = (waitingOrders.get() ?? []).find(isSenderHere);
    if (!next || !(await send(next))) return;
  }
}

/** Answers true if the order was accepted or refused, false if it has to wait. */
async function send(order: WaitingOrder): Promise<boolean> {
  noteUncertain(order);
  try {
    const anonymous = order.cliente === null;
    const { data, seguimiento } = await createOrder(order.draft, order.key, { anonymous });
    stopWaiting(order);
    // The client signed out meanwhile, and the next user of the phone must not see the order.
    if (!isSenderHere(order)) return true;
    rememberOrder({ order: data, seguimiento: seguimiento ?? null });
    toast.success(ordersMessages.createdByDiner, { id: order.key });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || isWorthRetrying(error)) return false;
    if (giveBack(order, error)) {
      toast.error(ordersMessages.createFailed, { id: order.key, description: error.message });
    }
    return true;
  }
}
