import { passwordProblems } from '@comanda/contract/auth/auth.rules';
import { normaliseEmail } from '@comanda/contract/text';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { brokenRules } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { findReset, issueReset, spendReset } from '../sessions/password-resets.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { endSessionsOf } from '../sessions/session.ts';
import { findOwnerByEmail } from './owners.db.ts';
import { dropRegistrations } from './registrations.db.ts';

/** The answer is the same for an e-mail that nobody registered. */
export async function requestPasswordReset(
  { db, outbox, publicUrl }: { db: Db; outbox: Outbox; publicUrl: () => string },
  email: string,
): Promise<void> {
  const owner = await findOwnerByEmail(db, normaliseEmail(email));
  if (!owner) return;
  await db.transaction().execute(async (tx) => {
    const token = await issueReset(tx, {
      tipo: 'propietario',
      restaurantId: owner.id,
      locationId: null,
      subjectId: owner.id,
    });
    const url = `${publicUrl()}/restablecer?token=${token}`;
    await outbox.write(tx, owner.email, { kind: 'restablecer_clave', url });
  });
  outbox.kick();
}

/**
 * Works once: this link, the other links and every open session of the account end with it. Returns
 * whose it is.
 */
export async function resetPassword(
  { db, realtime }: { db: Db; realtime: Realtime },
  token: string,
  password: string,
): Promise<string> {
  const problems = passwordProblems(password, 'propietario');
  if (problems.length > 0) throw brokenRules(problems);
  const passwordHash = await hashPassword(password);
  const { id, ended } = await db.transaction().execute(async (tx) => {
    const subject = await findReset(tx, token, ['propietario']);
    await tx
      .updateTable('owners')
      // Opening the mail proves that the address is theirs.
      .set({ password_hash: passwordHash, verified_at: sql`coalesce(verified_at, now())` })
      .where('id', '=', subject.restaurantId)
      .execute();
    await spendReset(tx, token, subject);
    await dropRegistrations(tx, subject.restaurantId);
    const id = subject.restaurantId;
    return { id, ended: await endSessionsOf(tx, id, subject.subjectId) };
  });
  for (const session of ended) realtime.disconnect(session);
  return id;
}
