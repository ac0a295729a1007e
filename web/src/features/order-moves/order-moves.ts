import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { findMove } from '@comanda/contract/orders/order-moves';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { explainRefusal, MOVE_TEXTS, type MovedEstado } from '../offline/deed-texts.ts';
import { moveDeed } from '../offline/new-deeds.ts';
import { isLocalId } from '../offline/outbox.ts';
import { holdDeed, type Outcome, submit, takeBack } from '../offline/send-outbox.ts';
import { moveOrder } from '../order-board/orders.queries.ts';

/**
 * How long a move can be undone. An order never goes back to an earlier estado, so the move is sent
 * only after this time.
 */
export const UNDO_MS = 4000;

/** Longer than on the screen, so that the screen releases the move first. */
const HELD_MS = UNDO_MS + 2000;

interface MoveOnTap {
  dbName: string;
  /** The sede's orders as the server gave them. */
  orders: readonly Order[];
  from: Estado;
  to: MovedEstado;
  now: Date;
  /** What a person can do about a refusal, by its code. */
  mends?: Partial<Record<string, { label: string; onClick: () => void }>>;
}

/**
 * Moves an order with one tap. The screen shows the move at once; the server gets it when it can no
 * longer be undone.
 */
export function useHeldMove({ dbName, orders, from, to, now, mends = {} }: MoveOnTap) {
  const client = useQueryClient();
  const deedsOf = (order: Order) =>
    stepsOf(order, to).map((estado, at) =>
      // After a first step the order has another revision, and nobody can edit it any more.
      moveDeed({ order, estado, isAsSeen: at === 0, ...reasonOf(order) }),
    );
  // Plates that others struck meanwhile change nothing that the person had to see.
  const asSeen = (order: Order): Order => {
    const { updates, revision } = orders.find(({ _id }) => _id === order._id) ?? order;
    return updates.length === order.updates.length ? { ...order, revision } : order;
  };
  const { held, hold, undo } = useHeldMoves({
    onHold: (order) => {
      for (const deed of deedsOf(order)) void holdDeed(deed, HELD_MS);
    },
    onUndo: (order) => {
      for (const deed of deedsOf(order)) void takeBack(deed);
    },
    send: async (order) => {
      let outcome: Outcome | undefined;
      try {
        for (const deed of deedsOf(asSeen(order))) outcome = await submit(client, deed);
        if (outcome) tellMoved(outcome, to);
      } catch (error) {
        const action = error instanceof ApiError ? mends[error.code] : undefined;
        const description = explainRefusal(error);
        toast.error(MOVE_TEXTS[to].failed, {
          description:
            outcome === 'sent' ? `${description} ${ordersMessages.isPrepared}` : description,
          ...(action && { action, duration: Number.POSITIVE_INFINITY }),
        });
      }
    },
    // A closing page cannot wait for an answer. The stored deeds are sent again when somebody is
    // back.
    onLeave: (order) => {
      const { _id: id, revision } = asSeen(order);
      const [first] = deedsOf(order);
      if (!first || isLocalId(id)) return;
      const { turnoId, estado } = first;
      const move = { dbName, id, estado, revision, turnoId, ...reasonOf(order) };
      moveOrder(client, move).catch(() => null);
    },
  });

  // Undoes a move if the order was edited while it was held, because the person did not see that
  // edit.
  useEffect(() => {
    for (const { order, isSending } of held) {
      const current = orders.find(({ _id }) => _id === order._id);
      if (!isSending && current && current.updates.length > order.updates.length) undo(order._id);
    }
  }, [held, orders, undo]);

  const timestamp = findMove(from, to)?.timestamp;
  const heldById = new Map(held.map(({ order }) => [order._id, order]));
  const shown = orders.map((order): Order => {
    const moved = heldById.get(order._id);
    if (!moved || (order.estado !== from && order.estado !== moved.estado)) return order;
    const at = timestamp && { [timestamp]: now.toISOString() };
    return { ...order, estado: to, motivoBaja: moved.motivoBaja, ...at };
  });
  return { orders: shown, held: held.filter(({ isSending }) => !isSending), hold, undo };
}

/** What nobody prepares is delivered in two steps. */
function stepsOf({ estado }: Order, to: MovedEstado): readonly MovedEstado[] {
  return estado === 'enviado' && to === 'entregado' ? ['preparado', to] : [to];
}

/** An order that is written off carries its reason. */
function reasonOf({ motivoBaja }: Order): { motivoBaja?: string } {
  return motivoBaja === null ? {} : { motivoBaja };
}

export interface HeldMove {
  order: Order;
  /** The move is being sent and can no longer be undone. */
  isSending: boolean;
}

interface MoveHandlers {
  /** Called when the move can no longer be undone, or when the section is closed. */
  send: (order: Order) => Promise<void>;
  onHold?: (order: Order) => void;
  onUndo?: (order: Order) => void;
  /** Called when the page closes. */
  onLeave?: (order: Order) => void;
}

/** Orders moved with one tap that the server does not have yet. */
export function useHeldMoves(handlers: MoveHandlers) {
  const [held, setHeld] = useState<readonly HeldMove[]>([]);
  const waiting = useRef(new Map<string, { order: Order; timer: ReturnType<typeof setTimeout> }>());
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const release = useCallback(async (order: Order) => {
    clearTimeout(waiting.current.get(order._id)?.timer);
    waiting.current.delete(order._id);
    setHeld((all) =>
      all.map((one) => (one.order._id === order._id ? { ...one, isSending: true } : one)),
    );
    await latest.current.send(order);
    setHeld((all) => all.filter((one) => one.order._id !== order._id));
  }, []);

  const hold = useCallback(
    (order: Order) => {
      if (waiting.current.has(order._id)) return;
      const timer = setTimeout(() => void release(order), UNDO_MS);
      waiting.current.set(order._id, { order, timer });
      setHeld((all) => [...all, { order, isSending: false }]);
      latest.current.onHold?.(order);
    },
    [release],
  );

  const undo = useCallback((id: string) => {
    const undone = waiting.current.get(id);
    if (!undone) return;
    clearTimeout(undone.timer);
    waiting.current.delete(id);
    latest.current.onUndo?.(undone.order);
    setHeld((all) => all.filter((one) => one.order._id !== id));
  }, []);

  // A person who leaves the screen no longer wants to undo.
  useEffect(() => {
    const all = () => [...waiting.current.values()].map(({ order }) => order);
    const leave = () => {
      for (const order of all()) latest.current.onLeave?.(order);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      for (const order of all()) void release(order);
    };
  }, [release]);

  return { held, hold, undo };
}

/** Moves an order at once and tells how it went. */
export function useMoveOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: PlainMove) => submit(client, moveDeed({ ...move, isAsSeen: false })),
    onSuccess: (outcome, { estado }) => tellMoved(outcome, estado),
    onError: (error, { estado }) =>
      toast.error(MOVE_TEXTS[estado].failed, { description: explainRefusal(error) }),
  });
}

interface PlainMove {
  order: Order;
  estado: MovedEstado;
  /** Why it is cancelled. */
  motivo?: string | null;
}

/**
 * Tells that an order was moved, or that the move will be sent later. One toast per estado, so that
 * they do not pile up in a rush.
 */
function tellMoved(outcome: Outcome, estado: MovedEstado): void {
  if (outcome === 'sent') {
    toast.success(MOVE_TEXTS[estado].done, { id: estado });
    return;
  }
  const description = offlineMessages.goesLater;
  toast.info(offlineMessages.moveWaits, { id: 'waits', description });
}
