import { createHash, randomBytes } from 'node:crypto';
import { passwordProblems } from '@comanda/contract/auth.rules';
import { normaliseEmail } from '@comanda/contract/text';
import { sql } from 'kysely';
import { AppError, brokenRules } from '../app-error.ts';
import type { Db } from '../db.ts';
import type { Outbox } from '../mail/outbox.ts';
import { hashPassword } from '../passwords.ts';
import type { Realtime } from '../realtime.ts';
import { endSessionsOf } from '../session.ts';
import { findOwnerByEmail } from './owners.db.ts';

const LIFE_MINUTES = 30;

/** Answers alike for an e-mail that nobody registered. */
export async function requestPasswordReset(
  { db, outbox, publicUrl }: { db: Db; outbox: Outbox; publicUrl: () => string },
  email: string,
): Promise<void> {
  const owner = await findOwnerByEmail(db, normaliseEmail(email));
  if (!owner) return;
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('password_resets')
      .values({
        token_hash: hash(token),
        tipo: 'propietario',
        restaurant_id: owner.id,
        location_id: null,
        subject_id: owner.id,
        expires_at: new Date(Date.now() + LIFE_MINUTES * 60_000),
      })
      .execute();
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
    // The owner first, so that two links of one owner wait for each other.
    await tx
      .selectFrom('owners')
      .select('id')
      .where('id', 'in', (query) =>
        query
          .selectFrom('password_resets')
          .select('restaurant_id')
          .where('token_hash', '=', hash(token)),
      )
      .forUpdate()
      .execute();
    const used = await tx
      .updateTable('password_resets')
      .set({ used_at: new Date() })
      .where('token_hash', '=', hash(token))
      .where('tipo', '=', 'propietario')
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .returning('restaurant_id')
      .executeTakeFirst();
    if (!used) throw new AppError('enlace_vencido');
    const ownerId = used.restaurant_id;
    await tx
      .updateTable('owners')
      // Whoever opened the mail has shown that the address is theirs.
      .set({ password_hash: passwordHash, verified_at: sql`coalesce(verified_at, now())` })
      .where('id', '=', ownerId)
      .execute();
    await tx
      .updateTable('password_resets')
      .set({ used_at: new Date() })
      .where('restaurant_id', '=', ownerId)
      .where('tipo', '=', 'propietario')
      .where('used_at', 'is', null)
      .execute();
    return endSessionsOf(tx, ownerId, ownerId);
  });
  for (const session of ended) realtime.disconnect(session);
}

function hash(token: string) {
  return createHash('sha256').update(token).digest();
}
