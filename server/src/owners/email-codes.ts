import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@comanda/contract/auth.rules';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';

const LIFE_MINUTES = 10;
const MAX_TRIES = 5;
const RESEND_SECONDS = 60;

/** A new code for the account; the one before is worth nothing from now on. */
export async function issueCode(db: Db, ownerId: string): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const fresh = {
    code_hash: await hashPassword(code),
    tries: 0,
    expires_at: new Date(Date.now() + LIFE_MINUTES * 60_000),
    sent_at: new Date(),
  };
  await db
    .insertInto('owner_codes')
    .values({ owner_id: ownerId, ...fresh })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(fresh))
    .execute();
  return code;
}

/** Seconds until another code may be asked for; 0 if it may be now. */
export async function secondsUntilResend(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('owner_codes')
    .select('sent_at')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (!row) return 0;
  const waited = (Date.now() - row.sent_at.getTime()) / 1_000;
  return Math.max(0, Math.ceil(RESEND_SECONDS - waited));
}

/** The try is counted before the code is compared, so that tries at once cannot share one. */
export async function checkCode(
  db: Db,
  ownerId: string,
  code: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const row = await db
    .updateTable('owner_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('owner_id', '=', ownerId)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', new Date())
    .returning('code_hash')
    .executeTakeFirst();
  if (!row) return 'expired';
  return (await verifyPassword(row.code_hash, code)) ? 'right' : 'wrong';
}
