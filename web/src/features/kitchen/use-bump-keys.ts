import type { Order } from '@comanda/contract/orders/orders';
import { useEffect } from 'react';

/** Keys 1 to 9 bump that order; 0 takes the last bump back. */
export function useBumpKeys(
  waiting: readonly Order[],
  onBump: (order: Order) => void,
  onUndo: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!/^\d$/.test(event.key) || isBusyElsewhere(event.target)) return;
      const order = waiting[Number(event.key) - 1];
      if (event.key === '0') onUndo();
      else if (order) onBump(order);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [waiting, onBump, onUndo]);
}

/** Somebody who types a number into the search, or reads a dialog, is not cooking. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.matches('input, textarea, select');
  return isTyping || document.querySelector('dialog[open]') !== null;
}
