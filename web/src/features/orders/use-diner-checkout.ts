import type { CheckoutWho } from '@comanda/contract/checkout.rules';
import * as MESSAGES from '@comanda/contract/messages';
import type { OrderDraft } from '@comanda/contract/orders';
import type { Tipo } from '@comanda/contract/orders.words';
import { useState } from 'react';
import type { ApiError } from '../../lib/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useCart } from '../cart/use-cart.ts';
import { scannedTable } from '../locations/scanned-table.ts';
import { createOrder } from './orders.api.ts';
import { rememberOrder } from './placed-orders.ts';
import { type CheckoutForm, useCheckout } from './use-checkout.ts';
import { useRefusedLines } from './use-refused-lines.ts';

/** A diner's checkout: it knows who is signed in, and remembers what was ordered. */
export function useDinerCheckout(tipo: Tipo, onCreated: () => void) {
  const [form, setForm] = useState(initialForm);
  const cart = useCart();
  const { refused, forget, note } = useRefusedLines(cart.items);
  const send = async (draft: OrderDraft, key: string) => {
    forget();
    const firma = draft.tipo === 'en_local' ? scannedTable()?.firma : undefined;
    const { data, seguimiento } = await createOrder(firma ? { ...draft, firma } : draft, key);
    rememberOrder({ order: data, seguimiento: seguimiento ?? null });
    stored.cart.remove();
    toast.success(MESSAGES.orders.createdByDiner);
    onCreated();
  };
  const failedText = MESSAGES.orders.createFailed;
  const onRefused = (error: ApiError) => {
    // The code is no longer good: the table can be typed instead.
    if (error.code === 'mesa_invalida') stored.table.remove();
    return note(error);
  };
  const who = checkoutWho();
  const checkout = useCheckout({ tipo, who, form, setForm, send, failedText, onRefused });
  return { ...checkout, refused, remove: cart.remove };
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
    mesa: scannedTable()?.mesa ?? '',
    direccion: client?.direccion ?? '',
    telefono: client?.telefono ?? '',
    metodoPago: '',
  };
}
