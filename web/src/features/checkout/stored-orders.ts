import type { OrderDraft } from '@comanda/contract/orders/orders';
import { storedObject } from '../../lib/storage.ts';
import type { CartItem } from '../../lib/stored.ts';
import type { PriceDifference, RefusedLine } from './refusals.ts';

/** An order that was confirmed and has not reached the sede, or not for certain. */
export interface WaitingOrder {
  /** Sent each time with the same body, so that it is one order however often it goes out. */
  key: string;
  draft: OrderDraft;
  /** Its lines as the cart had them. */
  items: CartItem[];
  /** The account it was ordered with, by `_id`; null for a guest. */
  cliente: string | null;
  sede: string;
  /** It went out once and no answer came back: the sede may have it. */
  isUncertain: boolean;
}

/** Apart from what every page keeps: the first view of the menu does without. */
export const waitingOrders = storedObject<WaitingOrder[]>('PDDSPR', isWaitingOrders);

function isWaitingOrders(value: unknown): boolean {
  return Array.isArray(value) && value.every(isWaitingOrder);
}

function isWaitingOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { key, sede, draft, items } = value as Partial<WaitingOrder>;
  return (
    typeof key === 'string' &&
    typeof sede === 'string' &&
    typeof draft === 'object' &&
    draft !== null &&
    Array.isArray(items)
  );
}

/** A waiting order that the sede would not take, or not any more: what it was, and why. */
export interface ReturnedOrder {
  /** The one it waited with. */
  key: string;
  draft: OrderDraft;
  cliente: string | null;
  /** Its lines until the cart of its sede has them. */
  items: CartItem[];
  /** Empty when the diner took it back. */
  message: string;
  changes: PriceDifference[];
  refused: RefusedLine[];
}

/** Apart from what every page keeps: the first view of the menu does without. */
export const returnedOrders = storedObject<ReturnedOrder[]>('PDDVLT', isReturnedOrders);

function isReturnedOrders(value: unknown): boolean {
  return Array.isArray(value) && value.every(isReturnedOrder);
}

function isReturnedOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { key, message, draft, items, changes, refused } = value as Partial<ReturnedOrder>;
  return (
    typeof key === 'string' &&
    typeof message === 'string' &&
    typeof draft === 'object' &&
    [items, changes, refused].every(Array.isArray)
  );
}
