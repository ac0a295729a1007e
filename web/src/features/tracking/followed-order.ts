import type { Order } from '@comanda/contract/orders/orders';
import { useCallback, useEffect } from 'react';
import { connect } from '../../lib/live/socket.ts';
import { useResource } from '../../lib/use-resource.ts';
import { isUnderWay } from '../orders/under-way.ts';
import { followOrders } from './tracked-orders.ts';

const POLL_MS = 30_000;

/** One order by its token, kept up to date while it is under way. Null if there is none. */
export function useFollowedOrder(dbName: string, seguimiento: string) {
  const load = useCallback(async (): Promise<Order | null> => {
    const [order] = await followOrders(dbName, [seguimiento]);
    return order ?? null;
  }, [dbName, seguimiento]);
  const followed = useResource(`seguimiento ${dbName} ${seguimiento}`, load);
  const { data: order, reload } = followed;
  const isOpen = Boolean(order && isUnderWay(order));

  useEffect(() => {
    if (!isOpen) return;
    const hangUp = connect(
      { dbName, seguimiento },
      { onConnect: reload, onDropped: reload, new_order: reload, updated_order: reload },
    );
    // In case the socket cannot connect.
    const timer = setInterval(() => !document.hidden && reload(), POLL_MS);
    const onVisible = () => !document.hidden && reload();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      hangUp();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isOpen, dbName, seguimiento, reload]);

  return followed;
}
