import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { useAccounts } from './accounts.queries.ts';
import { liveAccount, stateOf } from './table-list.ts';

/** How many tables wait for their bill. */
export function useBillsAsked(dbName: string, isEnabled: boolean): number {
  const { accounts } = useAccounts(dbName, isEnabled);
  const { orders } = useShiftOrders(dbName);
  if (!isEnabled) return 0;
  const live = accounts.map((account) => liveAccount(account, orders));
  return live.filter((account) => stateOf({ account, unsent: 0 }) === 'pide').length;
}
