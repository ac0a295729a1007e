import type { OrderDraft } from '@comanda/contract/orders/orders';
import { storedObject } from '../../lib/storage.ts';
import type { CartItem } from '../../lib/stored.ts';

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
