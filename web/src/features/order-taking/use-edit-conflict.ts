import type { Order } from '@comanda/contract/orders/orders';
import { OPEN_ORDERS, useOrderBoard } from '../order-board/orders.queries.ts';
import { type EditConflict, editConflict } from './edit-conflict.ts';

/** Tells as soon as somebody else touches the order that is being edited. */
export function useEditConflict(dbName: string, editing: Order | null): EditConflict | null {
  const { data: board } = useOrderBoard(dbName, OPEN_ORDERS, editing !== null);
  const now = board?.orders.find(({ _id }) => _id === editing?._id);
  return editing && editConflict(editing, now);
}
