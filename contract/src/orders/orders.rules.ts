import { groupsPrice, type PricedGroup } from '../modifiers/groups-price.rules.ts';
import type { Order, OrderUpdate } from './orders.ts';
import type { Estado } from './orders.words.ts';

export const LIMITS = {
  lines: { min: 1, max: 50 },
  cantidad: { min: 1, max: 100 },
  nota: 500,
  adiciones: 30,
  motivoBaja: 500,
} as const;

export function isEditable(order: Pick<Order, 'estado'>): boolean {
  return order.estado === 'enviado';
}

/** True for an edit. Other records only say that dishes changed their table, or who cancelled it. */
export function isEdit({
  mesaAntes,
  pasoA,
  cancelo,
}: Pick<OrderUpdate, 'mesaAntes' | 'pasoA' | 'cancelo'>): boolean {
  return mesaAntes === undefined && pasoA === undefined && cancelo === undefined;
}

/** Estados in which somebody still has something to do. */
export const OPEN_ESTADOS: readonly Estado[] = ['enviado', 'preparado', 'entregado'];

/** Kept by a device from before orders said so, one may say nothing about it. */
export function isTableUnconfirmed(order: Pick<Order, 'mesa' | 'mesaConfirmada'>): boolean {
  return order.mesa !== null && order.mesaConfirmada === false;
}

/** What a subtotal is made of; carts, drafts and stored lines all fit. */
export interface PricedLine {
  precio: number;
  cantidad: number;
  adiciones?: readonly { precio: number }[] | null | undefined;
  combo?: { bebida: { precio: number }; adicional: { precio: number } } | null | undefined;
  grupos?: readonly PricedGroup[] | null | undefined;
}

/**
 * The price and what was chosen of its groups are multiplied; additions and combo parts count once for
 * each line, as the spec says.
 */
export function lineSubtotal(line: PricedLine): number {
  const additions = (line.adiciones ?? []).reduce((sum, addition) => sum + addition.precio, 0);
  const combo = line.combo ? line.combo.bebida.precio + line.combo.adicional.precio : 0;
  return (line.precio + groupsPrice(line.grupos)) * line.cantidad + additions + combo;
}

export function orderTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineSubtotal(line), 0);
}

/** What an order is sold for. One that a device kept from an earlier version has no discount. */
export function saleOf({ total, descuento = 0 }: { total: number; descuento?: number }): number {
  return total - descuento;
}

/** The number by which people call an order. */
export function shortId(id: string): string {
  return id.slice(-5);
}

/** When an order came to its end. */
const ENDS = ['fechaCancelado', 'fechaFacturado', 'fechaBaja'] as const;

/** What whoever only cooks may see of a sede: what is open, and what came in or ended in this shift. */
export function isForKitchen(order: Ended, since: Date): boolean {
  if (OPEN_ESTADOS.includes(order.estado)) return true;
  const times = [order.horaCreacion, ...ENDS.map((end) => order[end])];
  return times.some((time) => time !== null && new Date(time) >= since);
}

type Moment = Date | string;
type Ended = { estado: Estado; horaCreacion: Moment } & Record<
  (typeof ENDS)[number],
  Moment | null
>;
