import type { OrderDraft } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { ApiError } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { addItem } from '../cart/cart.ts';
import { reprice } from '../cart/cart-edits.ts';
import { clientHere, isSenderAtSede, isSenderHere } from '../orders/order-sender.ts';
import { feeDifferences, newPrices, priceDifferences, refusedLines } from './refusals.ts';
import {
  type ReturnedOrder,
  returnedOrders,
  type WaitingOrder,
  waitingOrders,
} from './stored-orders.ts';
import { takeNext, timeRefusal } from './time-refusals.ts';

/** Moves the order from the cart to the orders that wait on this device. */
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

/** The diner cancels the order: its lines return to the cart of its sede. */
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
 * The sede refused the order: its lines return to the cart at today's prices, with the reason. Answers false and
 * does nothing if the order was cancelled meanwhile or its client signed out.
 */
export function giveBack(order: WaitingOrder, refusal: ApiError): boolean {
  const { key, draft, items, cliente } = order;
  if (!isWaiting(order) || !isSenderHere(order)) return false;
  const prices = refusal.code === 'precio_cambiado' ? newPrices(refusal) : [];
  const time = timeRefusal(refusal);
  stopWaiting(order);
  keepReturned({
    key,
    draft,
    items,
    cliente,
    time,
    message: refusal.message,
    changes: [...priceDifferences(items, prices), ...feeDifferences(draft, prices)],
    refused: refusedLines(refusal, items),
  });
  if (time && isSenderAtSede(order)) takeNext(time, draft.tipo as Tipo);
  return true;
}

function isWaiting({ key }: WaitingOrder): boolean {
  return waiting().some((one) => one.key === key);
}

function waiting(): WaitingOrder[] {
  return waitingOrders.get() ?? [];
}

/** Adds to the orders returned before, because each has its own reason. */
function keepReturned(order: ReturnedOrder): void {
  put([...returned().filter(({ key }) => key !== order.key), order]);
  bringBack();
}

/**
 * Puts returned orders into the cart of their sede as soon as their diner is there. Answers a function that stops
 * it.
 */
export function startBringingBack(): () => void {
  bringBack();
  const stops = [stored.location.subscribe(bringBack), stored.user.subscribe(bringBack)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Called when the diner orders again; orders returned for another sede stay. */
export function forgetReturned(): void {
  put(returned().filter((order) => order.items.length > 0 || !isSenderAtSede(order)));
}

/** Called when the diner has read the reason. */
export function dismissReturned({ key }: ReturnedOrder): void {
  put(returned().filter((order) => order.key !== key));
}

/** The form of the last returned order, only for the account that typed it. */
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
