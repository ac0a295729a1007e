import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useResource } from '../../lib/use-resource.ts';
import { menuVersion, useMenuChanges } from '../menu/menu.api.ts';

/** Where a sede delivers. Undefined until it is known, and where it does not load: then the server decides. */
export function useDeliveryZones(dbName: string, isWanted: boolean) {
  const load = useCallback(
    async () =>
      isWanted && dbName !== ''
        ? api('GET /api/zones', {
            query: { dbName, version: menuVersion(dbName) },
            anonymous: true,
          })
        : undefined,
    [dbName, isWanted],
  );
  const { data, reload } = useResource(`zonas ${isWanted ? dbName : ''}`, load);
  useMenuChanges(isWanted ? dbName : '', reload);
  return { zones: data, reload };
}
