import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, apiFile } from '../../lib/api/api-client.ts';

/** Tables by number, both included. */
export interface TableRange {
  desde: number;
  hasta: number;
}

/** The links of a sede's tables; null while it is not said which. */
export function useTableLinks(dbName: string, range: TableRange | null) {
  return useQuery({
    queryKey: ['tables', dbName, range],
    queryFn: async () =>
      (
        await api('GET /api/locations/mesas', {
          query: { dbName, desde: range?.desde, hasta: range?.hasta },
        })
      ).data,
    enabled: range !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The sheet to print, one code a table. */
export function useTableSheet(dbName: string) {
  return useMutation({
    mutationFn: ({ desde, hasta }: TableRange) =>
      apiFile('GET /api/locations/mesas.pdf', { query: { dbName, desde, hasta } }),
  });
}
