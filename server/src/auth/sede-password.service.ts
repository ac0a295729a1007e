import { type PASSWORD_LENGTHS, passwordProblems } from '@comanda/contract/auth/auth.rules';
import { normaliseEmail } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { findReset, issueReset, spendReset } from '../sessions/password-resets.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { endSessionsOf, type Sede } from '../sessions/session.ts';
import { findClientByEmail, findEmployeeByEmail, findPublicPath, setPassword } from './auth.db.ts';

type Mailing = { db: Db; outbox: Outbox; publicUrl: () => string };

/**
 * Sends a mail for each account of the person, client or employee, because they have two passwords.
 * The answer is the same for an e-mail that nobody registered.
 */
export async function requestSedePasswordReset(
  { db, outbox, publicUrl }: Mailing,
  sede: Sede,
  email: string,
): Promise<void> {
  const address = normaliseEmail(email);
  const client = await findClientByEmail(db, sede, address);
  const employee = await findEmployeeByEmail(db, sede, address);
  const accounts = [
    ...(client ? [{ tipo: 'cliente' as const, subjectId: client.id }] : []),
    ...(employee ? [{ tipo: 'empleado' as const, subjectId: employee.id }] : []),
  ];
  if (accounts.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const { tipo, subjectId } of accounts) {
      const { restaurantId, locationId } = sede;
      const token = await issueReset(tx, { tipo, restaurantId, locationId, subjectId });
      const query = new URLSearchParams({ token, sede: sede.dbName, tipo });
      const url = `${publicUrl()}/restablecer?${query}`;
      const whose = tipo === 'cliente' && { cliente: subjectId };
      await outbox.write(tx, address, { kind: 'restablecer_clave', url, tipo, ...whose });
    }
  });
  outbox.kick();
}

/**
 * Returns whose password it is, and the restaurant's public link, where the person signs in again.
 */
export async function resetSedePassword(
  { db, realtime }: { db: Db; realtime: Realtime },
  sede: Sede,
  token: string,
  password: string,
): Promise<{ subjectId: string; path: string }> {
  const { tipo } = await findReset(db, token, ['cliente', 'empleado']);
  const problems = passwordProblems(password, tipo as keyof typeof PASSWORD_LENGTHS);
  if (problems.length > 0) throw brokenRules(problems);
  const passwordHash = await hashPassword(password);
  const { subjectId, ended } = await db.transaction().execute(async (tx) => {
    const subject = await findReset(tx, token, ['cliente', 'empleado']);
    if (subject.locationId !== sede.locationId) throw new AppError('enlace_vencido');
    const isThere = await setPassword(tx, sede, subject, passwordHash);
    if (!isThere) throw new AppError('enlace_vencido');
    await spendReset(tx, token, subject);
    const { restaurantId, subjectId } = subject;
    return { subjectId, ended: await endSessionsOf(tx, restaurantId, subjectId) };
  });
  for (const session of ended) realtime.disconnect(session);
  return { subjectId, path: await findPublicPath(db, sede) };
}
