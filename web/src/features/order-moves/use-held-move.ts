import { findMove } from '@comanda/contract/orders/order-moves';
import type { Order } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../lib/toast.ts';
import { isLocalId } from '../offline/local-id.ts';
import { moveDeed } from '../offline/new-deeds.ts';
import { hold as holdDeed, submit, takeBack } from '../offline/submit.ts';
import { explainRefusal } from '../order-board/explain-refusal.ts';
import { moveOrder } from '../order-board/orders.queries.ts';
import { MOVE_TEXTS, type MovedEstado } from '../orders/move-texts.ts';
import { tellMoved } from './tell-moved.ts';
import { UNDO_MS, useHeldMoves } from './use-held-moves.ts';

/** On the device a little longer than on the screen, which lets go of it first. */
const HELD_MS = UNDO_MS + 2000;

interface HeldMove {
  dbName: string;
  /** The sede's orders as the server tells them. */
  orders: readonly Order[];
  from: Estado;
  to: MovedEstado;
  now: Date;
}

/** One tap moves an order on; the screen shows it at once, the server hears of it when undoing is over. */
export function useHeldMove({ dbName, orders, from, to, now }: HeldMove) {
  const client = useQueryClient();
  const deedOf = (order: Order) => moveDeed({ order, estado: to, isAsSeen: true });
  const { held, hold, undo } = useHeldMoves({
    onHold: (order) => void holdDeed(deedOf(order), HELD_MS),
    onUndo: (order) => void takeBack(deedOf(order)),
    send: async (order) => {
      try {
        tellMoved(await submit(client, deedOf(order)), to);
      } catch (error) {
        toast.error(MOVE_TEXTS[to].failed, { description: explainRefusal(error) });
      }
    },
    // Nothing can be awaited any more; what is written down says it again when somebody is back.
    onLeave: ({ _id: id, revision }) => {
      if (!isLocalId(id)) moveOrder(client, { dbName, id, estado: to, revision }).catch(() => null);
    },
  });

  // Edited in the very seconds it was held: whoever moved it on has not seen the change.
  useEffect(() => {
    for (const { order, isSending } of held) {
      const current = orders.find(({ _id }) => _id === order._id);
      if (!isSending && current && current.updates.length > order.updates.length) undo(order._id);
    }
  }, [held, orders, undo]);

  const timestamp = findMove(from, to)?.timestamp;
  const heldIds = new Set(held.map(({ order }) => order._id));
  const shown = orders.map((order): Order => {
    if (order.estado !== from || !heldIds.has(order._id)) return order;
    return { ...order, estado: to, ...(timestamp && { [timestamp]: now.toISOString() }) };
  });
  return { orders: shown, held: held.filter(({ isSending }) => !isSending), hold, undo };
}
