import type { Order } from '@comanda/contract/orders/orders';

/** The kitchen or the delivery still has it in hand. */
export function isUnderWay({ estado }: Pick<Order, 'estado'>): boolean {
  return estado === 'enviado' || estado === 'preparado';
}
