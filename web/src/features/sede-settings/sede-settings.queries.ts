import type { PublicSettingsAnswer, SedeSettings } from '@comanda/contract/locations/locations';
import type { QuienPide } from '@comanda/contract/locations/sede-settings.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { menuVersion, useMenuChanges } from '../menu/menu.api.ts';

/** Whom the sede takes orders from, fresh on every screen as soon as somebody changes it. */
export function useWhoOrders(dbName: string) {
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: publicKey(dbName) });
  }, [client, dbName]);
  useMenuChanges(dbName, refresh);
  const { data: quien = 'todos' } = useQuery({
    queryKey: publicKey(dbName),
    queryFn: async () => {
      const query = { dbName, version: menuVersion(dbName) };
      return quienOf(await api('GET /api/locations/ajustes', { query }));
    },
    enabled: dbName !== '',
  });
  const change = useMutation({
    mutationFn: (quien: QuienPide) =>
      api('PATCH /api/locations/quienPide', {
        body: { dbName, quien },
      }),
    onSuccess: (answer) => client.setQueryData(publicKey(dbName), quienOf(answer)),
  });
  return { quien, change };
}

/** Everything the owner decides about a sede. */
export function useSedeSettings(dbName: string) {
  return useQuery({
    queryKey: ownKey(dbName),
    queryFn: () => api('GET /api/locations/ajustes/completos', { query: { dbName } }),
    // What an earlier form showed may be another's by now.
    staleTime: 0,
    gcTime: 0,
  });
}

interface Save {
  version: number;
  pedidos: SedeSettings['pedidos'];
}

/** A sede that changed meanwhile is read again, so that the next try is about how it is now. */
export function useSaveSettings(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, pedidos }: Save) =>
      api('PATCH /api/locations/ajustes', {
        body: { dbName, version, ajustes: { pedidos } },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ownKey(dbName) }),
  });
}

function quienOf({ data }: PublicSettingsAnswer): QuienPide {
  return data.pedidos.quien;
}

const publicKey = (dbName: string) => ['sede-settings', dbName, 'public'];
const ownKey = (dbName: string) => ['sede-settings', dbName, 'own'];
