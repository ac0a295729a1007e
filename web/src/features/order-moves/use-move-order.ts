import type { Order } from '@comanda/contract/orders/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { moveDeed } from '../offline/new-deeds.ts';
import { submit } from '../offline/submit.ts';
import { explainRefusal } from '../order-board/explain-refusal.ts';
import { MOVE_TEXTS, type MovedEstado } from '../orders/move-texts.ts';
import { tellMoved } from './tell-moved.ts';

/** Moves an order on and says how it went. */
export function useMoveOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: Move) => submit(client, moveDeed({ ...move, isAsSeen: false })),
    onSuccess: (outcome, { estado }) => tellMoved(outcome, estado),
    onError: (error, { estado }) =>
      toast.error(MOVE_TEXTS[estado].failed, { description: explainRefusal(error) }),
  });
}

interface Move {
  order: Order;
  estado: MovedEstado;
  motivoBaja?: string;
}
