import type { Estado } from '../orders/orders.words.ts';
import type { Account, AccountTotals } from './accounts.ts';

export const ACCOUNT_LIMITS = {
  comensales: { min: 1, max: 200 },
  nombre: 60,
  /** How many lines one call moves: an order has at most fifty. */
  lineas: 200,
} as const;

/** How long an account without consumption stays open by itself. */
export const RELEASE_MS = 30 * 60_000;

/** What an account counts of each of its orders. */
export interface AccountOrder {
  estado: Estado;
  total: number;
  horaCreacion: string;
}

/** Estados in which an order costs nothing. */
const GONE: readonly Estado[] = ['cancelado', 'dado_de_baja'];

export function countsInAccount({ estado }: Pick<AccountOrder, 'estado'>): boolean {
  return !GONE.includes(estado);
}

/** What an account is worth: the only sum, on the server and on every screen. An invoiced order is paid. */
export function accountTotals(
  orders: readonly Omit<AccountOrder, 'horaCreacion'>[],
): AccountTotals {
  const sum = (counted: typeof orders) => counted.reduce((total, one) => total + one.total, 0);
  const consumo = sum(orders.filter(countsInAccount));
  const pagado = sum(orders.filter(({ estado }) => estado === 'facturado'));
  return { consumo, descuentos: 0, total: consumo, propina: 0, pagado, saldo: consumo - pagado };
}

/** Whether the table waits for its bill. Who orders again after asking wants more first. */
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
