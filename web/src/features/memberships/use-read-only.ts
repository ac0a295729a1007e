import type { SoloLectura } from '@comanda/contract/memberships/memberships';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

const ASK_AGAIN_MS = 60_000;

/** What of somebody of the staff the plan does not cover, or nothing. */
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
