import { atSede } from '@comanda/contract/locations/at-sede.rules';
import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sede } from '../sessions/session.ts';
import { findRestaurant, selectLocations } from './locations.db.ts';
import { presentLocation, presentRestaurant } from './locations.presenter.ts';

/** A restaurant and its sedes as the public sees them, by its link or its id. */
export async function restaurantByPath(
  db: Db,
  path: string,
): Promise<{ data: Location[]; restaurante: Restaurant }> {
  const restaurant = await findRestaurant(db, path);
  if (!restaurant) throw new AppError('restaurante_desconocido');
  const locations = await selectLocations(db, restaurant.id);
  return {
    data: locations.map(presentLocation),
    restaurante: presentRestaurant(restaurant, new Date()),
  };
}

/** One sede and its restaurant. */
export async function publicFaceOf(
  db: Db,
  sede: Sede,
): Promise<{ location: Location; restaurante: Restaurant }> {
  const { data, restaurante } = await restaurantByPath(db, sede.restaurantId);
  const location = data.find(({ _id }) => _id === sede.locationId);
  if (!location) throw new AppError('sede_desconocida');
  return { location, restaurante: atSede(restaurante, location) };
}
