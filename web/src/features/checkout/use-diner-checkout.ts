import type { CheckoutWho } from '@comanda/contract/orders/checkout.rules';
import type { OrderDraft } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { hasNetwork } from '../../lib/api/connection.ts';
import { isAnswerLost } from '../../lib/api/failure.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useCart } from '../cart/cart.ts';
import { scannedTable } from '../locations/scanned-table.ts';
import { clientHere } from '../orders/order-sender.ts';
import { createOrder } from '../orders/orders.api.ts';
import { rememberOrder } from '../tracking/placed-orders.ts';
import type { WaitingOrder } from './stored-orders.ts';
import { forgetTyped, guestBefore, keepTyped, typedForm } from './typed-checkout.ts';
import { type CheckoutForm, useCheckout, useRefusedLines } from './use-checkout.ts';
import { forgetReturned, keepWaiting, typedBefore } from './waiting-orders.ts';

/** The checkout of a diner: it fills in the signed-in client and remembers the order. */
export function useDinerCheckout(tipo: Tipo, onCreated: () => void) {
  const [form, setForm] = useState(initialForm);
  const untouched = useRef(form);
  useEffect(() => {
    if (form !== untouched.current) keepTyped(form);
  }, [form]);
  const cart = useCart();
  const { refused, forget, note } = useRefusedLines(cart.items);
  const wait = (order: WaitingOrder) => {
    keepWaiting(order);
    forgetTyped();
    onCreated();
  };
  const send = async (plain: OrderDraft, key: string) => {
    forget();
    const firma = plain.tipo === 'en_local' ? scannedTable()?.firma : undefined;
    const draft: OrderDraft = {
      ...plain,
      ...(firma && { firma }),
      // Guests accept the policy with the button, whose form says so; clients accepted it when they registered.
      ...(clientHere() === null && { aceptaPolitica: true }),
    };
    const order = waitingOrder(key, draft, cart.items);
    if (!hasNetwork()) return wait(order);
    try {
      const { data, seguimiento } = await createOrder(draft, key, {
        // A retry of this key will be sent without a token too, and the server expects the same author for the same
        // key.
        anonymous: order.cliente === null,
      });
      rememberOrder({ order: data, seguimiento: seguimiento ?? null });
    } catch (error) {
      if (error instanceof ApiError && !isAnswerLost(error)) throw error;
      // The order was sent and the answer was lost, so the same order is sent again until an answer comes.
      return wait({ ...order, isUncertain: true });
    }
    stored.cart.remove();
    forgetReturned();
    forgetTyped();
    toast.success(ordersMessages.createdByDiner);
    onCreated();
  };
  const failedText = ordersMessages.createFailed;
  const onRefused = (error: ApiError) => {
    // The code is no longer valid, so the diner types the table instead.
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

function waitingOrder(key: string, draft: OrderDraft, items: CartItem[]): WaitingOrder {
  return {
    key,
    draft,
    items,
    cliente: clientHere(),
    sede: stored.location.get()?.nombre ?? '',
    isUncertain: false,
  };
}

/**
 * Fills each field from what was typed in this tab, else from a returned order, else from the account or the guest's
 * last order.
 */
function initialForm(): CheckoutForm {
  const user = stored.user.get();
  const client = user?.tipo === 'cliente' && { ...user, nombreCliente: user.nombre };
  const known: Partial<Record<keyof CheckoutForm, string | null | undefined>>[] = [
    typedForm(),
    typedBefore() ?? {},
    client || guestBefore(),
  ];
  const newest = (field: keyof CheckoutForm) =>
    known.map((form) => form[field]).find((text) => typeof text === 'string') ?? '';
  return {
    nombreCliente: newest('nombreCliente'),
    email: newest('email'),
    mesa: scannedTable()?.mesa ?? newest('mesa'),
    direccion: newest('direccion'),
    telefono: newest('telefono'),
    metodoPago: newest('metodoPago'),
  };
}
