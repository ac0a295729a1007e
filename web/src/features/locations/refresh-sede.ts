import { atSede } from '@comanda/contract/locations/at-sede.rules';
import { now } from '../../lib/clock.ts';
import { stored } from '../../lib/stored.ts';
import { fetchLocations } from './locations.api.ts';

/** Reloads the chosen sede, whose hours or availability may have changed since the last visit. */
export async function refreshSede(): Promise<void> {
  const path = stored.path.get();
  if (!path) return;
  const { data, restaurante } = await fetchLocations(path);
  // The link may belong to another restaurant than the sede chosen before.
  const sede = data.find(({ _id }) => _id === stored.location.get()?._id);
  if (!sede) return;
  stored.location.set(sede);
  stored.restaurant.set(atSede(restaurante, sede, now()));
}
