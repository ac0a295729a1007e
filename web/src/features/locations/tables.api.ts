import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useResource } from '../../lib/use-resource.ts';

/** What the link of a table says. */
export interface TableLinkQuery {
  sede: string;
  mesa: string;
  firma: string;
}

export function useTable({ sede, mesa, firma }: TableLinkQuery) {
  const load = useCallback(async () => {
    const query = { sede, mesa, firma };
    return (await api('GET /api/locations/mesa', { query })).data;
  }, [sede, mesa, firma]);
  return useResource(`mesa ${sede} ${mesa} ${firma}`, load);
}
