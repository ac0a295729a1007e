import { MESSAGES } from '@comanda/contract/messages';
import type { Order } from '@comanda/contract/orders';
import type { Estado } from '@comanda/contract/orders.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { explainRefusal } from './explain-refusal.ts';
import { transitionOrder } from './orders.queries.ts';

const { orders: TEXTS } = MESSAGES;

const RESULTS: Partial<Record<Estado, { done: string; failed: string }>> = {
  preparado: { done: TEXTS.prepared, failed: TEXTS.prepareFailed },
  entregado: { done: TEXTS.delivered, failed: TEXTS.deliverFailed },
  cancelado: { done: TEXTS.cancelled, failed: TEXTS.cancelFailed },
  facturado: { done: TEXTS.invoiced, failed: TEXTS.invoiceFailed },
  dado_de_baja: { done: TEXTS.writtenOff, failed: TEXTS.writeOffFailed },
};

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
    onSuccess: (_, { estado }) => toast.success(RESULTS[estado]?.done ?? TEXTS.updated),
    onError: (error, { estado }) =>
      toast.error(RESULTS[estado]?.failed ?? error.message, { description: explainRefusal(error) }),
  });
}

interface Move {
  order: Order;
  estado: Estado;
  motivoBaja?: string;
}
