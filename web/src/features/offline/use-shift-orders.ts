import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import type { BoardScope } from '../order-board/orders.queries.ts';
import { isGoingOn } from '../orders/day-shift.ts';
import { useDayOrders } from './use-day-orders.ts';
import { useOrders } from './use-orders.ts';

const UNFINISHED: BoardScope = { estados: OPEN_ESTADOS };
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
