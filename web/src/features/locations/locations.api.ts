import type { Location, Restaurant } from '@comanda/contract/locations';
import { useCallback } from 'react';
import { api } from '../../lib/api-client.ts';
import { useResource } from '../../lib/use-resource.ts';

interface LocationsByPath {
  data: Location[];
  restaurante: Restaurant;
}

export function useLocationsByPath(path: string) {
  const load = useCallback(
    () =>
      api<LocationsByPath>('/api/locations/getLocationsByPath', {
        query: { path },
        anonymous: true,
      }),
    [path],
  );
  return useResource(`locations ${path}`, load);
}
