import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { api } from '../../lib/api/api-client.ts';
import type { CartItem } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { type CheckoutForm, useCheckout, useRefusedLines } from '../checkout/use-checkout.ts';
import { keepOrder } from '../offline/kept-order.ts';
import { orderDeed } from '../offline/new-deeds.ts';
import { type Outcome, submit } from '../offline/send-outbox.ts';
import { forgetSending, noteSending } from '../offline/sending-cart.ts';
import { orderAsItIs, receiveOrder } from '../order-board/orders.queries.ts';
import type { OrderTaking } from './use-order-taking.ts';

interface AccountOptions {
  tipo: Tipo;
  taking: OrderTaking;
  form: CheckoutForm;
  setForm: Dispatch<SetStateAction<CheckoutForm>>;
  onDone: () => void;
  /** Called when somebody else changed the order being edited. */
  onConflict: (order: Order) => void;
}

/** The staff's checkout: sends a new order, or the changes to one that the kitchen has. */
export function useAccount({ tipo, taking, form, setForm, onDone, onConflict }: AccountOptions) {
  const client = useQueryClient();
  const { editing, items } = taking;
  const { refused, forget, note } = useRefusedLines(items);
  const failedText = editing ? ordersMessages.updateFailed : ordersMessages.createFailed;

  const finish = () => {
    onDone();
    taking.clear();
  };

  const send = async (draft: OrderDraft, key: string) => {
    forget();
    if (editing) {
      await saveEdit(client, editing, draft, key);
      finish();
      toast.success(ordersMessages.updated);
      return;
    }
    const outcome = await placeOrder(client, draft, key, items);
    finish();
    forgetSending();
    if (outcome === 'sent') toast.success(ordersMessages.created);
    else toast.info(offlineMessages.orderWaits, { description: offlineMessages.goesLater });
  };

  const checkout = useCheckout({
    tipo,
    who: 'staff',
    before: editing,
    form,
    setForm,
    send,
    failedText,
    onRefused: (error) => {
      const current = orderAsItIs(error);
      if (current) onConflict(current);
      return note(error) || current !== null;
    },
  });
  return { ...checkout, refused };
}

/** Sends a new order or queues it. All lists on this device show it at once. */
async function placeOrder(
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
    keepOrder();
    throw error;
  }
}

/** Saves an edited order. If somebody else changed it meanwhile, the server refuses. */
async function saveEdit(
  client: QueryClient,
  { _id, revision }: Order,
  draft: OrderDraft,
  key: string,
): Promise<void> {
  try {
    const { data, descuentosQuitados } = await api('PATCH /api/orders/edit/:id', {
      params: { id: _id },
      body: { ...draft, revision },
      idempotencyKey: key,
    });
    receiveOrder(client, data);
    if (descuentosQuitados > 0) toast.info(ordersMessages.droppedByEdit(descuentosQuitados));
  } catch (error) {
    const current = orderAsItIs(error);
    if (current) receiveOrder(client, current);
    throw error;
  }
}
