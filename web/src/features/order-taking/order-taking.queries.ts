import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import type { CartItem } from '../../lib/stored.ts';
import { type Outcome, orderDeed, submit } from '../offline/send-outbox.ts';
import { forgetSending, noteSending } from '../offline/sending-cart.ts';
import { orderAsItIs, receiveOrder } from '../order-board/orders.queries.ts';

/** Sends a new order to the kitchen, or lets it wait; every list of this screen has it at once. */
export async function placeOrder(
  client: QueryClient,
  draft: OrderDraft,
  key: string,
  items: CartItem[],
): Promise<Outcome> {
  noteSending(key);
  try {
    return await submit(client, orderDeed(draft, key, items));
  } catch (error) {
    forgetSending();
    throw error;
  }
}

/** Saves an order that was taken up again. Whoever changed it meanwhile is not overruled. */
export async function saveEdit(
  client: QueryClient,
  { _id, revision }: Order,
  draft: OrderDraft,
  key: string,
): Promise<void> {
  try {
    const { data } = await api('PATCH /api/orders/edit/:id', {
      params: { id: _id },
      body: { ...draft, revision },
      idempotencyKey: key,
    });
    receiveOrder(client, data);
  } catch (error) {
    const current = orderAsItIs(error);
    if (current) receiveOrder(client, current);
    throw error;
  }
}
