import type { Order } from '@comanda/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { explainRefusal } from './explain-refusal.ts';
import { MOVE_TEXTS, type MovedEstado } from './move-texts.ts';
import { transitionOrder } from './orders.queries.ts';

/** Moves an order on and says how it went. */
export function useMoveOrder(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order, estado, motivoBaja }: Move) =>
      transitionOrder(client, {
        dbName,
        id: order._id,
        estado,
        ...(motivoBaja !== undefined && { motivoBaja }),
      }),
    onSuccess: (_, { estado }) => toast.success(MOVE_TEXTS[estado].done),
    onError: (error, { estado }) =>
      toast.error(MOVE_TEXTS[estado].failed, { description: explainRefusal(error) }),
  });
}

interface Move {
  order: Order;
  estado: MovedEstado;
  motivoBaja?: string;
}
