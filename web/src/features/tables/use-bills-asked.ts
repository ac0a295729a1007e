import type { Account } from '@comanda/contract/accounts/accounts';
import { waitsForBill } from '@comanda/contract/accounts/accounts.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { useAccounts } from './accounts.queries.ts';
import { type LiveAccount, liveAccount } from './table-list.ts';

/** How many tables wait for their bill. */
export function useBillsAsked(dbName: string, isEnabled: boolean): number {
  const { accounts } = useAccounts(dbName, isEnabled);
  const { orders } = useShiftOrders(dbName);
  return isEnabled ? billsAsked(accounts, orders).length : 0;
}

/** The accounts that wait for their bill, the longest waiting first. */
export function billsAsked(accounts: readonly Account[], orders: readonly Order[]): LiveAccount[] {
  return accounts
    .map((account) => liveAccount(account, orders))
    .filter((account) => waitsForBill(account, account.rounds))
    .toSorted((a, b) => Date.parse(a.cuentaPedida ?? '') - Date.parse(b.cuentaPedida ?? ''));
}
