import type { ApiError } from '../../lib/api-client.ts';
import { stored, type WaitingOrder } from '../../lib/stored.ts';
import { addItem, reprice } from '../cart/cart.ts';
import { newPrices, priceDifferences } from './price-differences.ts';
import { refusedLines } from './refused-lines.ts';

/** The order leaves the cart and waits on the device until it can go. */
export function keepWaiting(order: WaitingOrder): void {
  const others = waiting().filter(({ key }) => key !== order.key);
  stored.waitingOrders.set([...others, order]);
  stored.cart.remove();
  stored.returnedOrder.remove();
}

export function noteUncertain({ key }: WaitingOrder): void {
  stored.waitingOrders.set(
    waiting().map((one) => (one.key === key ? { ...one, isUncertain: true } : one)),
  );
}

export function stopWaiting({ key }: WaitingOrder): void {
  const left = waiting().filter((one) => one.key !== key);
  if (left.length > 0) stored.waitingOrders.set(left);
  else stored.waitingOrders.remove();
}

/** Nobody waits for it any more: its lines are in the cart again. */
export function cancelWaiting(order: WaitingOrder): void {
  stopWaiting(order);
  backToCart(order);
}

/** The sede would not take it: the cart has it again, at today's prices, and says why. */
export function giveBack(order: WaitingOrder, refusal: ApiError): void {
  const prices = refusal.code === 'precio_cambiado' ? newPrices(refusal) : [];
  stopWaiting(order);
  backToCart(order);
  stored.returnedOrder.set({
    draft: order.draft,
    message: refusal.message,
    changes: priceDifferences(order.items, prices),
    refused: refusedLines(refusal, order.items),
  });
  stored.cart.set(reprice(stored.cart.get() ?? [], prices));
}

/** A client's order goes out in their name only; a guest's in nobody's. */
export function isSenderHere({ cliente }: WaitingOrder): boolean {
  const user = stored.user.get();
  return cliente === null || (user?.tipo === 'cliente' && user.email === cliente);
}

function backToCart({ items }: WaitingOrder): void {
  stored.cart.set(items.reduce(addItem, stored.cart.get() ?? []));
}

function waiting(): WaitingOrder[] {
  return stored.waitingOrders.get() ?? [];
}
