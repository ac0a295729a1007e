import * as MESSAGES from '@comanda/contract/messages';
import { toast } from '../../lib/toast.ts';
import type { Outcome } from '../offline/submit.ts';
import { MOVE_TEXTS, type MovedEstado } from './move-texts.ts';

/** Says that an order was moved on, or that the server will hear of it. One at a time: a rush must not pile up. */
export function tellMoved(outcome: Outcome, estado: MovedEstado): void {
  if (outcome === 'sent') {
    toast.success(MOVE_TEXTS[estado].done, { id: estado });
    return;
  }
  const description = MESSAGES.offline.goesLater;
  toast.info(MESSAGES.offline.moveWaits, { id: 'waits', description });
}
