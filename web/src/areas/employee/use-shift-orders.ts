import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders';
import { isGoingOn } from '../../features/orders/day-shift.ts';
import { type BoardScope, useOrders } from '../../features/orders/orders.queries.ts';
import { useDayOrders } from '../../features/orders/use-day-orders.ts';

const UNFINISHED: BoardScope = { estados: ['enviado', 'preparado', 'entregado'] };
const NONE: readonly Order[] = [];

/** The chosen day's orders; of today also what an earlier day left going on, which midnight must not hide. */
export function useShiftOrders(dbName: string) {
  const ofDay = useDayOrders(dbName);
  const { data: unfinished = NONE } = useOrders(dbName, UNFINISHED);
  const { day, isToday, now, orders } = ofDay;
  if (!isToday) return ofDay;
  const earlier = unfinished.filter(
    (order) => bogotaDay(order.horaCreacion) < day && isGoingOn(order, now),
  );
  return { ...ofDay, orders: [...orders, ...earlier] };
}
