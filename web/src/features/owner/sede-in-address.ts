import type { Location } from '@comanda/contract/locations/locations';
import { useSearchParams } from '../../lib/address.tsx';

/** The sede that the address names; none if it names all, or one that is gone or somebody else's. */
export function useSedeInAddress(sedes: readonly Location[]): Location | undefined {
  const named = useSearchParams().get('sede');
  return sedes.find(({ dbName }) => dbName === named);
}
