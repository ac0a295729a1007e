import type { Order } from '@comanda/contract/orders/orders';
import { storedObject, useStored } from '../../lib/storage.ts';

/** Orders that the pass has handed out. They leave this screen; that they reached the guest is said by who brings them. */
const shipped = storedObject<readonly string[]>('cocina_salieron', isTexts);
const REMEMBERED = 200;

export function useShipped(): ReadonlySet<string> {
  return new Set(useStored(shipped) ?? []);
}

/** By when it was prepared: an order that comes back and is prepared again is called again. */
export function shippedKey({ _id, fechaPreparado }: Order): string {
  return `${_id} ${fechaPreparado}`;
}

export function ship(order: Order): void {
  shipped.set([...(shipped.get() ?? []), shippedKey(order)].slice(-REMEMBERED));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
