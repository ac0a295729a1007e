import type { FailedTicket } from '@comanda/contract/printing/failed-tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

/** A cook who waits for paper hears soon that it will not come. */
const REFRESH_MS = 15_000;
/** Where no station has a printer: somebody may give it one. */
const RARELY_MS = 600_000;

const NONE: readonly FailedTicket[] = [];

/** The tickets of a station that did not come out; null: of all stations. */
export function useFailedTickets(dbName: string, estacion: string | null) {
  const { data } = useQuery({
    queryKey: [...failedKey(dbName), estacion],
    queryFn: () =>
      api('GET /api/printers/failed', { query: { dbName, ...(estacion && { estacion }) } }),
    refetchInterval: ({ state }) => (state.data?.imprime === false ? RARELY_MS : REFRESH_MS),
  });
  return data?.data ?? NONE;
}

export function useRetryFailed(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      api('POST /api/printers/failed/retry', { body: { dbName, ids: [...ids] } }),
    onSettled: () => client.invalidateQueries({ queryKey: failedKey(dbName) }),
  });
}

function failedKey(dbName: string) {
  return ['failed-tickets', dbName] as const;
}
