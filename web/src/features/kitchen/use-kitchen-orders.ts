import { roundsOf } from '@comanda/contract/kitchen/rounds.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { useOrders } from '../offline/use-orders.ts';
import { OPEN_ORDERS } from '../order-board/orders.queries.ts';
import { useHeldMove } from '../order-moves/order-moves.ts';
import { useAccounts } from '../tables/accounts.queries.ts';

const NONE: readonly Order[] = [];

/** The orders of the kitchen. Those marked as prepared on this screen show as prepared before the server answers. */
export function useKitchenOrders(dbName: string, now: Date) {
  const query = useOrders(dbName, OPEN_ORDERS);
  const orders = query.data ?? NONE;
  const moves = useHeldMove({
    dbName,
    orders,
    from: 'enviado',
    to: 'preparado',
    now,
  });
  // The account knows the rounds that the kitchen no longer has.
  const hasRounds = orders.some(({ cuentaId }) => cuentaId);
  const { accounts } = useAccounts(dbName, hasRounds);
  return { query, rounds: roundsOf(accounts, orders), ...moves };
}
