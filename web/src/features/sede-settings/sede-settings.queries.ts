import type {
  PublicSettings,
  PublicSettingsAnswer,
  SedeSettingsAnswer,
  SedeSettingsBody,
} from '@comanda/contract/locations/locations';
import type { QuienPide } from '@comanda/contract/locations/sede-settings.rules';
import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
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
    onSuccess: (answer) =>
      client.setQueryData<PublicSettings>(publicKey(dbName), ajustesOf(answer)),
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

/** True if dishes of the sede wait for their course. A node of an older version does not say. */
export function useHasCourses(dbName: string): boolean {
  return usePublicSettings(dbName).data?.cocina?.tiempos ?? false;
}

/** True if guests order for later here. A node of an older version does not say. */
export function useIsScheduling(dbName: string): boolean {
  return usePublicSettings(dbName).data?.programar?.activo ?? false;
}

/** When the sede opens and pauses, and what it promises. A node of an older version does not say. */
export function useService(dbName: string) {
  const { data } = usePublicSettings(dbName);
  return useMemo(() => data && { ...DEFAULT_SERVICE, ...data }, [data]);
}

/** Takes what a call that changes the sede answers, so that nobody waits to see it. */
export function useTakeSettings(dbName: string) {
  const client = useQueryClient();
  return useCallback(
    (answer: PublicSettingsAnswer) => {
      client.setQueryData<PublicSettings>(publicKey(dbName), ajustesOf(answer));
      return client.invalidateQueries({ queryKey: ownKey(dbName) });
    },
    [client, dbName],
  );
}

/** What whoever charges, or asks the guests about a tip, needs to know of the sede. */
export function useChargeSettings(dbName: string) {
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: chargeKey(dbName) });
  }, [client, dbName]);
  useMenuChanges(dbName, refresh);
  return useQuery({
    queryKey: chargeKey(dbName),
    queryFn: async () =>
      (await api('GET /api/locations/ajustes/cobro', { query: { dbName } })).data,
  });
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
      return ajustesOf(await api('GET /api/locations/ajustes', { query }));
    },
    enabled: dbName !== '',
  });
}

/** All settings of a sede that the owner decides. */
export function useSedeSettings(dbName: string) {
  return useQuery({
    queryKey: ownKey(dbName),
    queryFn: () => readSettings(dbName),
    // Somebody else may have changed the settings since an earlier form read them.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The same, read again whenever somebody changes the sede. */
export function useLiveSedeSettings(dbName: string) {
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: ownKey(dbName) });
  }, [client, dbName]);
  useMenuChanges(dbName, refresh);
  return useSedeSettings(dbName);
}

interface Save {
  read: SedeSettingsAnswer;
  /** What to save over these settings; throws if that needs a decision. */
  over: (stored: SedeSettingsAnswer) => SedeSettingsBody['ajustes'];
}

/** If the sede changed since the settings were read, they are saved over what is stored now. */
export function useSaveSettings(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ read, over }: Save) => {
      const save = (from: SedeSettingsAnswer) =>
        api('PATCH /api/locations/ajustes', {
          body: { dbName, version: from.version, ajustes: over(from) },
        });
      try {
        return await save(read);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'menu_cambiado') throw error;
        return save(await readSettings(dbName));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownKey(dbName) }),
  });
}

function readSettings(dbName: string): Promise<SedeSettingsAnswer> {
  return api('GET /api/locations/ajustes/completos', { query: { dbName } });
}

const publicKey = (dbName: string) => ['sede-settings', dbName, 'public'];
const chargeKey = (dbName: string) => ['sede-settings', dbName, 'charge'];
const ownKey = (dbName: string) => ['sede-settings', dbName, 'own'];
