import type { Order, OrderUpdate } from './orders.ts';

/** The longest reason why an order was cancelled. */
export const MOTIVO_CANCELADO_MAX = 200;

/** Who cancelled an order, and why; undefined where nobody said a reason, as the staff need not. */
export function cancellationOf({
  estado,
  updates,
}: Pick<Order, 'estado' | 'updates'>): OrderUpdate | undefined {
  return estado === 'cancelado' ? updates.find(isCancellation) : undefined;
}

export function isCancellation({ cancelo }: Pick<OrderUpdate, 'cancelo'>): boolean {
  return cancelo !== undefined;
}

/** What happened to an order before it was cancelled. */
export function changesOf({ updates }: Pick<Order, 'updates'>): OrderUpdate[] {
  return updates.filter((one) => !isCancellation(one));
}

/** Whether a diner ordered it, not the staff for them: who is told why it was cancelled. */
export function isOfDiner({ creadoPor, email }: Pick<Order, 'creadoPor' | 'email'>): boolean {
  return !creadoPor || creadoPor === email;
}
