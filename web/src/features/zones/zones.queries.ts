import type { Punto } from '@comanda/contract/zones/zone-for.rules';
import type { ZoneDraft, ZonesAnswer } from '@comanda/contract/zones/zones';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { menuVersion } from '../menu/menu.api.ts';

/** The zones of a sede for who keeps them. */
export function useZones(dbName: string) {
  return useQuery({
    queryKey: zonesKey(dbName),
    queryFn: () => api('GET /api/zones', { query: { dbName, version: menuVersion(dbName) } }),
    // Somebody else may have changed them since an earlier screen read them.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Saves the whole list over the one that the screen shows. Refused where somebody changed the sede since. */
export function useSaveZones(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ zonas, version }: { zonas: readonly ZoneDraft[]; version: number }) =>
      api('PUT /api/zones', { body: { dbName, version, zonas: [...zonas] } }),
    onSuccess: ({ message: _, ...saved }) =>
      client.setQueryData<ZonesAnswer>(zonesKey(dbName), saved),
    onError: () => client.invalidateQueries({ queryKey: zonesKey(dbName) }),
  });
}

/** Says where the sede is: what a radius is measured from. */
export function useSavePunto(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ punto, version }: { punto: Punto | null; version: number }) =>
      api('PATCH /api/locations/ajustes', { body: { dbName, version, ajustes: { punto } } }),
    onSettled: () => client.invalidateQueries({ queryKey: zonesKey(dbName) }),
  });
}

const zonesKey = (dbName: string) => ['zones', dbName];
