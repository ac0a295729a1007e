import type { OrderDraft } from '@comanda/contract/orders/orders';
import { stored } from '../../lib/stored.ts';
import { addItem, reprice } from '../cart/cart.ts';
import { clientHere, isSenderAtSede } from '../orders/order-sender.ts';
import { type ReturnedOrder, returnedOrders } from './stored-returned.ts';

/** Beside what came back before it: each says why. */
export function keepReturned(order: ReturnedOrder): void {
  put([...returned().filter(({ key }) => key !== order.key), order]);
  bringBack();
}

/** What came back goes into the cart of its sede as soon as its diner is there. The answer stops it. */
export function startBringingBack(): () => void {
  bringBack();
  const stops = [stored.location.subscribe(bringBack), stored.user.subscribe(bringBack)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** They were ordered again; what is for another sede stays. */
export function forgetReturned(): void {
  put(returned().filter((order) => order.items.length > 0 || !isSenderAtSede(order)));
}

/** Its diner has read why. */
export function dismissReturned({ key }: ReturnedOrder): void {
  put(returned().filter((order) => order.key !== key));
}

/** Who came back with a refused order typed all this already. It is for nobody else's eyes. */
export function typedBefore(): OrderDraft | undefined {
  const isOwn = (order: ReturnedOrder) => order.cliente === clientHere() && isSenderAtSede(order);
  return returned().findLast(isOwn)?.draft;
}

function bringBack(): void {
  for (const order of returned().filter(isToBring)) {
    const prices = order.changes.map(({ id_sigo, after }) => ({ id_sigo, precio: after }));
    stored.cart.set(reprice(order.items.reduce(addItem, stored.cart.get() ?? []), prices));
    put(returned().map((one) => (one.key === order.key ? { ...one, items: [] } : one)));
  }
}

function isToBring(order: ReturnedOrder): boolean {
  return order.items.length > 0 && isSenderAtSede(order);
}

function returned(): ReturnedOrder[] {
  return returnedOrders.get() ?? [];
}

function put(orders: ReturnedOrder[]): void {
  if (orders.length > 0) returnedOrders.set(orders);
  else returnedOrders.remove();
}
