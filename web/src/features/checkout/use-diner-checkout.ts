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

/** A diner's checkout: it knows who is signed in, and remembers what was ordered. */
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
      // The form says it beside the button; who has an account accepted it there.
      ...(clientHere() === null && { aceptaPolitica: true }),
    };
    const order = waitingOrder(key, draft, cart.items);
    if (!hasNetwork()) return wait(order);
    try {
      const { data, seguimiento } = await createOrder(draft, key, {
        // As it goes out again, should the answer be lost: the same key is of the same author.
        anonymous: order.cliente === null,
      });
      rememberOrder({ order: data, seguimiento: seguimiento ?? null });
    } catch (error) {
      if (error instanceof ApiError && !isAnswerLost(error)) throw error;
      // It went out and the answer was lost: the same order goes again until one comes.
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

/** From what this tab typed, an order that came back, and the account or the guest's last order. */
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
