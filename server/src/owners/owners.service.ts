import type { OwnerLogin } from '@comanda/contract/auth/auth';
import { isSlug } from '@comanda/contract/locations/locations.rules';
import { normaliseEmail } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { verifyPassword } from '../sessions/passwords.ts';
import { createSession, type Session } from '../sessions/session.ts';
import { findOwner, findOwnerByEmail, setPath } from './owners.db.ts';
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

/** The owner and the membership as they are now. */
export async function readAccount(db: Db, session: Session) {
  return presentAccount(await findOwner(db, session.restaurantId));
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

function presentAccount(owner: Awaited<ReturnType<typeof findOwner>>) {
  const now = new Date();
  return { user: presentOwner(owner, now), membresiaParams: presentMembresia(owner, now) };
}
