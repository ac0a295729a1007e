import type { Impuesto } from '../menu/impuestos.words.ts';
import { lineaOf } from '../orders/line-numbers.ts';
import type { OrderLine } from '../orders/orders.ts';
import { inShares } from './shares.rules.ts';

export const AJUSTE_TIPOS = ['descuento', 'cortesia'] as const;

/** A discount or a courtesy, of dishes of one line or, without them, of the whole account. */
export interface AccountAdjustment {
  _id: string;
  pedido: string | null;
  linea: number | null;
  cantidad: number | null;
  /** One of both is set. */
  porcentaje: number | null;
  valor: number | null;
}

export interface AccountLine {
  linea: number;
  cantidad: number;
  subtotal: number;
  impuesto?: Impuesto | null | undefined;
  puesto?: number | null | undefined;
}

/** An order that counts in its account. */
export interface DiscountedOrder {
  id: string;
  total: number;
  /** Without them the order counts as one line. */
  lineas?: readonly AccountLine[] | null | undefined;
  /** What was frozen when it was charged; null until then. */
  descuento: number | null;
}

export interface NetLine extends AccountLine {
  pedido: string;
  /** What is taken off it, its share of discounts on the account too. */
  descuento: number;
}

export interface Discounts {
  /** Of each adjustment, by its id, what it takes off. */
  aplicado: ReadonlyMap<string, number>;
  /** Of each order. */
  pedidos: ReadonlyMap<string, number>;
  lineas: readonly NetLine[];
  total: number;
}

/**
 * What the adjustments of an account take off its orders and their lines. Those of lines come first; those of the account
 * are each counted on what is left then, and shared out over the orders that are not charged yet.
 */
export function discountsOf(
  orders: readonly DiscountedOrder[],
  adjustments: readonly AccountAdjustment[],
): Discounts {
  const lines = orders.flatMap(linesOf);
  const aplicado = new Map<string, number>();
  const isOfLine = ({ pedido }: AccountAdjustment) => pedido !== null;
  for (const one of adjustments.filter(isOfLine)) {
    const line = lines.find(({ pedido, linea }) => pedido === one.pedido && linea === one.linea);
    aplicado.set(one._id, line ? takeOff(line, one) : 0);
  }
  const base = sum(lines.map(netOf));
  let left = base;
  for (const one of adjustments.filter((each) => !isOfLine(each))) {
    const off = Math.min(left, amountOf(one, base));
    aplicado.set(one._id, off);
    left -= off;
  }
  shareOut(orders, lines, base - left);
  const ofOrder = (id: string) => lines.filter(({ pedido }) => pedido === id);
  const pedidos = new Map(
    orders.map(({ id }) => [id, sum(ofOrder(id).map(({ descuento }) => descuento))]),
  );
  return { aplicado, pedidos, lineas: lines, total: sum([...pedidos.values()]) };
}

/** The lines of an order that are gone or cost otherwise now: what was taken off them is dropped. */
export function repricedLines(before: readonly OrderLine[], after: readonly OrderLine[]): number[] {
  return before.flatMap((line, at) => {
    const linea = lineaOf(line, at);
    const now = after.find((one, place) => lineaOf(one, place) === linea);
    const isSame =
      now?.id_sigo === line.id_sigo &&
      now.cantidad === line.cantidad &&
      now.subtotal === line.subtotal;
    return isSame ? [] : linea;
  });
}

function linesOf({ id, total, lineas }: DiscountedOrder): NetLine[] {
  const lines = lineas ?? [{ linea: 1, cantidad: 1, subtotal: total }];
  return lines.map((line) => ({ ...line, pedido: id, descuento: 0 }));
}

/** The dishes that an adjustment is of, and never more than is left of their line. */
function takeOff(line: NetLine, adjustment: AccountAdjustment): number {
  const cantidad = Math.min(adjustment.cantidad ?? line.cantidad, line.cantidad);
  const unit = Math.floor(line.subtotal / line.cantidad);
  const value = cantidad === line.cantidad ? line.subtotal : unit * cantidad;
  const off = Math.min(netOf(line), Math.min(value, amountOf(adjustment, value)));
  line.descuento += off;
  return off;
}

function shareOut(orders: readonly DiscountedOrder[], lines: NetLine[], wanted: number): void {
  let left = wanted;
  const give = ({ id }: DiscountedOrder, share: number) => {
    const own = lines.filter(({ pedido }) => pedido === id);
    const parts = inShares(Math.min(share, sum(own.map(netOf))), own.map(netOf));
    own.forEach((line, at) => {
      line.descuento += parts[at] ?? 0;
    });
    left -= sum(parts);
  };
  const taken = ({ id }: DiscountedOrder) =>
    sum(lines.filter(({ pedido }) => pedido === id).map(({ descuento }) => descuento));
  for (const order of orders) {
    if (order.descuento !== null) give(order, Math.max(0, order.descuento - taken(order)));
  }
  const open = orders.filter(({ descuento }) => descuento === null);
  const nets = open.map(({ id }) => sum(lines.filter(({ pedido }) => pedido === id).map(netOf)));
  const shares = inShares(Math.min(Math.max(0, left), sum(nets)), nets);
  open.forEach((order, at) => {
    give(order, shares[at] ?? 0);
  });
}

/** Half up, each adjustment for itself. */
function amountOf({ porcentaje, valor }: AccountAdjustment, of: number): number {
  return porcentaje === null ? (valor ?? 0) : Math.round((of * porcentaje) / 100);
}

export function netOf({ subtotal, descuento }: NetLine): number {
  return subtotal - descuento;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
