import type { Location } from '@comanda/contract/locations/locations';
import { useEffect } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useOwnLocations } from './owner.api.ts';

/** The sede everything in the owner's area is about: the chosen one, or the first. */
export function useOwnSede(email: string) {
  const query = useOwnLocations(email);
  const chosen = useStored(stored.location);
  const sedes: readonly Location[] = query.data ?? [];
  // A browser may remember somebody else's sede.
  const sede = sedes.find(({ _id }) => _id === chosen?._id) ?? sedes[0] ?? null;

  useEffect(() => {
    if (sede && sede !== stored.location.get()) stored.location.set(sede);
  }, [sede]);

  return { sede, sedes, query };
}
