import type { Account } from '@comanda/contract/accounts/accounts';
import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { useMemo } from 'react';
import { useOrders } from '../offline/use-orders.ts';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { useChargeSettings } from '../sede-settings/sede-settings.queries.ts';
import { useAccounts } from '../tables/accounts.queries.ts';
import { liveAccount } from '../tables/table-list.ts';
import { type Bill, billOfAccount, billOfOrders } from './bill.ts';

/** What is charged: the account of a table, or orders of none. */
export type Charging = { cuenta: string } | { pedidos: readonly string[] };

const NONE: readonly Order[] = [];

/** The bill as it is now, whoever changes it. */
export function useBill(dbName: string, charging: Charging) {
  const settings = useChargeSettings(dbName);
  const { query, accounts } = useAccounts(dbName);
  const { orders: ofShift, now } = useShiftOrders(dbName);
  const account = 'cuenta' in charging && accounts.find(({ _id }) => _id === charging.cuenta);
  const ofEarlier = useEarlierOrders(dbName, account || null, now);
  const orders = mergeOrders(ofShift, ofEarlier);
  const bill = settings.data ? billNow(charging, account || null, orders, settings.data) : null;
  return { bill, settings, accounts: query, now, orders };
}

function billNow(
  charging: Charging,
  account: Account | null,
  orders: readonly Order[],
  settings: Parameters<typeof billOfAccount>[2],
): Bill | null {
  if ('pedidos' in charging) {
    const own = orders.filter(({ _id }) => charging.pedidos.includes(_id));
    return own.length > 0 ? billOfOrders(own, settings) : null;
  }
  if (!account) return null;
  const live = liveAccount(account, orders);
  return billOfAccount(live, live.rounds, settings);
}

/** An account may be older than the day: what was invoiced of it before midnight is asked for. */
function useEarlierOrders(dbName: string, account: Account | null, now: Date): readonly Order[] {
  const opened = account ? bogotaDay(account.abierta) : null;
  const day = opened !== null && opened < bogotaDay(now) ? opened : null;
  const scope = useMemo(() => ({ day: day ?? '' }), [day]);
  return useOrders(dbName, scope, day !== null).data ?? NONE;
}

function mergeOrders(some: readonly Order[], more: readonly Order[]): readonly Order[] {
  if (more.length === 0) return some;
  return [...new Map([...more, ...some].map((order) => [order._id, order])).values()];
}
