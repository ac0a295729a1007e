import type { Order } from '@comanda/contract/orders/orders';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';

/** The kitchen or the delivery still has it in hand. */
export function isUnderWay({ estado }: Pick<Order, 'estado'>): boolean {
  return estado === 'enviado' || estado === 'preparado';
}

/** Whether an order placed from this browser is still on its way at the sede. */
export function useOrderUnderWay(): boolean {
  const dbName = useStored(stored.location)?.dbName;
  const placed = useStored(stored.placedOrders) ?? [];
  return placed.some(({ order }) => order.dbName === dbName && isUnderWay(order));
}
