import type { OrderDraft } from '@comanda/contract/orders/orders';
import { storedObject } from '../../lib/storage.ts';
import type { CartItem } from '../../lib/stored.ts';
import type { PriceDifference } from './price-differences.ts';
import type { RefusedLine } from './refused-lines.ts';

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
