import { atSede } from '@comanda/contract/locations/at-sede.rules';
import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { stored } from '../../lib/stored.ts';

/**
 * From here on everything happens at this sede. Somebody signed in elsewhere is nobody here, and
 * what was said to another sede's assistant is over.
 */
export function chooseLocation(location: Location, restaurant: Restaurant, path: string): void {
  if (stored.location.get()?._id !== location._id) {
    stored.user.remove();
    stored.chatSessionId.remove();
    if (!stored.authUser.get()) stored.token.remove();
  }
  // Whoever sits at a table scans its code afterwards.
  stored.table.remove();
  stored.restaurant.set(atSede(restaurant, location));
  stored.location.set(location);
  stored.path.set(path);
}
