import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchMenu, useMenuChanges } from './menu.api.ts';

/** A sede's menu for owners and staff, reloaded whenever somebody changes it. */
export function useMenuOf(dbName: string) {
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['menu', dbName] });
  }, [client, dbName]);
  useMenuChanges(dbName, refresh);
  return useQuery({
    queryKey: ['menu', dbName],
    queryFn: () => fetchMenu(dbName),
    enabled: dbName !== '',
  });
}
