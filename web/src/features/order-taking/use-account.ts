import * as MESSAGES from '@comanda/contract/messages';
import type { Order, OrderDraft } from '@comanda/contract/orders';
import type { Tipo } from '@comanda/contract/orders.words';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { toast } from '../../lib/toast.ts';
import { forgetSending } from '../offline/sending-cart.ts';
import { orderAsItIs } from '../orders/orders.queries.ts';
import { type CheckoutForm, useCheckout } from '../orders/use-checkout.ts';
import { useRefusedLines } from '../orders/use-refused-lines.ts';
import { placeOrder, saveEdit } from './order-taking.queries.ts';
import type { OrderTaking } from './use-order-taking.ts';

interface AccountOptions {
  tipo: Tipo;
  taking: OrderTaking;
  form: CheckoutForm;
  setForm: Dispatch<SetStateAction<CheckoutForm>>;
  onDone: () => void;
  /** Somebody was faster with the order that is being edited. */
  onConflict: (order: Order) => void;
}

/** The staff's checkout: a new order, or the changes to one that the kitchen has. */
export function useAccount({ tipo, taking, form, setForm, onDone, onConflict }: AccountOptions) {
  const client = useQueryClient();
  const { editing, items } = taking;
  const { refused, forget, note } = useRefusedLines(items);
  const failedText = editing ? MESSAGES.orders.updateFailed : MESSAGES.orders.createFailed;

  const finish = () => {
    onDone();
    taking.clear();
  };

  const send = async (draft: OrderDraft, key: string) => {
    forget();
    if (editing) {
      await saveEdit(client, editing, draft, key);
      finish();
      toast.success(MESSAGES.orders.updated);
      return;
    }
    const outcome = await placeOrder(client, draft, key, items);
    finish();
    forgetSending();
    if (outcome === 'sent') toast.success(MESSAGES.orders.created);
    else toast.info(MESSAGES.offline.orderWaits, { description: MESSAGES.offline.goesLater });
  };

  const checkout = useCheckout({
    tipo,
    who: 'staff',
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
  return { ...checkout, failedText, refused };
}
