import type { OrderList } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { connect } from '../../lib/live/socket.ts';
import { type DaySpan, FINISHED } from './completed-filters.tsx';

const PAGE = 50;

interface CompletedScope extends DaySpan {
  /** Empty means every finished state. */
  estados: readonly Estado[];
  q: string;
}

// Not under ['orders', …]: those lists are live boards with revisions, these are pages of history.
const keyOf = (dbName: string) => ['completed-orders', dbName];

/** The finished orders of a sede, newest first, one page at a time. */
export function useCompletedOrders(dbName: string, { estados, desde, hasta, q }: CompletedScope) {
  const estado = (estados.length > 0 ? estados : FINISHED).join(',');
  return useInfiniteQuery({
    queryKey: [...keyOf(dbName), { estado, desde, hasta, q }],
    queryFn: ({ pageParam, signal }) =>
      findPage({ dbName, estado, desde, hasta, q: q || null }, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: dbName !== '',
    // While other filters load, the old list stays; while another sede loads, it does not.
    placeholderData: (previous, query) => (query?.queryKey[1] === dbName ? previous : undefined),
  });
}

/**
 * The server searches one part of the history per request, so this asks on until a page has results or the history
 * ends.
 */
async function findPage(
  scope: { dbName: string; estado: string; q: string | null } & DaySpan,
  from: string | null,
  signal: AbortSignal,
): Promise<OrderList> {
  for (let cursor = from; ; ) {
    const page = await api('GET /api/orders', {
      query: { ...scope, limit: PAGE, cursor },
      signal,
    });
    if (page.data.length > 0 || page.nextCursor === null) return page;
    cursor = page.nextCursor;
  }
}

/** Reloads the list when an order of the sede is finished, and after each reconnection. */
export function useLiveCompletedOrders(dbName: string, token: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!dbName || !token) return;
    const refresh = () => client.invalidateQueries({ queryKey: keyOf(dbName) });
    let isFirst = true;
    return connect(
      { token, dbName },
      {
        onConnect: () => {
          if (!isFirst) void refresh();
          isFirst = false;
        },
        updated_order: ({ estado }) => {
          if ((FINISHED as readonly Estado[]).includes(estado)) void refresh();
        },
      },
    );
  }, [client, dbName, token]);
}
