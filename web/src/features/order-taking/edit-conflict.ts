import type { Order } from '@comanda/contract/orders/orders';
import { isEditable, shortId } from '@comanda/contract/orders/orders.rules';
import { ESTADO_LOOK } from '../orders/order-looks.tsx';

/** What became of an order while it was being edited here. */
export interface EditConflict {
  /** The order as it is now. */
  order: Order;
  canContinue: boolean;
  text: string;
}

/** Nothing when the order is still the one that was opened. */
export function editConflict(opened: Order, now: Order | undefined): EditConflict | null {
  if (!now || now._id !== opened._id || now.revision <= opened.revision) return null;
  const id = shortId(now._id).toUpperCase();
  const canContinue = isEditable(now);
  const author = now.updates.at(-1)?.name;
  const word = ESTADO_LOOK[now.estado].word.toLowerCase();
  const text = canContinue
    ? `${author || 'Otra persona'} cambió la orden ${id} mientras la editabas.`
    : `La orden ${id} ahora está en ${word}: ya no se puede editar.`;
  return { order: now, canContinue, text };
}
