import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { orderAsItIs } from '../order-board/orders.queries.ts';
import { ESTADO_LOOK } from '../orders/estado.ts';
import type { QueuedDeed } from './outbox.ts';

const TEXTS = ordersMessages;

/** Money whose order was refused: it has no account. */
export const NO_ACCOUNT = 'cobro_sin_cuenta';

/** The estados to which an order can be moved. */
export type MovedEstado = Exclude<Estado, 'enviado'>;

/** The toast texts for an order that reached an estado, and for one that could not. */
export const MOVE_TEXTS: Record<MovedEstado, { done: string; failed: string }> = {
  preparado: { done: TEXTS.prepared, failed: TEXTS.prepareFailed },
  entregado: { done: TEXTS.delivered, failed: TEXTS.deliverFailed },
  cancelado: { done: TEXTS.cancelled, failed: TEXTS.cancelFailed },
  facturado: { done: TEXTS.invoiced, failed: TEXTS.invoiceFailed },
  dado_de_baja: { done: TEXTS.writtenOff, failed: TEXTS.writeOffFailed },
};

/** How many things wait; a deed may be about several plates. */
export function countWaiting(deeds: readonly QueuedDeed[]): number {
  return deeds.reduce((sum, deed) => sum + (deed.kind === 'plato' ? deed.platos.length : 1), 0);
}

const NAMES: Record<QueuedDeed['kind'], [one: string, many: string]> = {
  order: ['pedido', 'pedidos'],
  move: ['cambio de estado', 'cambios de estado'],
  cobro: ['cobro', 'cobros'],
  plato: ['plato', 'platos'],
  marcha: ['tiempo', 'tiempos'],
};

/** For example '3 pedidos y 1 cambio de estado'. */
export function amountWaiting(deeds: readonly QueuedDeed[]): string {
  const parts = Object.entries(NAMES).flatMap(([wanted, [one, many]]) => {
    const count = countWaiting(deeds.filter(({ kind }) => kind === wanted));
    return count > 0 ? `${count} ${count === 1 ? one : many}` : [];
  });
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} y ${last}` : last;
}

/** Explains to a person why their change was refused. */
export function explainRefusal(error: unknown): string {
  const order = orderAsItIs(error);
  if (order) {
    const id = shortId(order._id).toUpperCase();
    if (order.estado === 'enviado') return `Alguien editó el pedido ${id} antes. Míralo otra vez.`;
    return `Alguien lo cambió antes: el pedido ${id} ahora está ${ESTADO_LOOK[order.estado].word.toLowerCase()}.`;
  }
  return error instanceof Error ? error.message : '';
}
