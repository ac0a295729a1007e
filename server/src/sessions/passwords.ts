import { createHash, randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import type { Db } from '../db/db.ts';
import type { SessionTipo } from '../db/tables.ts';
import { AppError } from '../errors/app-error.ts';

// OWASP's argon2id setting: as strong as the library's default, with a third of its memory.
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, COST);
}

/**
 * Takes as long for an account that does not exist, or has no password yet, as for one that does.
 */
export async function verifyPassword(hash: string | null | undefined, password: string) {
  decoy ??= hashPassword('nadie');
  const matches = await argon2.verify(hash || (await decoy), password);
  return matches && Boolean(hash);
}

const LIFE_MINUTES = 30;

export type ResetSubject = {
  tipo: SessionTipo;
  restaurantId: string;
  locationId: string | null;
  subjectId: string;
};

/** Returns the token for the link in a mail; the database keeps only its hash. */
export async function issueReset(
  tx: Db,
  subject: ResetSubject,
  lifeMinutes = LIFE_MINUTES,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: hash(token),
      tipo: subject.tipo,
      restaurant_id: subject.restaurantId,
      location_id: subject.locationId,
      subject_id: subject.subjectId,
      expires_at: new Date(Date.now() + lifeMinutes * 60_000),
    })
    .execute();
  return token;
}

/**
 * Whose link it is, while it is valid. It is used up later, because the password may be refused.
 */
export async function findReset(
  db: Db,
  token: string,
  tipos: readonly SessionTipo[],
): Promise<ResetSubject> {
  const row = await db
    .selectFrom('password_resets')
    .select(['tipo', 'restaurant_id', 'location_id', 'subject_id'])
    .where('token_hash', '=', hash(token))
    .where('tipo', 'in', tipos)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!row) throw new AppError('enlace_vencido');
  return {
    tipo: row.tipo,
    restaurantId: row.restaurant_id,
    locationId: row.location_id,
    subjectId: row.subject_id,
  };
}

/**
 * Uses up the link and ends the other links of the account. The account's row must already be
 * locked.
 */
export async function spendReset(tx: Db, token: string, subject: ResetSubject): Promise<void> {
  const used = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('tipo')
    .executeTakeFirst();
  if (!used) throw new AppError('enlace_vencido');
  await dropResets(tx, subject.restaurantId, subject.subjectId);
}

/** After a new password, or once the account is gone, links in a mailbox open nothing. */
export async function dropResets(tx: Db, restaurantId: string, subjectId: string): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where('restaurant_id', '=', restaurantId)
    .where('subject_id', '=', subjectId)
    .execute();
}

/** The links of everybody in a restaurant that closes. */
export async function dropAllResets(tx: Db, restaurantId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('restaurant_id', '=', restaurantId).execute();
}

function hash(token: string) {
  return createHash('sha256').update(token).digest();
}

export async function dropOldResets(db: Db): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', new Date()).execute();
}
