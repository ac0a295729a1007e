import { shortId } from '@comanda/contract/orders/orders.rules';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { orderAsItIs } from './orders.queries.ts';

/** Why a change did not happen, for the person who asked for it. */
export function explainRefusal(error: unknown): string {
  const order = orderAsItIs(error);
  if (order) {
    const id = shortId(order._id).toUpperCase();
    if (order.estado === 'enviado') return `Alguien editó el pedido ${id} antes. Míralo otra vez.`;
    return `Alguien lo cambió antes: el pedido ${id} ahora está ${ESTADO_LOOK[order.estado].word.toLowerCase()}.`;
  }
  return error instanceof Error ? error.message : '';
}
