import type { OwnerLogin } from '@comanda/contract/auth';
import { registrationProblems } from '@comanda/contract/auth.rules';
import { POLICY_VERSION } from '@comanda/contract/clients.rules';
import { isSlug } from '@comanda/contract/locations.rules';
import { normaliseEmail } from '@comanda/contract/text';
import { AppError, brokenRules } from '../app-error.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db.ts';
import type { Outbox } from '../mail/outbox.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { createSession, type Session } from '../session.ts';
import { checkCode, issueCode, secondsUntilResend } from './email-codes.ts';
import { findOwner, findOwnerByEmail, setPath, upsertUnverifiedOwner } from './owners.db.ts';
import { presentMembresia, presentOwner } from './owners.presenter.ts';

export async function logInOwner(db: Db, email: string, password: string): Promise<OwnerLogin> {
  const owner = await findOwnerByEmail(db, normaliseEmail(email));
  const isOwner = await verifyPassword(owner?.password_hash, password);
  if (!owner || !isOwner) throw new AppError('credenciales_invalidas');
  if (!owner.verified_at) throw new AppError('correo_no_verificado');
  const token = await createSession(db, {
    tipo: 'propietario',
    restaurantId: owner.id,
    locationId: null,
    subjectId: owner.id,
  });
  return { token, ...presentAccount(owner) };
}

/** The owner and its membership as they are now. */
export async function readAccount(db: Db, session: Session) {
  return presentAccount(await findOwner(db, session.restaurantId));
}

type RegisterBody = {
  email?: string | null | undefined;
  password?: string | null | undefined;
  aceptaPolitica?: boolean | null | undefined;
};

export async function registerOwner(
  { db, outbox }: { db: Db; outbox: Outbox },
  body: RegisterBody,
): Promise<string> {
  const problems = registrationProblems(body);
  if (problems.length > 0) throw brokenRules(problems);
  const email = normaliseEmail(body.email ?? '');
  // Begun anew only as often as a code is sent: nobody else can keep changing what the person
  // with the mailbox is about to confirm.
  const pending = await findOwnerByEmail(db, email);
  if (pending && !pending.verified_at) await refuseTooSoon(db, pending.id);
  const passwordHash = await hashPassword(body.password ?? '');
  await db.transaction().execute(async (tx) => {
    const owner = await upsertUnverifiedOwner(tx, email, passwordHash, {
      policy_version: body.aceptaPolitica ? POLICY_VERSION : null,
      policy_accepted_at: body.aceptaPolitica ? new Date() : null,
    });
    if (!owner) throw new AppError('correo_ya_registrado');
    const code = await issueCode(tx, owner.id);
    await outbox.write(tx, email, { kind: 'verificar_correo', code });
  });
  outbox.kick();
  return email;
}

/** An unknown e-mail answers as a wrong code does. */
export async function verifyOwner(db: Db, email: string, code: string): Promise<void> {
  const owner = await findOwnerByEmail(db, normaliseEmail(email));
  if (!owner || owner.verified_at) {
    await verifyPassword(null, code);
    throw new AppError('codigo_invalido');
  }
  const outcome = await checkCode(db, owner.id, code.trim());
  if (outcome !== 'right') {
    throw new AppError(outcome === 'wrong' ? 'codigo_invalido' : 'codigo_vencido');
  }
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('owners')
      .set({ verified_at: new Date() })
      .where('id', '=', owner.id)
      .execute();
    await tx.deleteFrom('owner_codes').where('owner_id', '=', owner.id).execute();
  });
}

/** Says nothing of whether the account exists, except to whoever just asked for its code. */
export async function resendCode(
  { db, outbox }: { db: Db; outbox: Outbox },
  email: string,
): Promise<void> {
  const owner = await findOwnerByEmail(db, normaliseEmail(email));
  if (!owner || owner.verified_at) return;
  await refuseTooSoon(db, owner.id);
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(tx, owner.id);
    await outbox.write(tx, owner.email, { kind: 'verificar_correo', code });
  });
  outbox.kick();
}

export async function savePath(db: Db, session: Session, path: string): Promise<string> {
  const slug = path.trim().toLowerCase();
  if (!isSlug(slug)) throw new AppError('slug_invalido');
  try {
    return await db.transaction().execute(async (tx) => {
      const { path: before } = await findOwner(tx, session.restaurantId);
      await setPath(tx, session.restaurantId, slug);
      const change = { before: { path: before }, after: { path: slug } };
      const entry = { action: 'cambiado', entity: 'enlace', entityId: slug } as const;
      await recordAudit(tx, session, null, { ...entry, ...change });
      return slug;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'owners_path_key')) throw new AppError('slug_ocupado');
    throw error;
  }
}

async function refuseTooSoon(db: Db, ownerId: string) {
  const wait = await secondsUntilResend(db, ownerId);
  if (wait > 0) throw new AppError('demasiadas_solicitudes', { retryAfter: wait });
}

function presentAccount(owner: Awaited<ReturnType<typeof findOwner>>) {
  const now = new Date();
  return { user: presentOwner(owner, now), membresiaParams: presentMembresia(owner, now) };
}
