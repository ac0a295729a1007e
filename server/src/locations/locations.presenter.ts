import type { Location } from '@comanda/contract/locations';
import type { Selectable } from 'kysely';
import type { Tables } from '../tables.ts';

export type LocationRow = Omit<
  Selectable<Tables['locations']>,
  'restaurant_id' | 'created_at' | 'mesa_key'
>;

export function presentLocation({ id, ...row }: LocationRow): Location {
  return { _id: id, ...row };
}
