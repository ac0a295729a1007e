import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { menuVersion, useMenuChanges } from '../menu/menu.api.ts';

/** The plan of a sede's tables as its staff see it, read again whenever somebody saves it. */
export function useTablePlan(dbName: string, isEnabled = true) {
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: tablePlanKey(dbName) });
  }, [client, dbName]);
  useMenuChanges(dbName, refresh);
  const query = useQuery({
    queryKey: tablePlanKey(dbName),
    queryFn: async () => {
      const { data } = await api('GET /api/tables', {
        query: { dbName, version: menuVersion(dbName) },
      });
      return data;
    },
    enabled: isEnabled && dbName !== '',
  });
  return { query, plan: query.data };
}

// Beside the owner's form, whose save reads every plan of the sede again.
const tablePlanKey = (dbName: string) => ['plan', dbName, 'console'];
