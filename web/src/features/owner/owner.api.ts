import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { signOut } from '../auth/session.ts';

/** The owner's sedes. */
export function useOwnLocations(email: string) {
  return useQuery({
    queryKey: ['locations', email],
    queryFn: async () => {
      const query = { email };
      return (await api('GET /api/locations/getLocationsByEmail', { query })).data;
    },
  });
}

/** The restaurant as the public sees it: its id opens the same page as its link. */
export function useOwnRestaurant(id: string) {
  return useQuery({
    queryKey: ['restaurant', id],
    queryFn: async () => {
      const query = { path: id };
      return (await api('GET /api/locations/getLocationsByPath', { query })).restaurante;
    },
  });
}

/** Gone here at once; the server hears of it when it can. */
export function signOutOwner(): void {
  api('POST /api/admin/logout').catch(() => undefined);
  // Without a token the rest of the way out does not call the employees' door.
  stored.token.remove();
  stored.location.remove();
  signOut();
}
