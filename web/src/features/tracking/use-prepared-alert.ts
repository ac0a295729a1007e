import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { useEffect, useRef } from 'react';
import { toast } from '../../lib/toast.ts';
import { playSound, unlockIfTouched, unlockSound } from '../realtime/sounds.ts';
import { newlyPrepared } from './tracking.ts';
import { trackingWords } from './tracking-words.ts';

const NOTICE_MS = 6000;

interface PreparedAlert {
  orders: readonly Order[];
  isKnown: boolean;
  sede: string;
  /** Also what changed since the browser last heard of it: nothing else on the page says so. */
  tellsMissed?: boolean;
}

/** Rings, says and, where it was allowed to, notifies that an order has come out of the kitchen. */
export function usePreparedAlert(alert: PreparedAlert): void {
  const { orders, isKnown, sede, tellsMissed = false } = alert;
  const before = useRef<readonly Order[]>(undefined);

  useEffect(() => {
    unlockIfTouched();
    const unlock = () => void unlockSound();
    document.addEventListener('pointerdown', unlock, { once: true });
    return () => document.removeEventListener('pointerdown', unlock);
  }, []);

  useEffect(() => {
    if (!isKnown) {
      if (tellsMissed) before.current ??= orders;
      return;
    }
    const prepared = newlyPrepared(before.current ?? [], orders);
    before.current = orders;
    for (const order of prepared) tell(order, sede);
  }, [orders, isKnown, sede, tellsMissed]);
}

function tell(order: Order, sede: string): void {
  const { text } = trackingWords(order, sede);
  const title = `¡Tu pedido ${shortId(order._id).toUpperCase()} está preparado!`;
  playSound('pedidos');
  toast.success(title, { id: order._id, description: text, duration: NOTICE_MS });
  void notify(title, text, order._id);
}

async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag, lang: 'es-CO', icon: '/icons/comanda-192.png' };
  try {
    // Phones let only the worker notify.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    navigator.vibrate?.([200, 100, 200]);
  }
}
