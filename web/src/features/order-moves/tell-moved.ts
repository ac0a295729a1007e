import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { toast } from '../../lib/toast.ts';
import type { Outcome } from '../offline/submit.ts';
import { MOVE_TEXTS, type MovedEstado } from '../orders/move-texts.ts';

/** Says that an order was moved on, or that the server will hear of it. One at a time: a rush must not pile up. */
export function tellMoved(outcome: Outcome, estado: MovedEstado): void {
  if (outcome === 'sent') {
    toast.success(MOVE_TEXTS[estado].done, { id: estado });
    return;
  }
  const description = offlineMessages.goesLater;
  toast.info(offlineMessages.moveWaits, { id: 'waits', description });
}
