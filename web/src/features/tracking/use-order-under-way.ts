import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { isUnderWay } from '../orders/under-way.ts';

/** Whether an order placed from this browser is still on its way at the sede. */
export function useOrderUnderWay(): boolean {
  const dbName = useStored(stored.location)?.dbName;
  const placed = useStored(stored.placedOrders) ?? [];
  return placed.some(({ order }) => order.dbName === dbName && isUnderWay(order));
}
