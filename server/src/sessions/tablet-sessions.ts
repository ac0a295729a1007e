import type { Db } from '../db/db.ts';
import { hashToken, type Session, tellPeopleChanged } from './session.ts';

/** The session of who trusts a tablet ends with it too. */
export async function bindToTablet(tx: Db, token: string, tabletId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ tablet_id: tabletId })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Ends every session opened on a shared tablet and returns them, so that their sockets close too. */
export async function endSessionsOn(
  tx: Db,
  restaurantId: string,
  tabletId: string,
): Promise<Pick<Session, 'tokenHash'>[]> {
  const rows = await tx
    .deleteFrom('sessions')
    .where('restaurant_id', '=', restaurantId)
    .where('tablet_id', '=', tabletId)
    .returning('token_hash')
    .execute();
  await tellPeopleChanged(tx, restaurantId);
  return rows.map((row) => ({ tokenHash: row.token_hash }));
}
