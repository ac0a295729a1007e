import type { Order, OrderDraft, OrderLine } from '@comanda/contract/orders/orders';
import { nameKey } from '@comanda/contract/text';
import type { PriceChange } from '@comanda/contract/wire';
import { deliveryMessages } from '@comanda/contract/zones/delivery.messages';
import { FEE_CODE, feeLineOf } from '@comanda/contract/zones/fee-line';
import { feeOf, missingForMinimum, zoneFor } from '@comanda/contract/zones/zone-for.rules';
import { AppError } from '../errors/app-error.ts';
import type { SedeMenu } from '../menu/menu.cache.ts';

interface Delivered {
  draft: Pick<OrderDraft, 'tipo' | 'domicilio'>;
  isStaff: boolean;
  /** What everything else of the order costs. */
  dishes: number;
  /** The order that is edited. */
  before?: Pick<Order, 'productos'> | undefined;
}

/**
 * The line with what the delivery costs, or null where there is none: another tipo, a sede that delivers to every address, or
 * staff who name no barrio. What was agreed for a barrio stays so while an order is edited.
 */
export function deliveryFee(
  { zonas, ajustes }: Pick<SedeMenu, 'zonas' | 'ajustes'>,
  { draft, isStaff, dishes, before }: Delivered,
): OrderLine | null {
  const { tipo, domicilio } = draft;
  if (tipo !== 'a_domicilio') return null;
  const agreed = before ? feeLineOf(before) : null;
  if (agreed?.domicilio && isSamePlace(domicilio, agreed.domicilio)) {
    return { ...agreed, ...priced(feeOf(agreed.domicilio, dishes)) };
  }
  if (zonas.length === 0) return null;
  const isNamed = Boolean(domicilio?.barrio?.trim() || domicilio?.punto);
  if (isStaff && !isNamed) return null;
  const reached = zoneFor(domicilio ?? {}, zonas, ajustes.punto);
  if (!reached) throw outside(domicilio?.barrio ?? null, isNamed);
  const { zona, barrio } = reached;
  const falta = missingForMinimum(zona, dishes);
  if (falta > 0 && !isStaff) throw tooSmall(zona.minimo, falta);
  const { _id, tarifa, gratis_desde, tiempo_min } = zona;
  return {
    id_sigo: FEE_CODE,
    nombre: deliveryMessages.feeName(barrio ?? zona.nombre),
    ...priced(feeOf(zona, dishes)),
    cantidad: 1,
    nota: '',
    adiciones: [],
    combo: null,
    domicilio: { barrio, zona: _id, tarifa, gratis_desde, tiempo_min },
  };
}

/** The fee, if it is not the one that the client expected. */
export function feeChanges(
  { domicilio }: Pick<OrderDraft, 'domicilio'>,
  fee: OrderLine | null,
): PriceChange[] {
  const expected = domicilio?.valor;
  const precio = fee?.precio ?? 0;
  if (typeof expected !== 'number' || expected === precio) return [];
  return [{ id_sigo: FEE_CODE, precio }];
}

function priced(precio: number): Pick<OrderLine, 'precio' | 'subtotal'> {
  return { precio, subtotal: precio };
}

/** An edit that says nothing of where the order goes, or names the same barrio. */
function isSamePlace(
  sent: OrderDraft['domicilio'],
  { barrio }: NonNullable<OrderLine['domicilio']>,
): boolean {
  if (sent === undefined) return true;
  return barrio !== null && nameKey(sent?.barrio ?? '') === nameKey(barrio);
}

function outside(barrio: string | null, isNamed: boolean): AppError {
  const { barrioRequired, outside: unknown, outsideOf } = deliveryMessages;
  const named = barrio?.trim() ? outsideOf(barrio.trim()) : unknown;
  const message = isNamed ? named : barrioRequired;
  return new AppError('fuera_de_zona', {
    message,
    details: [{ path: 'domicilio.barrio', message }],
  });
}

function tooSmall(minimo: number, falta: number): AppError {
  const message = deliveryMessages.belowMinimum(falta, minimo);
  return new AppError('minimo_no_alcanzado', { message, details: [{ minimo, falta }] });
}
