import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connect } from '../../lib/live/socket.ts';

/** A busy evening brings several events a second; one request covers those of this time. */
const GATHER_MS = 800;

/** A constant of its module, or the sockets would be opened again with every drawing. */
interface LiveQueries {
  events: readonly ('new_order' | 'updated_order' | 'updated_account')[];
  queryKeys: readonly QueryKey[];
}

/** Fetches these queries again when something happens to an order or an account at one of the sedes. */
export function useLiveQueries(
  dbNames: readonly string[],
  token: string | null,
  { events, queryKeys }: LiveQueries,
): void {
  const client = useQueryClient();
  const sedes = dbNames.join(' ');
  useEffect(() => {
    if (!token || sedes === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey });
      }, GATHER_MS);
    };
    const heard = Object.fromEntries(events.map((event) => [event, refresh]));
    const closers = sedes
      .split(' ')
      .map((dbName) => connect({ token, dbName }, { onConnect: refresh, ...heard }));
    return () => {
      clearTimeout(timer);
      for (const close of closers) close();
    };
  }, [client, sedes, token, events, queryKeys]);
}
