import type { CheckoutWho } from '@comanda/contract/checkout.rules';
import { MESSAGES } from '@comanda/contract/messages';
import type { OrderDraft } from '@comanda/contract/orders';
import type { Tipo } from '@comanda/contract/orders.words';
import { useState } from 'react';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { createOrder } from './orders.api.ts';
import { rememberOrder } from './placed-orders.ts';
import { type CheckoutForm, useCheckout } from './use-checkout.ts';

/** A diner's checkout: it knows who is signed in, and remembers what was ordered. */
export function useDinerCheckout(tipo: Tipo, onCreated: () => void) {
  const [form, setForm] = useState(initialForm);
  const send = async (draft: OrderDraft, key: string) => {
    const { data, seguimiento } = await createOrder(draft, key);
    rememberOrder({ order: data, seguimiento: seguimiento ?? null });
    stored.cart.remove();
    toast.success(MESSAGES.orders.createdByDiner);
    onCreated();
  };
  const failedText = MESSAGES.orders.createFailed;
  return useCheckout({ tipo, who: checkoutWho(), form, setForm, send, failedText });
}

export function checkoutWho(): CheckoutWho {
  return stored.user.get()?.tipo === 'cliente' ? 'diner' : 'guest';
}

function initialForm(): CheckoutForm {
  const user = stored.user.get();
  const client = user?.tipo === 'cliente' ? user : undefined;
  return {
    nombreCliente: client?.nombre ?? '',
    email: client?.email ?? '',
    mesa: '',
    direccion: client?.direccion ?? '',
    telefono: client?.telefono ?? '',
    metodoPago: '',
  };
}
