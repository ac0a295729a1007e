import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchMenu, useMenuChanges } from './menu.api.ts';

/** A sede's menu for those who work with it, fresh as soon as somebody changes it. */
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
