import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { dropCode } from '../sessions/email-codes.ts';
import { hashToken } from '../sessions/session.ts';

export async function findOwnerByEmail(db: Db, email: string) {
  return ownerQuery(db).where('o.email', '=', email).executeTakeFirst();
}

export async function findOwner(db: Db, id: string) {
  return ownerQuery(db).where('o.id', '=', id).executeTakeFirstOrThrow();
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwnerByEmail>>>;

function ownerQuery(db: Db) {
  return db
    .selectFrom('owners as o')
    .leftJoin('plans as p', 'p.id', 'o.plan_id')
    .select([
      'o.id',
      'o.email',
      'o.password_hash',
      'o.path',
      'o.verified_at',
      'o.fechaInicio',
      'o.fechaFin',
      'p.id as plan_id',
      'p.plan_name',
      'p.sedes',
    ]);
}

export async function findBrand(db: Db, ownerId: string) {
  return db
    .selectFrom('owners')
    .select(['nombre', 'logo', 'nit'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
}

/** Of two who edit at once, the second reads what the first wrote. */
export async function lockBrand(tx: Db, ownerId: string) {
  return tx
    .selectFrom('owners')
    .select(['nombre', 'logo', 'nit'])
    .where('id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setBrand(
  tx: Db,
  ownerId: string,
  brand: { nombre: string; logo: string; nit: string },
): Promise<void> {
  await tx.updateTable('owners').set(brand).where('id', '=', ownerId).execute();
}

export async function lockPath(tx: Db, ownerId: string) {
  return tx
    .selectFrom('owners')
    .select('path')
    .where('id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** So many of its earlier links lead to a restaurant; the oldest is free for others. */
const OLD_LINKS = 10;

/** False where the link leads to another restaurant, now or from before. */
export async function claimLink(tx: Db, restaurant_id: string, path: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('restaurant_links')
    .values({ path, restaurant_id, claimed_at: new Date() })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('path')
    .executeTakeFirst();
  if (claimed) return true;
  const own = await tx
    .updateTable('restaurant_links')
    .set({ claimed_at: new Date() })
    .where('path', '=', path)
    .where('restaurant_id', '=', restaurant_id)
    .executeTakeFirst();
  return own.numUpdatedRows > 0n;
}

export async function dropOldestLinks(tx: Db, restaurantId: string): Promise<void> {
  const kept = tx
    .selectFrom('restaurant_links')
    .select('path')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('claimed_at', 'desc')
    .limit(OLD_LINKS + 1);
  await tx
    .deleteFrom('restaurant_links')
    .where('restaurant_id', '=', restaurantId)
    .where('path', 'not in', kept)
    .execute();
}

async function dropLinks(tx: Db, restaurantId: string): Promise<void> {
  await tx.deleteFrom('restaurant_links').where('restaurant_id', '=', restaurantId).execute();
}

export async function setPath(db: Db, ownerId: string, path: string): Promise<void> {
  await db.updateTable('owners').set({ path }).where('id', '=', ownerId).execute();
}

type Consent = { policy_version: string | null; policy_accepted_at: Date | null };
type NewRegistration = Consent & { registro: string; password_hash: string };

/**
 * The unverified account of the registration; undefined if the e-mail already has a verified one,
 * which stays as it is. Until a code is entered its password grants nothing: a login only asks to
 * verify the e-mail.
 */
export async function upsertUnverifiedOwner(db: Db, email: string, password_hash: string) {
  return db
    .insertInto('owners')
    .values({ email, password_hash })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ password_hash })
        .where('owners.verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
}

export async function insertRegistration(
  db: Db,
  ownerId: string,
  { registro, ...registration }: NewRegistration,
): Promise<string> {
  const row = await db
    .insertInto('owner_registrations')
    .values({ registro_hash: hashToken(registro), owner_id: ownerId, ...registration })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Only with the token that its browser got. */
export async function findRegistration(db: Db, email: string, registro: string) {
  return db
    .selectFrom('owner_registrations as r')
    .innerJoin('owners as o', 'o.id', 'r.owner_id')
    .select([
      'r.id',
      'r.owner_id',
      'r.password_hash',
      'r.policy_version',
      'r.policy_accepted_at',
      'o.email',
    ])
    .where('r.registro_hash', '=', hashToken(registro))
    .where('o.email', '=', email)
    .where('o.verified_at', 'is', null)
    .executeTakeFirst();
}

type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** The registration becomes the account. False when another one did so first. */
export async function openAccount(
  tx: Db,
  { owner_id, password_hash, policy_version, policy_accepted_at }: Registration,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('owners')
    .set({ password_hash, policy_version, policy_accepted_at, verified_at: new Date() })
    .where('id', '=', owner_id)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the other registrations of the e-mail. */
export async function dropRegistrations(tx: Db, ownerId: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('owner_registrations')
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  await dropCode(tx, ...dropped.map(({ id }) => id));
}

/** A registration without its code after a day is deleted. */
export async function dropOldRegistrations(db: Db): Promise<void> {
  await db
    .deleteFrom('owner_registrations')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

export async function setPasswordHash(tx: Db, ownerId: string, password_hash: string) {
  await tx.updateTable('owners').set({ password_hash }).where('id', '=', ownerId).execute();
}

/** The row stays for its sales; link and e-mail are free for others, and the membership is over. */
export async function closeOwner(tx: Db, ownerId: string, password_hash: string): Promise<void> {
  await dropLinks(tx, ownerId);
  const now = new Date();
  const { fechaInicio, fechaFin } = await tx
    .selectFrom('owners')
    .select(['fechaInicio', 'fechaFin'])
    .where('id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A membership lasts at least a second, also one that begins later.
  const over = Math.max(now.getTime(), (fechaInicio?.getTime() ?? 0) + 1_000);
  await tx
    .updateTable('owners')
    .set({
      email: `${ownerId}@cerrada.invalid`,
      password_hash,
      path: null,
      logo: '',
      closed_at: now,
      ...(fechaFin && fechaFin.getTime() > over && { fechaFin: new Date(over) }),
    })
    .where('id', '=', ownerId)
    .execute();
}

export async function markForgotten(tx: Db, ownerId: string): Promise<void> {
  await tx
    .updateTable('owners')
    .set({ forgotten_at: new Date() })
    .where('id', '=', ownerId)
    .execute();
}
