import { useCallback, useEffect } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { connect } from '../../lib/live/socket.ts';
import { useResource } from '../../lib/use-resource.ts';
import { isUnderWay } from '../orders/under-way.ts';

const POLL_MS = 30_000;

/** One order by its token and the names of its sede, kept up to date while it is under way. Null if there is none. */
export function useFollowedOrder(dbName: string, seguimiento: string) {
  const load = useCallback(async () => {
    const body = { dbName, tokens: [seguimiento], conSede: true };
    const { data, sede } = await api('POST /api/orders/seguimiento', { body });
    return data[0] ? { order: data[0].order, sede } : null;
  }, [dbName, seguimiento]);
  const followed = useResource(`seguimiento ${dbName} ${seguimiento}`, load);
  const { data, reload } = followed;
  const isOpen = Boolean(data && isUnderWay(data.order));

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
