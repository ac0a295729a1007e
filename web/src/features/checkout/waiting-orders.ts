import type { ApiError } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { addItem } from '../cart/cart.ts';
import { isSenderAtSede, isSenderHere } from '../orders/order-sender.ts';
import { newPrices, priceDifferences } from './price-differences.ts';
import { refusedLines } from './refused-lines.ts';
import { forgetReturned, keepReturned } from './returned-order.ts';
import { type WaitingOrder, waitingOrders } from './stored-waiting.ts';

/** The order leaves the cart and waits on the device until it can go. */
export function keepWaiting(order: WaitingOrder): void {
  const others = waiting().filter(({ key }) => key !== order.key);
  waitingOrders.set([...others, order]);
  stored.cart.remove();
  forgetReturned();
}

export function noteUncertain({ key }: WaitingOrder): void {
  waitingOrders.set(
    waiting().map((one) => (one.key === key ? { ...one, isUncertain: true } : one)),
  );
}

export function stopWaiting({ key }: WaitingOrder): void {
  const left = waiting().filter((one) => one.key !== key);
  if (left.length > 0) waitingOrders.set(left);
  else waitingOrders.remove();
}

/** Nobody waits for it any more: the cart of its sede has its lines again. */
export function cancelWaiting(order: WaitingOrder): void {
  const { key, draft, items, cliente } = order;
  if (!isWaiting(order)) return;
  stopWaiting(order);
  if (isSenderAtSede(order)) {
    stored.cart.set(items.reduce(addItem, stored.cart.get() ?? []));
    return;
  }
  keepReturned({ key, draft, items, cliente, message: '', changes: [], refused: [] });
}

/**
 * The sede would not take it: its cart has it again, at today's prices, and says why. Not when it
 * was cancelled meanwhile, nor when its client left; false then.
 */
export function giveBack(order: WaitingOrder, refusal: ApiError): boolean {
  const { key, draft, items, cliente } = order;
  if (!isWaiting(order) || !isSenderHere(order)) return false;
  const prices = refusal.code === 'precio_cambiado' ? newPrices(refusal) : [];
  stopWaiting(order);
  keepReturned({
    key,
    draft,
    items,
    cliente,
    message: refusal.message,
    changes: priceDifferences(items, prices),
    refused: refusedLines(refusal, items),
  });
  return true;
}

function isWaiting({ key }: WaitingOrder): boolean {
  return waiting().some((one) => one.key === key);
}

function waiting(): WaitingOrder[] {
  return waitingOrders.get() ?? [];
}
