import type { SoloLectura } from '@comanda/contract/memberships/memberships';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

const ASK_AGAIN_MS = 60_000;

/** What the plan does not cover for this employee, their sede or themselves; null if it covers both. */
export function useReadOnly(dbName: string): SoloLectura | null {
  const { data } = useQuery({
    queryKey: ['access', dbName],
    queryFn: async () => {
      const query = { dbName };
      return (await api('GET /api/memberships/access', { query })).data.soloLectura;
    },
    enabled: dbName !== '',
    refetchInterval: ASK_AGAIN_MS,
  });
  return data ?? null;
}
