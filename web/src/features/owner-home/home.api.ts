import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useLiveQueries } from '../realtime/use-live-queries.ts';

/** For whoever changes what the home counts, such as a menu. */
export const HOME_KEY = ['home'];
/** The safety net below the sockets; ages also grow without an event. */
const REFRESH_MS = 30_000;

/** Every sede as it is now. */
export function useHome() {
  return useQuery({
    queryKey: HOME_KEY,
    queryFn: async ({ signal }) => (await api('GET /api/admin/home', { signal })).data,
    refetchInterval: REFRESH_MS,
    // Who comes back from adding a dish or an employee sees it counted.
    refetchOnMount: 'always',
    // So does who comes back from another tab.
    refetchOnWindowFocus: 'always',
  });
}

/** Counts again after every change that this tab saved: a dish, a person, a printer, what a sede has settled. */
export function useHomeAfterChanges(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        void client.invalidateQueries({ queryKey: HOME_KEY });
      }),
    [client],
  );
}

/** What changes the home: it counts orders and open accounts, and shows the sales of the reports. */
const LIVE = {
  events: ['new_order', 'updated_order', 'updated_account'],
  queryKeys: [HOME_KEY, ['report']],
} as const;

/** Counts again when something happens at one of the sedes. */
export function useLiveHome(dbNames: readonly string[], token: string | null): void {
  useLiveQueries(dbNames, token, LIVE);
}
