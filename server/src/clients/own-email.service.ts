import { AppError } from '../errors/app-error.ts';
import { checkCode, dropCode, issueCode, refuseTooSoon } from '../sessions/email-codes.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { markEmailVerified } from './clients.db.ts';
import type { ClientDeps } from './clients.service.ts';

/** Mails a code to the e-mail that the diner registered with, because it may be anybody's. */
export async function requestEmailCode(
  { db, outbox }: ClientDeps,
  { subjectId, email }: Session,
): Promise<void> {
  await refuseTooSoon(db, subjectId);
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(tx, subjectId);
    await outbox.write(tx, email, { kind: 'confirmar_correo', code, cliente: subjectId });
  });
  outbox.kick();
}

/**
 * From now on the person may also have the orders forgotten that were placed under the e-mail
 * without an account.
 */
export async function confirmEmail(
  { db }: ClientDeps,
  sede: Sede,
  { subjectId }: Session,
  code: string,
): Promise<void> {
  await checkCode(db, subjectId, code);
  await db.transaction().execute(async (tx) => {
    const isThere = await markEmailVerified(tx, sede, subjectId);
    if (!isThere) throw new AppError('no_autenticado');
    await dropCode(tx, subjectId);
  });
}
