import { shiftStart } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { isUnderWay } from './under-way.ts';

/** Today's, and those of the night that midnight cut in two. */
export function isOfShift({ horaCreacion }: Order, now: Date): boolean {
  return new Date(horaCreacion) >= shiftStart(now);
}

/** Whether somebody still works on it: food until it is carried out, a bill for as long as its night. */
export function isGoingOn(order: Order, now: Date): boolean {
  if (order.estado === 'entregado') return isOfShift(order, now);
  return isUnderWay(order);
}
