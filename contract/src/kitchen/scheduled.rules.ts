import type { Order } from '../orders/orders.ts';

type Begun = Pick<Order, 'programado' | 'inicioCocina' | 'cocina'>;

/** Whether an order was made for later and the kitchen's clock has yet to start: nobody cooks it, nothing rings for it. */
export function isAhead(order: Begun & Pick<Order, 'estado'>, now: Date): boolean {
  return order.estado === 'enviado' && !hasBegun(order, now);
}

/** Whether the kitchen's clock of an order has started. A course that is fired starts it again, at an instant of its own. */
export function hasBegun({ programado, inicioCocina, cocina }: Begun, now: Date): boolean {
  if (!programado || inicioCocina === null || cocina.marchado) return true;
  return Date.parse(inicioCocina) <= now.getTime();
}
