import { bogotaDay, dayRange } from '@comanda/contract/days';
import { useMemo } from 'react';
import { useOrders } from '../offline/use-orders.ts';
import { useDayOrders } from '../offline/use-shift-orders.ts';

/** A day's orders, and those of the day before: a late table pays after midnight. */
export function useCajaOrders(dbName: string) {
  const ofDay = useDayOrders(dbName);
  const { day } = ofDay;
  const scope = useMemo(() => ({ day: dayBefore(day) }), [day]);
  return { ...ofDay, dayBefore: useOrders(dbName, scope).data };
}

function dayBefore(day: string): string {
  return bogotaDay(new Date(dayRange(day).from.getTime() - 1));
}
