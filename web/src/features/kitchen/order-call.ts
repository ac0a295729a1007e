import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { tableWords } from '@comanda/contract/orders/table.words';

/** What the kitchen calls an order: its table, or its number. */
export function callOf({ _id, mesa }: Order): string {
  return mesa === null ? shortId(_id).toUpperCase() : tableWords(mesa);
}
