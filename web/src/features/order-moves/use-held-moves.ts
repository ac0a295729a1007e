import type { Order } from '@comanda/contract/orders/orders';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a move can be taken back: an order never goes back to an earlier estado, so the send waits. */
export const UNDO_MS = 4000;

export interface HeldMove {
  order: Order;
  /** On its way to the server: too late to take back. */
  isSending: boolean;
}

interface MoveHandlers {
  /** When undoing is over, or the section is left. */
  send: (order: Order) => Promise<void>;
  onHold?: (order: Order) => void;
  onUndo?: (order: Order) => void;
  /** When the page itself goes away. */
  onLeave?: (order: Order) => void;
}

/** Orders moved on here, by one tap and without a question, and not yet on the server. */
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

  // Whoever leaves the screen has made up their mind.
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
