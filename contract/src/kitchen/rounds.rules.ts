import type { Account } from '../accounts/accounts.ts';
import type { Order } from '../orders/orders.ts';

type Round = Pick<Order, '_id' | 'cuentaId' | 'horaCreacion'>;

/**
 * The number of each of these orders in its account: its place among all orders that the account ever had, so that one
 * that is delivered, invoiced or cancelled keeps its number and renumbers no other. Orders that joined since the account was
 * read come after those. An order whose account is unknown has no number.
 */
export function roundsOf(
  accounts: readonly Pick<Account, '_id' | 'pedidos'>[],
  orders: readonly Round[],
): ReadonlyMap<string, number> {
  const numbers = accounts.flatMap(({ _id, pedidos }) => {
    const own = orders.filter(({ cuentaId }) => cuentaId === _id).toSorted(oldestFirst);
    const joined = own.map((order) => order._id).filter((id) => !pedidos.includes(id));
    const places = new Map([...pedidos, ...joined].map((id, at) => [id, at + 1]));
    return own.map((order): [string, number] => [order._id, places.get(order._id) ?? 0]);
  });
  return new Map(numbers);
}

function oldestFirst(a: Round, b: Round): number {
  return Date.parse(a.horaCreacion) - Date.parse(b.horaCreacion) || (a._id < b._id ? -1 : 1);
}
