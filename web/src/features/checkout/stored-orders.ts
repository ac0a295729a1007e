import type { Refusal } from '@comanda/contract/locations/refusals.rules';
import type { OrderDraft } from '@comanda/contract/orders/orders';
import { storedObject } from '../../lib/storage.ts';
import type { CartItem } from '../../lib/stored.ts';
import type { PriceDifference, RefusedLine } from './refusals.ts';

/** An order that the diner confirmed and the sede has not received, or may not have received. */
export interface WaitingOrder {
  /** Idempotency key: sent with the same body every time, so that retries make one order. */
  key: string;
  draft: OrderDraft;
  /** The lines as they were in the cart. */
  items: CartItem[];
  /** The `_id` of the account that ordered; null for a guest. */
  cliente: string | null;
  sede: string;
  /** It was sent and no answer came: the sede may have it. */
  isUncertain: boolean;
}

/** Not part of `stored`, because the first view of the menu does not need it. */
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

/** A waiting order that the sede refused or the diner cancelled, with the reason. */
export interface ReturnedOrder {
  /** The key of the waiting order. */
  key: string;
  draft: OrderDraft;
  cliente: string | null;
  /** The lines, until they are back in the cart of the order's sede. */
  items: CartItem[];
  /** Empty if the diner cancelled the order. */
  message: string;
  changes: PriceDifference[];
  refused: RefusedLine[];
  /** Why the sede did not take it for then. Orders that a device kept before lack it. */
  time?: Refusal | null;
}

/** Not part of `stored`, because the first view of the menu does not need it. */
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
