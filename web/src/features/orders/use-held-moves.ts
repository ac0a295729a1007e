import type { Order } from '@comanda/contract/orders';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a move can be taken back: an order never goes back to an earlier estado, so the send waits. */
export const UNDO_MS = 4000;

export interface HeldMove {
  order: Order;
  /** On its way to the server: too late to take back. */
  isSending: boolean;
}

/** Orders moved on here, by one tap and without a question, and not yet on the server. */
export function useHeldMoves(send: (order: Order) => Promise<void>) {
  const [held, setHeld] = useState<readonly HeldMove[]>([]);
  const waiting = useRef(new Map<string, { order: Order; timer: ReturnType<typeof setTimeout> }>());
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  const release = useCallback(async (order: Order) => {
    clearTimeout(waiting.current.get(order._id)?.timer);
    waiting.current.delete(order._id);
    setHeld((all) =>
      all.map((one) => (one.order._id === order._id ? { ...one, isSending: true } : one)),
    );
    await latestSend.current(order);
    setHeld((all) => all.filter((one) => one.order._id !== order._id));
  }, []);

  const hold = useCallback(
    (order: Order) => {
      if (waiting.current.has(order._id)) return;
      const timer = setTimeout(() => void release(order), UNDO_MS);
      waiting.current.set(order._id, { order, timer });
      setHeld((all) => [...all, { order, isSending: false }]);
    },
    [release],
  );

  const undo = useCallback((id: string) => {
    const { timer } = waiting.current.get(id) ?? {};
    if (timer === undefined) return;
    clearTimeout(timer);
    waiting.current.delete(id);
    setHeld((all) => all.filter((one) => one.order._id !== id));
  }, []);

  // Whoever leaves the screen has made up their mind.
  useEffect(() => {
    const flush = () => {
      for (const { order } of [...waiting.current.values()]) void release(order);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [release]);

  return { held, hold, undo };
}
