import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useResource } from '../../lib/use-resource.ts';

export function fetchLocations(path: string) {
  return api('GET /api/locations/getLocationsByPath', { query: { path }, anonymous: true });
}

export function useLocationsByPath(path: string) {
  const load = useCallback(() => fetchLocations(path), [path]);
  return useResource(`locations ${path}`, load);
}
