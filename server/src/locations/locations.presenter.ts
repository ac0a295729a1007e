import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { isActive } from '@comanda/contract/memberships/memberships.rules';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type LocationRow = Omit<
  Selectable<Tables['locations']>,
  'restaurant_id' | 'created_at' | 'mesa_key'
>;

export function presentLocation({ id, ...row }: LocationRow): Location {
  return { _id: id, ...row };
}

/** The public part of a restaurant. */
export function presentRestaurant(
  {
    id,
    nombre,
    path,
    fechaFin,
  }: Pick<Selectable<Tables['owners']>, 'id' | 'nombre' | 'path' | 'fechaFin'>,
  now: Date,
): Restaurant {
  return { _id: id, nombre, path, recibePedidos: isActive(fechaFin, now) };
}
