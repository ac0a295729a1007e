import { type CheckoutWho, checkoutProblems } from '@comanda/contract/orders/checkout.rules';
import type { OrderDraft } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { byField, type Refusal } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useCart } from '../cart/cart.ts';
import {
  newPrices,
  type PriceDifference,
  priceDifferences,
  type RefusedLine,
  refusedLines,
} from './refusals.ts';

export interface CheckoutForm {
  nombreCliente: string;
  email: string;
  mesa: string;
  direccion: string;
  telefono: string;
  metodoPago: string;
}

interface CheckoutOptions {
  tipo: Tipo;
  who: CheckoutWho;
  form: CheckoutForm;
  setForm: Dispatch<SetStateAction<CheckoutForm>>;
  /** The same key each time until it succeeds: sent twice, it is still done once. */
  send: (draft: OrderDraft, key: string) => Promise<void>;
  /** What the toast says when it fails. */
  failedText: string;
  /** Answers whether it dealt with the refusal itself. */
  onRefused?: (error: ApiError) => boolean;
}

/** One checkout from opening to the order's success: checks, sending, changed prices. */
export function useCheckout(options: CheckoutOptions) {
  const { tipo, who, form, setForm, send, failedText, onRefused } = options;
  const cart = useCart();
  const [key] = useState(newId);
  const [changes, setChanges] = useState<PriceDifference[]>([]);

  const refused = (error: unknown): Refusal => {
    const refusal = error instanceof ApiError ? error : undefined;
    if (refusal?.code === 'precio_cambiado') {
      const prices = newPrices(refusal);
      setChanges(priceDifferences(cart.items, prices));
      cart.reprice(prices);
      return { problems: {} };
    }
    if (refusal && onRefused?.(refusal)) return { problems: {} };
    toast.error(failedText, { id: 'checkout' });
    return {
      problems: byField(refusal?.details ?? []),
      failure: { text: refusal?.message ?? ordersMessages.createFailed },
    };
  };

  const { problems, failure, isSending, attributes, ...checkout } = useForm({
    initial: form,
    keep: (part) => setForm((before) => ({ ...before, ...part })),
    check: (typed) => checkoutProblems(draftOf(tipo, who, typed, cart.items), who),
    send: (typed) => send(draftOf(tipo, who, typed, cart.items), key),
    refused,
  });

  return {
    form,
    set: (field: keyof CheckoutForm, value: string) => checkout.set({ [field]: value }),
    errors: problems,
    failure: failure?.text,
    changes,
    isSending,
    /** For the form's element. */
    attributes,
    items: cart.items,
    total: cart.total,
  };
}

/** The server decides price, state, time and author; this says what is wanted and was seen. */
function draftOf(
  tipo: Tipo,
  who: CheckoutWho,
  form: CheckoutForm,
  items: readonly CartItem[],
): OrderDraft {
  const isDelivery = tipo === 'a_domicilio';
  // Staff may note the phone of whoever will come for the food; a diner's own stays with them.
  const hasTelefono = isDelivery || who === 'staff';
  return {
    dbName: stored.location.get()?.dbName ?? '',
    tipo,
    mesa: tipo === 'en_local' ? form.mesa : null,
    direccion: isDelivery ? form.direccion : null,
    telefono: hasTelefono ? form.telefono || null : null,
    nombreCliente: form.nombreCliente,
    email: form.email || null,
    metodoPago: form.metodoPago,
    productos: items.map(({ itemId: _, imagen: __, ...line }) => line),
  };
}

/** The lines an order was refused for. One that was taken off no longer stands in the way. */
export function useRefusedLines(items: readonly CartItem[]) {
  const [lines, setLines] = useState<RefusedLine[]>([]);
  return {
    refused: lines.filter(({ itemId }) => items.some((item) => item.itemId === itemId)),
    forget: () => setLines([]),
    /** Answers whether it was refused for any. */
    note: (error: ApiError): boolean => {
      const found = refusedLines(error, items);
      setLines(found);
      return found.length > 0;
    },
  };
}
