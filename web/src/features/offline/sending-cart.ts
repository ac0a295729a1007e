import { storedText } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { localId, type Outbox } from './outbox.ts';

/** The key of the order that the cart is just becoming. */
const sendingKey = storedText('pedido_en_envio');

export function noteSending(key: string): void {
  sendingKey.set(key);
}

export function forgetSending(): void {
  sendingKey.remove();
}

/** After a crash: lines that were ordered already must not stand there to be ordered again. */
export function settleCart({ deeds, sent }: Outbox): void {
  const key = sendingKey.get();
  if (!key) return;
  const isOrdered =
    deeds.some((deed) => deed.kind === 'order' && deed.key === key) ||
    sent.some((one) => one.localId === localId(key));
  if (isOrdered) stored.cart.remove();
  forgetSending();
}
