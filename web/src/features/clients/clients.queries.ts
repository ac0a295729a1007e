import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiFile } from '../../lib/api/api-client.ts';

const PAGE = 60;

const keyOf = (dbName: string) => ['clients', dbName];

/** The clients of a sede, newest first, one page at a time. */
export function useClients(dbName: string, q: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(dbName), 'list', q],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api/clients', {
        query: { dbName, q: q || null, limit: PAGE, cursor },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: dbName !== '',
    // While another search loads, the old list stays; while another sede loads, it does not.
    placeholderData: (previous, query) => (query?.queryKey[1] === dbName ? previous : undefined),
  });
}

/** The orders of a client at a sede, newest first, one page at a time. */
export function useClientOrders(dbName: string, clientId: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(dbName), 'orders', clientId],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api/clients/:clientId/orders', {
        params: { clientId },
        query: { dbName, cursor },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The clients that match as a sheet. */
export function fetchClientSheet(dbName: string, q: string): Promise<Blob> {
  return apiFile('GET /api/clients/clients.csv', { query: { dbName, q: q || null } });
}

export function useDeleteClient(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/clients/delete/:clientId', { params: { clientId: id }, query: { dbName } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(dbName) }),
  });
}
