import { passwordProblems } from '@comanda/contract/auth/auth.rules';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { dropResets, hashPassword, verifyPassword } from '../sessions/passwords.ts';
import { createSession, endSessionsOf, type Session } from '../sessions/session.ts';
import { findOwner, setPasswordHash } from './owners.db.ts';

/** Ends every session and every mailed link; this device gets a new session. */
export async function changeOwnerPassword(
  { db, realtime }: { db: Db; realtime: Realtime },
  owner: Session,
  { actual, nueva }: { actual: string; nueva: string },
): Promise<string> {
  await checkOwnPassword(db, owner, actual, 'actual');
  const problems = passwordProblems(nueva, 'propietario');
  if (problems.length > 0) {
    throw brokenRules(problems.map(({ message }) => ({ path: 'nueva', message })));
  }
  const passwordHash = await hashPassword(nueva);
  const { restaurantId } = owner;
  const { ended, token } = await db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, restaurantId, passwordHash);
    await dropResets(tx, restaurantId, restaurantId);
    const ended = await endSessionsOf(tx, restaurantId, restaurantId);
    const subject = { tipo: 'propietario', restaurantId, locationId: null } as const;
    return { ended, token: await createSession(tx, { ...subject, subjectId: restaurantId }) };
  });
  for (const one of ended) realtime.disconnect(one);
  return token;
}

/** `path`: the field that holds the password, where a wrong one is shown. */
export async function checkOwnPassword(
  db: Db,
  { restaurantId }: Session,
  password: string,
  path: string,
): Promise<void> {
  const { password_hash } = await findOwner(db, restaurantId);
  if (await verifyPassword(password_hash, password)) return;
  const { message } = new AppError('clave_actual_incorrecta');
  throw new AppError('clave_actual_incorrecta', { details: [{ path, message }] });
}
