import { lineaOf } from '../orders/line-numbers.ts';
import type { OrderLine } from '../orders/orders.ts';
import type { Estado } from '../orders/orders.words.ts';
import type { Account, AccountTotals } from './accounts.ts';
import type { PagoTipo } from './accounts.words.ts';
import {
  type AccountAdjustment,
  type AccountLine,
  type Discounts,
  discountsOf,
  netOf,
} from './adjustments.rules.ts';
import { NO_TAX, type TaxSettings, taxBreakdown } from './taxes.rules.ts';

export const ACCOUNT_LIMITS = {
  comensales: { min: 1, max: 200 },
  nombre: 60,
  /** How many lines one call moves: an order has at most fifty. */
  lineas: 200,
} as const;

/** How long an account without consumption stays open by itself. */
export const RELEASE_MS = 30 * 60_000;

/** What an account counts of each of its orders. */
export interface CountedOrder {
  id: string;
  estado: Estado;
  total: number;
  /** Frozen when it was charged. */
  descuento?: number | null | undefined;
  lineas?: readonly AccountLine[] | null | undefined;
}

export interface AccountOrder extends CountedOrder {
  horaCreacion: string;
}

/** An order, or a row of one, as an account counts it. */
export function countedOrder(
  id: string,
  {
    estado,
    total,
    descuento,
    productos,
  }: Pick<CountedOrder, 'estado' | 'total' | 'descuento'> & { productos: readonly OrderLine[] },
): CountedOrder {
  const lineas = productos.map((line, at) => {
    const { cantidad, subtotal, impuesto, puesto } = line;
    return { linea: lineaOf(line, at), cantidad, subtotal, impuesto, puesto };
  });
  return { id, estado, total, descuento, lineas };
}

/** What an account counts of money that came in or went back. */
export interface AccountPayment {
  tipo: PagoTipo;
  valor: number;
  propina: number;
  /** The order that it paid, where it paid one alone. */
  pedido: string | null;
}

export interface AccountMoney {
  ajustes?: readonly AccountAdjustment[];
  pagos?: readonly AccountPayment[];
  impuestos?: TaxSettings;
}

/** Estados in which an order costs nothing. */
const GONE: readonly Estado[] = ['cancelado', 'dado_de_baja'];

export function countsInAccount({ estado }: Pick<AccountOrder, 'estado'>): boolean {
  return !GONE.includes(estado);
}

/** 1 for money that came in, -1 for money that went back. */
export function signOf({ tipo }: Pick<AccountPayment, 'tipo'>): 1 | -1 {
  return tipo === 'pago' ? 1 : -1;
}

/**
 * What an account is worth: the only sum, on the server and on every screen. An order that was invoiced without a payment of
 * its own, as earlier versions did, is paid.
 */
export function accountTotals(
  orders: readonly CountedOrder[],
  { ajustes = [], pagos = [], impuestos = NO_TAX }: AccountMoney = {},
): AccountTotals {
  const counted = orders.filter(countsInAccount);
  const discounts = accountDiscounts(orders, ajustes);
  const consumo = sum(counted.map(({ total }) => total));
  const total = consumo - discounts.total;
  const taxed = discounts.lineas.map((line) => ({ impuesto: line.impuesto, bruto: netOf(line) }));
  const paid = new Set(pagos.map(({ pedido }) => pedido));
  const unpaid = counted.filter(({ id, estado }) => estado === 'facturado' && !paid.has(id));
  const pagado =
    sum(pagos.map((one) => signOf(one) * one.valor)) +
    sum(unpaid.map((one) => one.total - (discounts.pedidos.get(one.id) ?? 0)));
  return {
    consumo,
    descuentos: discounts.total,
    total,
    impuestos: taxBreakdown(taxed, impuestos),
    propina: sum(pagos.map((one) => signOf(one) * one.propina)),
    pagado,
    saldo: Math.max(0, total - pagado),
  };
}

/** What is taken off the orders of an account, of those that count. */
export function accountDiscounts(
  orders: readonly CountedOrder[],
  ajustes: readonly AccountAdjustment[],
): Discounts {
  const counted = orders.filter(countsInAccount);
  return discountsOf(
    counted.map((one) => ({
      ...one,
      descuento: one.estado === 'facturado' ? (one.descuento ?? 0) : null,
    })),
    ajustes,
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Whether the table has asked for its bill. Who orders again after asking wants more first. */
export function pideCuenta(
  { cuentaPedida }: Pick<Account, 'cuentaPedida'>,
  orders: readonly Pick<AccountOrder, 'horaCreacion'>[],
): boolean {
  if (cuentaPedida === null) return false;
  const asked = Date.parse(cuentaPedida);
  return orders.every(({ horaCreacion }) => Date.parse(horaCreacion) <= asked);
}

/** Whether nothing is left to be paid: nobody ordered, or everything was cancelled or invoiced. */
export function hasNothingToPay({ totales }: Pick<Account, 'totales'>): boolean {
  return totales.saldo === 0;
}

/** Whether somebody has to bring the bill or take the rest of it, also where a part is paid. */
export function waitsForBill(
  account: Pick<Account, 'cuentaPedida' | 'totales'>,
  orders: readonly Pick<AccountOrder, 'horaCreacion'>[],
): boolean {
  return !hasNothingToPay(account) && pideCuenta(account, orders);
}
