import type { MembresiaParams, OwnerLogin, OwnerUser } from '@comanda/contract/auth/auth';
import { passwordProblems } from '@comanda/contract/auth/auth.rules';
import { isSlug } from '@comanda/contract/locations/locations.rules';
import { estadoMembresia, isActive } from '@comanda/contract/memberships/memberships.rules';
import { normaliseEmail } from '@comanda/contract/text';
import { sql } from 'kysely';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import {
  findReset,
  hashPassword,
  issueReset,
  spendReset,
  verifyPassword,
} from '../sessions/passwords.ts';
import { createSession, endSessionsOf, type Session } from '../sessions/session.ts';
import {
  claimLink,
  dropOldestLinks,
  dropRegistrations,
  findOwner,
  findOwnerByEmail,
  lockPath,
  type OwnerRow,
  setPath,
} from './owners.db.ts';

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

/** The owner and the membership as they are now. */
export async function readAccount(db: Db, session: Session) {
  return presentAccount(await findOwner(db, session.restaurantId));
}

export async function savePath(
  db: Db,
  session: Session,
  { path, antes }: { path: string; antes?: { path: string | null } | null | undefined },
): Promise<string> {
  const slug = path.trim().toLowerCase();
  if (!isSlug(slug)) throw new AppError('slug_invalido');
  try {
    return await db.transaction().execute(async (tx) => {
      const before = await lockPath(tx, session.restaurantId);
      const edit = { sent: { path: slug, antes }, now: before, data: before };
      const chosen = mergedOrRefused<{ path: string | null }>(edit).path ?? slug;
      const { restaurantId } = session;
      // The earlier link goes on leading here, also one that a node of an older version wrote.
      if (before.path) await claimLink(tx, restaurantId, before.path);
      if (!(await claimLink(tx, restaurantId, chosen))) throw new AppError('slug_ocupado');
      await setPath(tx, restaurantId, chosen);
      await dropOldestLinks(tx, restaurantId);
      const change = { before, after: { path: chosen } };
      const entry = { action: 'cambiado', entity: 'enlace', entityId: chosen } as const;
      await recordAudit(tx, session, null, { ...entry, ...change });
      return chosen;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'owners_path_key')) throw new AppError('slug_ocupado');
    throw error;
  }
}

function presentAccount(owner: Awaited<ReturnType<typeof findOwner>>) {
  const now = new Date();
  return { user: presentOwner(owner, now), membresiaParams: presentMembresia(owner, now) };
}

function presentOwner(row: OwnerRow, now: Date): OwnerUser {
  return {
    id: row.id,
    email: row.email,
    estadoMembresia: estadoMembresia(row.fechaFin, now),
    fechaInicio: row.fechaInicio?.toISOString() ?? null,
    fechaFin: row.fechaFin?.toISOString() ?? null,
    planNombre: row.plan_name,
  };
}

function presentMembresia(row: OwnerRow, now: Date): MembresiaParams | null {
  if (!row.plan_id || !row.plan_name || !row.sedes || !isActive(row.fechaFin, now)) return null;
  return { _id: row.plan_id, plan_name: row.plan_name, sedes: row.sedes };
}

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
      .set({ password_hash: passwordHash, verified_at: sql`coalesce(verified_at, ${new Date()})` })
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
