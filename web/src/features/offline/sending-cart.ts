import { storedText } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { forgetKeptLines, forgetKeptOrder } from './kept-order.ts';
import { localId, type Outbox } from './outbox.ts';

/** The key of the order that is being made from the cart. */
const sendingKey = storedText('pedido_en_envio');

export function noteSending(key: string): void {
  sendingKey.set(key);
  forgetKeptLines();
}

export function forgetSending(): void {
  sendingKey.remove();
}

/** After a crash this empties a cart that was ordered already, so that nobody orders it twice. */
export function settleCart({ deeds, sent }: Outbox): void {
  const key = sendingKey.get();
  if (!key) return;
  const isOrdered =
    deeds.some((deed) => deed.kind === 'order' && deed.key === key) ||
    sent.some((one) => one.localId === localId(key));
  if (isOrdered) {
    stored.cart.remove();
    forgetKeptOrder();
  }
  forgetSending();
}
