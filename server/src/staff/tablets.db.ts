import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** No sede has more; the ones unused longest are forgotten. */
const MAX_TABLETS = 20;

/** The tablet of this token in this sede. Locked, it cannot be revoked until the transaction ends. */
export async function findTablet(
  db: Db,
  sede: Sede,
  tokenHash: Buffer,
  { isLocked = false } = {},
): Promise<string | null> {
  const row = await db
    .selectFrom('shared_tablets')
    .select('id')
    .where(inSede(sede))
    .where('token_hash', '=', tokenHash)
    .$if(isLocked, (query) => query.forShare())
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertTablet(
  tx: Db,
  sede: Sede,
  { tokenHash, trustedBy }: { tokenHash: Buffer; trustedBy: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('shared_tablets')
    .values({ ...sedeKeys(sede), token_hash: tokenHash, trusted_by: trustedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    DELETE FROM shared_tablets
    WHERE ${inSede(sede)} AND id NOT IN (
      SELECT id FROM shared_tablets WHERE ${inSede(sede)} ORDER BY seen_at DESC LIMIT ${MAX_TABLETS}
    )`.execute(tx);
  return id;
}

export async function noteTablet(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx
    .updateTable('shared_tablets')
    .set({ seen_at: new Date() })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

/** The newest first. */
export async function selectTablets(db: Db, sede: Sede) {
  return db
    .selectFrom('shared_tablets as t')
    .innerJoin('employees as e', (join) =>
      join
        .onRef('e.restaurant_id', '=', 't.restaurant_id')
        .onRef('e.location_id', '=', 't.location_id')
        .onRef('e.id', '=', 't.trusted_by'),
    )
    .select(['t.id', 't.created_at', 't.seen_at', 'e.nombre'])
    .where(inSede(sede, 't'))
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .execute();
}

export async function deleteTablet(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx.deleteFrom('shared_tablets').where(inSede(sede)).where('id', '=', id).execute();
}
