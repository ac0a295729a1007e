import type { CheckoutWho } from '@comanda/contract/orders/checkout.rules';
import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { deliveryMessages } from '@comanda/contract/zones/delivery.messages';
import { feeLineOf } from '@comanda/contract/zones/fee-line';
import { feeOf } from '@comanda/contract/zones/zone-for.rules';
import type { ZonesAnswer } from '@comanda/contract/zones/zones';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import {
  type DeliveryQuote,
  type PlaceDraft,
  placeProblem,
  quoteFor,
  readPunto,
} from './delivery-quote.ts';
import { useDeliveryZones } from './delivery-zones.ts';

/** What the staff answer in place of a barrio where a delivery has no fee. */
export const NO_FEE = '-';

interface Wanted {
  tipo: Tipo;
  who: CheckoutWho;
  place: PlaceDraft;
  /** What the dishes cost. */
  dishes: number;
  /** The order that is edited. */
  before: Pick<Order, 'productos'> | null | undefined;
}

/** What is known of a delivery while its form is filled in. */
export interface Delivery {
  /** Undefined where nobody is asked for a barrio: another tipo, or a sede that delivers to every address. */
  zones: ZonesAnswer | undefined;
  quote: DeliveryQuote | null;
  /** The line of the fee as people read it; null without one. */
  fee: { nombre: string; valor: number } | null;
  /** For the draft: without it the fee stays as it was agreed, or is left to the server. */
  sent: Pick<OrderDraft, 'domicilio'>;
  problems: { path: 'barrio'; message: string }[];
  reload: () => Promise<void>;
}

export function useDelivery(wanted: Wanted): Delivery {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const { zones, reload } = useDeliveryZones(dbName, wanted.tipo === 'a_domicilio');
  return { ...deliveryOf(wanted, zones), reload };
}

export function deliveryOf(
  { tipo, who, place, dishes, before }: Wanted,
  zones: ZonesAnswer | undefined,
): Omit<Delivery, 'reload'> {
  const none = { zones: undefined, quote: null, fee: null, sent: {}, problems: [] };
  if (tipo !== 'a_domicilio' || !zones) return none;
  const agreed = before ? agreedFee(before) : null;
  if (agreed && place.barrio === agreed.where) {
    const valor = feeOf(agreed.terms, dishes);
    return { ...none, zones, fee: { nombre: agreed.nombre, valor } };
  }
  if (zones.zonas.length === 0) return none;
  if (who === 'staff' && place.barrio === NO_FEE)
    return { ...none, zones, sent: { domicilio: null } };
  const quote = quoteFor(zones, place, dishes);
  const problem = placeProblem(place, quote) ?? tooSmall(quote, who);
  return {
    zones,
    quote,
    fee: quote && { nombre: deliveryMessages.feeName(quote.where), valor: quote.valor },
    sent: {
      domicilio: {
        barrio: place.barrio || null,
        punto: readPunto(place.punto),
        ...(quote && { valor: quote.valor }),
      },
    },
    problems: problem === undefined ? [] : [{ path: 'barrio', message: problem }],
  };
}

/** What a form of the staff starts with for the barrio of an order. */
export function barrioOf(order: Pick<Order, 'productos' | 'tipo'>): string {
  if (order.tipo !== 'a_domicilio') return '';
  return agreedFee(order)?.where ?? NO_FEE;
}

function agreedFee(order: Pick<Order, 'productos'>) {
  const line = feeLineOf(order);
  if (!line?.domicilio) return null;
  const { barrio, ...terms } = line.domicilio;
  return { nombre: line.nombre, where: barrio ?? line.nombre, terms };
}

function tooSmall(quote: DeliveryQuote | null, who: CheckoutWho): string | undefined {
  if (!quote || quote.falta === 0 || who === 'staff') return undefined;
  return deliveryMessages.belowMinimum(quote.falta, quote.zona.minimo);
}
