import type { Location } from '@comanda/contract/locations/locations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { signOut } from '../auth/session.ts';
import { forgetTabSede, useTabSede } from './tab-sede.ts';

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

export const restaurantKey = (id: string) => ['restaurant', id];

/** The restaurant as the public sees it. Its id opens the same page as its link. */
export function useOwnRestaurant(id: string) {
  return useQuery({
    queryKey: restaurantKey(id),
    queryFn: async () => {
      const query = { path: id };
      return (await api('GET /api/locations/getLocationsByPath', { query })).restaurante;
    },
  });
}

export const brandKey = (id: string) => ['brand', id];

/** The name, logo and tax number that the owner typed. */
export function useOwnBrand(id: string) {
  return useQuery({
    queryKey: brandKey(id),
    queryFn: async () => (await api('GET /api/admin/restaurant')).data,
  });
}

/** Signs out here at once and tells the server without waiting. */
export function signOutOwner(): void {
  api('POST /api/admin/logout').catch(() => undefined);
  // Without a token, `signOut` does not call the employees' logout.
  stored.token.remove();
  stored.location.remove();
  forgetTabSede();
  signOut();
}

const NO_SEDES: readonly Location[] = [];

/** The sede that the owner's screens are about: the chosen one, or the first. `closed`: for good; only reports still show them. */
export function useOwnSede(email: string) {
  const query = useOwnLocations(email);
  const chosen = useTabSede();
  const sedes = useMemo(
    () => query.data?.filter(({ cerrada }) => !cerrada) ?? NO_SEDES,
    [query.data],
  );
  const closed = useMemo(
    () => query.data?.filter(({ cerrada }) => cerrada) ?? NO_SEDES,
    [query.data],
  );
  // The browser may remember another owner's sede.
  const sede = sedes.find(({ _id }) => _id === chosen) ?? sedes[0] ?? null;

  useEffect(() => {
    if (!sede) return;
    const last = stored.location.get();
    // The one that another tab of this owner chose stays: new tabs start with it.
    const isOthers = last?._id !== sede._id && sedes.some(({ _id }) => _id === last?._id);
    if (!isOthers && sede !== last) stored.location.set(sede);
  }, [sede, sedes]);

  return { sede, sedes, closed, query };
}
