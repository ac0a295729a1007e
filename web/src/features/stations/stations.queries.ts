import type { Station, StationDraft, StationsAnswer } from '@comanda/contract/menu/stations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { menuVersion } from '../menu/menu.api.ts';

/** The stations of a sede. Undefined until they are there, and where they do not load. */
export function useStations(dbName: string): readonly Station[] | undefined {
  const { data } = useQuery({
    queryKey: stationsKey(dbName),
    queryFn: () => readStations(dbName),
    enabled: dbName !== '',
  });
  return data?.estaciones;
}

/** Asks for them again, for a screen that is told that somebody changed them. */
export function useReloadStations(dbName: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: stationsKey(dbName) }),
    [client, dbName],
  );
}

/** The same for the form that changes them. */
export function useEditedStations(dbName: string) {
  return useQuery({
    queryKey: editedKey(dbName),
    queryFn: () => readStations(dbName),
    // Somebody else may have changed the stations since an earlier form read them.
    staleTime: 0,
    gcTime: 0,
  });
}

interface Save {
  read: StationsAnswer;
  /** What to save over these stations; throws if that needs a decision. */
  over: (stored: StationsAnswer) => StationDraft[];
}

/** If the sede changed since the stations were read, they are saved over those that are stored now. */
export function useSaveStations(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ read, over }: Save) => {
      const save = (from: StationsAnswer) =>
        api('PUT /api/stations', {
          body: { dbName, version: from.version, estaciones: over(from) },
        });
      try {
        return await save(read);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'menu_cambiado') throw error;
        return save(await readStations(dbName));
      }
    },
    onSuccess: ({ estaciones, version }) =>
      client.setQueryData<StationsAnswer>(stationsKey(dbName), { estaciones, version }),
    onSettled: () => client.invalidateQueries({ queryKey: editedKey(dbName) }),
  });
}

function readStations(dbName: string): Promise<StationsAnswer> {
  return api('GET /api/stations', { query: { dbName, version: menuVersion(dbName) } });
}

const stationsKey = (dbName: string) => ['stations', dbName, 'listed'];
const editedKey = (dbName: string) => ['stations', dbName, 'edited'];
