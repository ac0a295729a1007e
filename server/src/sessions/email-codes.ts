import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@comanda/contract/auth/auth.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const LIFE_MINUTES = 10;
const MAX_TRIES = 5;
const RESEND_SECONDS = 60;

/** Makes a new code for a client's e-mail or a registration; the earlier code becomes invalid. */
export async function issueCode(db: Db, subjectId: string): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const fresh = {
    code_hash: await hashPassword(code),
    tries: 0,
    expires_at: new Date(Date.now() + LIFE_MINUTES * 60_000),
    sent_at: new Date(),
  };
  await db
    .insertInto('email_codes')
    .values({ subject_id: subjectId, ...fresh })
    .onConflict((conflict) => conflict.column('subject_id').doUpdateSet(fresh))
    .execute();
  return code;
}

/** Allows one code a minute. */
export async function refuseTooSoon(db: Db, subjectId: string): Promise<void> {
  const row = await db
    .selectFrom('email_codes')
    .select('sent_at')
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  const waited = row ? (Date.now() - row.sent_at.getTime()) / 1_000 : RESEND_SECONDS;
  const wait = Math.ceil(RESEND_SECONDS - waited);
  if (wait > 0) throw new AppError('demasiadas_solicitudes', { retryAfter: wait });
}

/**
 * Refuses a code that is wrong or expired. The try is counted before the code is compared, so that
 * simultaneous tries cannot share one.
 */
export async function checkCode(db: Db, subjectId: string, code: string): Promise<void> {
  const row = await db
    .updateTable('email_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('subject_id', '=', subjectId)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', new Date())
    .returning('code_hash')
    .executeTakeFirst();
  if (!row) throw new AppError('codigo_vencido');
  if (!(await verifyPassword(row.code_hash, code.trim()))) throw new AppError('codigo_invalido');
}

export async function dropCode(db: Db, ...subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await db.deleteFrom('email_codes').where('subject_id', 'in', subjectIds).execute();
}

/** A day after its end nobody needs the reason why a code is refused. */
export async function dropOldCodes(db: Db): Promise<void> {
  await db
    .deleteFrom('email_codes')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
