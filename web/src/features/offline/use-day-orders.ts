import { bogotaDay } from '@comanda/contract/days';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import { useMemo, useState } from 'react';
import { useNow } from '../realtime/use-now.ts';
import { useOrders } from './use-orders.ts';

/** A sede's orders of one day: today until another is chosen, also after midnight. */
export function useDayOrders(dbName: string) {
  const now = useNow(KITCHEN.refreshMs);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const today = bogotaDay(now);
  const day = chosenDay ?? today;
  const scope = useMemo(() => ({ day }), [day]);
  const query = useOrders(dbName, scope);
  const setDay = (next: string) => setChosenDay(next === today ? null : next);
  return { query, orders: query.data ?? [], now, day, isToday: chosenDay === null, setDay };
}
