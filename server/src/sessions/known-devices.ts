import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Sede } from './session.ts';

/** Nobody uses more at once; the ones unused longest are forgotten. */
const MAX_DEVICES = 20;

/** Whether the owner with this e-mail, or somebody of the sede, has signed in on this device. */
export async function isKnownDevice(
  db: Db,
  tokenHash: Buffer,
  email: string,
  sede: Sede | null,
): Promise<boolean> {
  const { restaurantId, subjects } = sede
    ? { restaurantId: sede.restaurantId, subjects: peopleOf(sede, email) }
    : await findOwner(db, email);
  if (!restaurantId) return false;
  const { rows } = await sql`
    SELECT 1 FROM known_devices
    WHERE restaurant_id = ${restaurantId} AND token_hash = ${tokenHash}
      AND subject_id IN (${subjects})`.execute(db);
  return rows.length > 0;
}

async function findOwner(db: Db, email: string) {
  const owner = await db
    .selectFrom('owners')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return { restaurantId: owner?.id, subjects: sql`${owner?.id}` };
}

export async function insertDevice(
  db: Db,
  restaurantId: string,
  subjectId: string,
  tokenHash: Buffer,
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ restaurant_id: restaurantId, subject_id: subjectId, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'subject_id', 'token_hash'])
        .doUpdateSet({ seen_at: new Date() }),
    )
    .execute();
  await sql`
    DELETE FROM known_devices
    WHERE restaurant_id = ${restaurantId} AND subject_id = ${subjectId} AND token_hash NOT IN (
      SELECT token_hash FROM known_devices
      WHERE restaurant_id = ${restaurantId} AND subject_id = ${subjectId}
      ORDER BY seen_at DESC LIMIT ${MAX_DEVICES}
    )`.execute(db);
}

export async function dropDevices(tx: Db, restaurantId: string, subjectId: string): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('restaurant_id', '=', restaurantId)
    .where('subject_id', '=', subjectId)
    .execute();
}

export async function dropAllDevices(tx: Db, restaurantId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('restaurant_id', '=', restaurantId).execute();
}

function peopleOf({ restaurantId, locationId }: Sede, email: string) {
  const person = sql`restaurant_id = ${restaurantId} AND location_id = ${locationId} AND email = ${email}`;
  return sql`
    SELECT id FROM clients WHERE ${person}
    UNION ALL SELECT id FROM employees WHERE ${person}`;
}
