import { bogotaDay, shiftStart } from '@comanda/contract/days';
import { kitchenStart } from '@comanda/contract/kitchen/courses.rules';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import type { Order } from '@comanda/contract/orders/orders';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { useMemo, useState } from 'react';
import type { BoardScope } from '../order-board/orders.queries.ts';
import { isUnderWay } from '../orders/under-way.ts';
import { useNow } from '../realtime/use-now.ts';
import { useOrders } from './use-orders.ts';

const UNFINISHED: BoardScope = { estados: OPEN_ESTADOS };
const NONE: readonly Order[] = [];

/**
 * The orders of the chosen day. Today also shows unfinished orders of earlier days, which midnight
 * must not hide.
 */
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

/** True for today's orders, whenever they were made, and for those of a night that began before midnight. */
export function isOfShift(order: Order, now: Date): boolean {
  return new Date(kitchenStart(order)) >= shiftStart(now);
}

/**
 * True while somebody works on the order: on food until it is delivered, on a bill for its night.
 */
export function isGoingOn(order: Order, now: Date): boolean {
  if (order.estado === 'entregado') return isOfShift(order, now);
  return isUnderWay(order);
}

/** A sede's orders of one day: today, also after midnight, until another day is chosen. */
function useDayOrders(dbName: string) {
  const now = useNow(KITCHEN.refreshMs);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const today = bogotaDay(now);
  const day = chosenDay ?? today;
  const scope = useMemo(() => ({ day }), [day]);
  const query = useOrders(dbName, scope);
  const setDay = (next: string) => setChosenDay(next === today ? null : next);
  return { query, orders: query.data ?? [], now, day, isToday: chosenDay === null, setDay };
}
