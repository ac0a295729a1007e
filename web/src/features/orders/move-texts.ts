import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Estado } from '@comanda/contract/orders/orders.words';

const TEXTS = ordersMessages;

/** Where an order can be moved on to. */
export type MovedEstado = Exclude<Estado, 'enviado'>;

/** What is said when an order came to an estado, and when it could not. */
export const MOVE_TEXTS: Record<MovedEstado, { done: string; failed: string }> = {
  preparado: { done: TEXTS.prepared, failed: TEXTS.prepareFailed },
  entregado: { done: TEXTS.delivered, failed: TEXTS.deliverFailed },
  cancelado: { done: TEXTS.cancelled, failed: TEXTS.cancelFailed },
  facturado: { done: TEXTS.invoiced, failed: TEXTS.invoiceFailed },
  dado_de_baja: { done: TEXTS.writtenOff, failed: TEXTS.writeOffFailed },
};
