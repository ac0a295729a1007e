import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { signOut } from '../auth/session.ts';

/** The owner's sedes. */
export function useOwnLocations(email: string) {
  return useQuery({
    queryKey: ['locations', email],
    queryFn: async () => {
      const query = { email };
      const { data } = await api<{ data: Location[] }>('/api/locations/getLocationsByEmail', {
        query,
      });
      return data;
    },
  });
}

/** The restaurant as the public sees it: its id opens the same page as its link. */
export function useOwnRestaurant(id: string) {
  return useQuery({
    queryKey: ['restaurant', id],
    queryFn: async () => {
      const query = { path: id };
      const { restaurante } = await api<{ restaurante: Restaurant }>(
        '/api/locations/getLocationsByPath',
        { query },
      );
      return restaurante;
    },
  });
}

/** Gone here at once; the server hears of it when it can. */
export function signOutOwner(): void {
  api('/api/admin/logout', { method: 'POST' }).catch(() => undefined);
  // Without a token the rest of the way out does not call the employees' door.
  stored.token.remove();
  stored.location.remove();
  signOut();
}
