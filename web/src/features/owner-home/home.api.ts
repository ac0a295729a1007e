import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { connect } from '../../lib/live/socket.ts';

const KEY = ['home'];
/** The safety net below the sockets; ages also grow without an event. */
const REFRESH_MS = 30_000;
/** A busy evening brings several events a second; one request covers those of this time. */
const GATHER_MS = 800;

/** Every sede as it is now. */
export function useHome() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api('GET /api/admin/home', { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

/** Counts again when something happens at one of the sedes. */
export function useLiveHome(dbNames: readonly string[], token: string | null): void {
  const client = useQueryClient();
  const sedes = dbNames.join(' ');
  useEffect(() => {
    if (!token || sedes === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: KEY });
        void client.invalidateQueries({ queryKey: ['report'] });
      }, GATHER_MS);
    };
    const heard = { onConnect: refresh, new_order: refresh, updated_order: refresh };
    const closers = sedes.split(' ').map((dbName) => connect({ token, dbName }, heard));
    return () => {
      clearTimeout(timer);
      for (const close of closers) close();
    };
  }, [client, sedes, token]);
}
