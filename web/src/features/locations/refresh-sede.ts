import { atSede } from '@comanda/contract/locations/at-sede.rules';
import { stored } from '../../lib/stored.ts';
import { fetchLocations } from './locations.api.ts';

/** The sede was chosen some visits ago: its hours, or whether it takes orders, may be others now. */
export async function refreshSede(): Promise<void> {
  const path = stored.path.get();
  if (!path) return;
  const { data, restaurante } = await fetchLocations(path);
  // The link may be another restaurant's than the sede that was chosen before.
  const sede = data.find(({ _id }) => _id === stored.location.get()?._id);
  if (!sede) return;
  stored.location.set(sede);
  stored.restaurant.set(atSede(restaurante, sede));
}
