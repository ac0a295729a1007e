import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchMenu, useMenuChanges } from './menu.api.ts';

export const menuQuery = (dbName: string) =>
  queryOptions({
    queryKey: ['menu', dbName],
    queryFn: () => fetchMenu(dbName),
    enabled: dbName !== '',
  });

/** A sede's menu for owners and staff, reloaded whenever somebody changes it. */
export function useMenuOf(dbName: string) {
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: menuQuery(dbName).queryKey });
  }, [client, dbName]);
  useMenuChanges(dbName, refresh);
  return useQuery(menuQuery(dbName));
}
