import { passwordProblems } from '@comanda/contract/auth.rules';
import { normaliseEmail } from '@comanda/contract/text';
import { sql } from 'kysely';
import { brokenRules } from '../app-error.ts';
import type { Db } from '../db.ts';
import type { Outbox } from '../mail/outbox.ts';
import { findReset, issueReset, spendReset } from '../password-resets.ts';
import { hashPassword } from '../passwords.ts';
import type { Realtime } from '../realtime.ts';
import { endSessionsOf } from '../session.ts';
import { findOwnerByEmail } from './owners.db.ts';

/** Answers alike for an e-mail that nobody registered. */
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

/** Once: the link, the other links and every open session of the account end with it. */
export async function resetPassword(
  { db, realtime }: { db: Db; realtime: Realtime },
  token: string,
  password: string,
): Promise<void> {
  const problems = passwordProblems(password, 'propietario');
  if (problems.length > 0) throw brokenRules(problems);
  const passwordHash = await hashPassword(password);
  const ended = await db.transaction().execute(async (tx) => {
    const subject = await findReset(tx, token, ['propietario']);
    await tx
      .updateTable('owners')
      // Whoever opened the mail has shown that the address is theirs.
      .set({ password_hash: passwordHash, verified_at: sql`coalesce(verified_at, now())` })
      .where('id', '=', subject.restaurantId)
      .execute();
    await spendReset(tx, token, subject);
    return endSessionsOf(tx, subject.restaurantId, subject.subjectId);
  });
  for (const session of ended) realtime.disconnect(session);
}
