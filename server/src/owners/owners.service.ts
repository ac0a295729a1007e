import type { OwnerLogin } from '@comanda/contract/auth';
import { AppError } from '../app-error.ts';
import type { Db } from '../db.ts';
import { verifyPassword } from '../passwords.ts';
import { createSession } from '../session.ts';
import { findOwnerByEmail } from './owners.db.ts';
import { presentMembresia, presentOwner } from './owners.presenter.ts';

export async function logInOwner(db: Db, email: string, password: string): Promise<OwnerLogin> {
  const owner = await findOwnerByEmail(db, email.trim().toLowerCase());
  const isOwner = await verifyPassword(owner?.password_hash, password);
  if (!owner || !isOwner) throw new AppError('credenciales_invalidas');
  if (!owner.verified_at) throw new AppError('correo_no_verificado');
  const token = await createSession(db, {
    tipo: 'propietario',
    restaurantId: owner.id,
    locationId: null,
    subjectId: owner.id,
  });
  const now = new Date();
  return {
    token,
    user: presentOwner(owner, now),
    membresiaParams: presentMembresia(owner, now),
  };
}
