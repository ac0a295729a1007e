import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { useCallback } from 'react';
import { api } from '../../lib/api-client.ts';
import { useResource } from '../../lib/use-resource.ts';

interface LocationsByPath {
  data: Location[];
  restaurante: Restaurant;
}

export function fetchLocations(path: string): Promise<LocationsByPath> {
  return api('/api/locations/getLocationsByPath', { query: { path }, anonymous: true });
}

export function useLocationsByPath(path: string) {
  const load = useCallback(() => fetchLocations(path), [path]);
  return useResource(`locations ${path}`, load);
}
