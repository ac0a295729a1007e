import { type CheckoutWho, checkoutProblems } from '@comanda/contract/orders/checkout.rules';
import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { fieldErrors, type Refusal } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { useForm } from '../../lib/use-form.ts';
import { useCart } from '../cart/cart.ts';
import { cartEdits } from '../cart/cart-edits.ts';
import type { PlaceDraft } from '../zones/delivery-quote.ts';
import { useDelivery } from '../zones/use-delivery.ts';
import {
  feeDifferences,
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
  /** Of a delivery, where the sede has zones. */
  barrio: string;
  /** Of the same, in place of the barrio: where the phone is. */
  punto: string;
  /** When it is wanted, as an instant; '' for as soon as it can be. */
  programado: string;
}

interface CheckoutOptions {
  tipo: Tipo;
  who: CheckoutWho;
  /** The order that is edited. */
  before?: Order | null;
  form: CheckoutForm;
  setForm: Dispatch<SetStateAction<CheckoutForm>>;
  /** Gets the same key until it succeeds, so that sending twice makes one order. */
  send: (draft: OrderDraft, key: string) => Promise<void>;
  /** What the form says when sending fails, above the reason. */
  failedText: string;
  /** Answers true if it handled the refusal itself. */
  onRefused?: (error: ApiError) => boolean;
}

/** One checkout, from opening the form to the accepted order: checks, sending, changed prices. */
export function useCheckout(options: CheckoutOptions) {
  const { tipo, who, before, form, setForm, send, failedText, onRefused } = options;
  const cart = useCart();
  const [key] = useState(newId);
  const [changes, setChanges] = useState<PriceDifference[]>([]);
  const delivery = useDelivery({ tipo, who, place: form, dishes: cart.total, before });
  const draft = (typed: CheckoutForm) => ({
    ...draftOf(tipo, who, typed, cart.items),
    ...whenOf(tipo, typed, before),
  });
  const problemsOf = (typed: CheckoutForm) => [
    ...delivery.problems,
    ...checkoutProblems(draft(typed), who, before),
  ];

  const refused = (error: unknown): Refusal => {
    const refusal = error instanceof ApiError ? error : undefined;
    if (refusal?.code === 'precio_cambiado') {
      const prices = newPrices(refusal);
      setChanges([
        ...priceDifferences(cart.items, prices),
        ...feeDifferences(delivery.sent, prices),
      ]);
      cartEdits.reprice(prices);
      void delivery.reload();
      return { problems: {} };
    }
    if (refusal && onRefused?.(refusal)) return { problems: {} };
    // The zones are others than this screen knew.
    if (refusal && OF_ZONES.includes(refusal.code)) void delivery.reload();
    const cause = refusal?.message;
    const { 'domicilio.barrio': barrio, ...problems } = fieldErrors(error);
    return {
      problems: { ...problems, ...(barrio && delivery.zones && { barrio }) },
      failure: { text: failedText, ...(cause && { cause }) },
    };
  };

  const { problems, failure, isSending, attributes, ...checkout } = useForm({
    initial: form,
    keep: (part) => setForm((typed) => ({ ...typed, ...part })),
    check: problemsOf,
    send: (typed) => send({ ...draft(typed), ...delivery.sent }, key),
    refused,
  });

  return {
    form,
    set: (field: keyof CheckoutForm, value: string) => checkout.set({ [field]: value }),
    errors: problems,
    failure,
    changes,
    isSending,
    /** Spread on the form element. */
    attributes,
    items: cart.items,
    dishes: cart.total,
    total: cart.total + (delivery.fee?.valor ?? 0),
    delivery,
    /** The fields that are missing or wrong. */
    missing: problemsOf(form).map(({ path }) => path),
    /** Puts both parts of the place at once. */
    setPlace: (place: PlaceDraft) => checkout.set(place),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

const OF_ZONES = ['fuera_de_zona', 'minimo_no_alcanzado'];

/** The draft says what the diner wants and which prices they saw; the server decides price, state, time and author. */
function draftOf(
  tipo: Tipo,
  who: CheckoutWho,
  form: CheckoutForm,
  items: readonly CartItem[],
): OrderDraft {
  const isDelivery = tipo === 'a_domicilio';
  // Staff may note a phone for pick-up orders; a diner's phone is sent only for deliveries.
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

/** Only an order that is, or was, for later says so. */
function whenOf(tipo: Tipo, { programado }: CheckoutForm, before: Order | null | undefined) {
  const isLater = tipo !== 'en_local' && Boolean(programado);
  if (isLater) return { programado };
  return before?.programado ? { programado: null } : {};
}

/** The lines for which the order was refused, without those that the diner removed since. */
export function useRefusedLines(items: readonly CartItem[]) {
  const [lines, setLines] = useState<RefusedLine[]>([]);
  return {
    refused: lines.filter(({ itemId }) => items.some((item) => item.itemId === itemId)),
    forget: () => setLines([]),
    /** Answers true if the order was refused because of lines. */
    note: (error: ApiError): boolean => {
      const found = refusedLines(error, items);
      setLines(found);
      return found.length > 0;
    },
  };
}
