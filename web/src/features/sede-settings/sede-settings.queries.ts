import type { PublicSettings, SedeSettings } from '@comanda/contract/locations/locations';
import type { QuienPide } from '@comanda/contract/locations/sede-settings.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { menuVersion, useMenuChanges } from '../menu/menu.api.ts';

/** From whom the sede takes orders, updated on every screen when somebody changes it. */
export function useWhoOrders(dbName: string) {
  const client = useQueryClient();
  const quien = usePublicSettings(dbName).data?.pedidos.quien ?? 'todos';
  const change = useMutation({
    mutationFn: (quien: QuienPide) =>
      api('PATCH /api/locations/quienPide', {
        body: { dbName, quien },
      }),
    onSuccess: ({ data }) => client.setQueryData<PublicSettings>(publicKey(dbName), data),
  });
  return { quien, change };
}

/** True if the sede keeps an account for each table. A node of an older version does not say. */
export function useHasAccounts(dbName: string): boolean {
  return useAccountsSetting(dbName).hasAccounts;
}

/** The same with the request that tells it. */
export function useAccountsSetting(dbName: string) {
  const query = usePublicSettings(dbName);
  return { query, hasAccounts: query.data?.cuentas?.activas ?? false };
}

function usePublicSettings(dbName: string) {
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: publicKey(dbName) });
  }, [client, dbName]);
  useMenuChanges(dbName, refresh);
  return useQuery<PublicSettings>({
    queryKey: publicKey(dbName),
    queryFn: async () => {
      const query = { dbName, version: menuVersion(dbName) };
      const { data: settings } = await api('GET /api/locations/ajustes', { query });
      return settings;
    },
    enabled: dbName !== '',
  });
}

/** All settings of a sede that the owner decides. */
export function useSedeSettings(dbName: string) {
  return useQuery({
    queryKey: ownKey(dbName),
    queryFn: () => api('GET /api/locations/ajustes/completos', { query: { dbName } }),
    // Somebody else may have changed the settings since an earlier form read them.
    staleTime: 0,
    gcTime: 0,
  });
}

interface Save {
  version: number;
  ajustes: Pick<SedeSettings, 'pedidos' | 'cuentas'>;
}

/**
 * Reads the sede's settings again if somebody else changed them, so that the next attempt starts
 * from them.
 */
export function useSaveSettings(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ajustes }: Save) =>
      api('PATCH /api/locations/ajustes', {
        body: { dbName, version, ajustes },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ownKey(dbName) }),
  });
}

const publicKey = (dbName: string) => ['sede-settings', dbName, 'public'];
const ownKey = (dbName: string) => ['sede-settings', dbName, 'own'];
