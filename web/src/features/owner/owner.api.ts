import type { Location } from '@comanda/contract/locations/locations';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
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

/** The restaurant as the public sees it. Its id opens the same page as its link. */
export function useOwnRestaurant(id: string) {
  return useQuery({
    queryKey: ['restaurant', id],
    queryFn: async () => {
      const query = { path: id };
      return (await api('GET /api/locations/getLocationsByPath', { query })).restaurante;
    },
  });
}

/** Signs out here at once and tells the server without waiting. */
export function signOutOwner(): void {
  api('POST /api/admin/logout').catch(() => undefined);
  // Without a token, `signOut` does not call the employees' logout.
  stored.token.remove();
  stored.location.remove();
  signOut();
}

/** The sede that the owner's screens are about: the chosen one, or the first. */
export function useOwnSede(email: string) {
  const query = useOwnLocations(email);
  const chosen = useStored(stored.location);
  const sedes: readonly Location[] = query.data ?? [];
  // The browser may remember another owner's sede.
  const sede = sedes.find(({ _id }) => _id === chosen?._id) ?? sedes[0] ?? null;

  useEffect(() => {
    if (sede && sede !== stored.location.get()) stored.location.set(sede);
  }, [sede]);

  return { sede, sedes, query };
}
