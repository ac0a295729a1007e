import type { Order } from '@comanda/contract/orders/orders';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';

/** True while the kitchen or the delivery still works on the order. */
export function isUnderWay({ estado }: Pick<Order, 'estado'>): boolean {
  return estado === 'enviado' || estado === 'preparado';
}

/** True if an order placed from this browser is under way at the sede. */
export function useOrderUnderWay(): boolean {
  const dbName = useStored(stored.location)?.dbName;
  const placed = useStored(stored.placedOrders) ?? [];
  return placed.some(({ order }) => order.dbName === dbName && isUnderWay(order));
}
