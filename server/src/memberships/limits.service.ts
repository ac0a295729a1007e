import { DEFAULT_SEDES } from '@comanda/contract/locations/locations.rules';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { countPeople, countSedes } from './coverage.db.ts';
import { findLimits } from './memberships.db.ts';

export { lockMembership } from './memberships.db.ts';

// The deciding count runs under the lock of the membership, so that two at once cannot both take
// the last place. Read-only ones count too, or people could take turns in one place.

export async function refuseSedeBeyondPlan(db: Db, restaurantId: string): Promise<void> {
  const limits = await findLimits(db, restaurantId);
  const count = await countSedes(db, restaurantId);
  if (count >= (limits?.sedes ?? DEFAULT_SEDES)) throw new AppError('limite_de_sedes');
}

/** Counted over all sedes. */
export async function refusePeopleBeyondPlan(
  db: Db,
  restaurantId: string,
  more: number,
): Promise<void> {
  const allowed = (await findLimits(db, restaurantId))?.usuarios ?? null;
  if (allowed === null) return;
  const count = await countPeople(db, restaurantId);
  if (count + more > allowed) throw new AppError('limite_de_usuarios');
}
