import { type CheckoutWho, checkoutProblems } from '@comanda/contract/checkout.rules';
import { MESSAGES } from '@comanda/contract/messages';
import type { OrderDraft } from '@comanda/contract/orders';
import type { Tipo } from '@comanda/contract/orders.words';
import { useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useCart } from '../cart/use-cart.ts';
import { createOrder } from './orders.api.ts';
import { rememberOrder } from './placed-orders.ts';
import { type PriceDifference, priceDifferences } from './price-differences.ts';

export interface CheckoutForm {
  nombreCliente: string;
  email: string;
  mesa: string;
  direccion: string;
  telefono: string;
  metodoPago: string;
}

type FieldErrors = Partial<Record<keyof CheckoutForm | 'dbName', string>>;

/** One checkout from opening to the created order: form, checks, sending, changed prices. */
export function useCheckout(tipo: Tipo, onCreated: () => void) {
  const cart = useCart();
  const [key] = useState(newId);
  const [form, setForm] = useState(initialForm);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [changes, setChanges] = useState<PriceDifference[]>([]);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const set = (field: keyof CheckoutForm, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const submit = async () => {
    const draft = draftOf(tipo, form, cart.items);
    const problems = checkoutProblems(draft, checkoutWho());
    setFailure(undefined);
    setErrors(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    if (problems.length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    setSending(true);
    try {
      const { data, seguimiento } = await createOrder(draft, key);
      rememberOrder({ order: data, seguimiento: seguimiento ?? null });
      cart.clear();
      toast.success(MESSAGES.orders.createdByDiner);
      onCreated();
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  };

  const refuse = (error: unknown) => {
    const refusal = error instanceof ApiError ? error : undefined;
    if (refusal?.code === 'precio_cambiado') {
      const prices = newPrices(refusal);
      setChanges(priceDifferences(cart.items, prices));
      cart.reprice(prices);
      return;
    }
    setFailure(refusal?.message ?? MESSAGES.orders.createFailed);
    toast.error(MESSAGES.orders.createFailed, { id: 'checkout' });
  };

  return {
    form,
    set,
    errors,
    failure,
    changes,
    isSending,
    /** Grows each time the form is refused for what it says. */
    refusals,
    submit,
    items: cart.items,
    total: cart.total,
  };
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

/** The server decides price, state, time and author; this says what the diner wants and saw. */
function draftOf(tipo: Tipo, form: CheckoutForm, items: readonly CartItem[]): OrderDraft {
  const isDelivery = tipo === 'a_domicilio';
  return {
    dbName: stored.location.get()?.dbName ?? '',
    tipo,
    mesa: tipo === 'en_local' ? form.mesa : null,
    direccion: isDelivery ? form.direccion : null,
    telefono: isDelivery ? form.telefono : null,
    nombreCliente: form.nombreCliente,
    email: form.email || null,
    metodoPago: form.metodoPago,
    productos: items.map(({ itemId: _, imagen: __, ...line }) => line),
  };
}

function newPrices({ details }: ApiError): { id_sigo: string; precio: number }[] {
  return details.flatMap(({ id_sigo, precio }) =>
    id_sigo !== undefined && precio !== undefined ? [{ id_sigo, precio }] : [],
  );
}
