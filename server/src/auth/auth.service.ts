import type { DinerLogin } from '@comanda/contract/auth/auth';
import { type PASSWORD_LENGTHS, passwordProblems } from '@comanda/contract/auth/auth.rules';
import { facultadesOf } from '@comanda/contract/permissions';
import { normaliseEmail } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { publicFaceOf } from '../locations/locations.service.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import {
  findReset,
  hashPassword,
  issueReset,
  spendReset,
  verifyPassword,
} from '../sessions/passwords.ts';
import { createSession, endSessionsOf, type Sede } from '../sessions/session.ts';
import { findClientByEmail, findEmployeeByEmail, setPassword } from './auth.db.ts';

/** A person may be both client and employee of a sede, with a password and a token for each. */
export async function logIn(
  db: Db,
  sede: Sede,
  email: string,
  password: string,
): Promise<DinerLogin> {
  const address = normaliseEmail(email);
  const [client, employee] = await Promise.all([
    findClientByEmail(db, sede, address),
    findEmployeeByEmail(db, sede, address),
  ]);
  const [isClient, isEmployee] = await Promise.all([
    verifyPassword(client?.password_hash, password),
    verifyPassword(employee?.password_hash, password),
  ]);
  const answer: DinerLogin = { data: {}, tokens: {} };
  const { restaurantId, locationId } = sede;
  if (client && isClient) {
    const { id, nombre, telefono, direccion } = client;
    answer.data.cliente = {
      tipo: 'cliente',
      _id: id,
      nombre,
      email: address,
      telefono,
      direccion,
      correoConfirmado: client.email_verified_at !== null,
    };
    answer.tokens.cliente = await createSession(db, {
      tipo: 'cliente',
      restaurantId,
      locationId,
      subjectId: id,
    });
  }
  if (employee && isEmployee) {
    const { id, nombre, permisos, role_id, role_nombre } = employee;
    answer.data.empleado = {
      tipo: 'empleado',
      id,
      nombre,
      email: address,
      cargo: { _id: role_id, nombre: role_nombre },
      permisos,
      facultades: [...facultadesOf(employee)],
    };
    answer.tokens.empleado = await createSession(db, {
      tipo: 'empleado',
      restaurantId,
      locationId,
      subjectId: id,
    });
  }
  if (!answer.tokens.cliente && !answer.tokens.empleado) {
    throw new AppError('credenciales_cliente_invalidas');
  }
  return answer;
}

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
  const restaurante = (await publicFaceOf(db, sede)).restaurante.nombre;
  await db.transaction().execute(async (tx) => {
    for (const { tipo, subjectId } of accounts) {
      const { restaurantId, locationId } = sede;
      const token = await issueReset(tx, { tipo, restaurantId, locationId, subjectId });
      const query = new URLSearchParams({ token, sede: sede.dbName, tipo });
      const url = `${publicUrl()}/restablecer?${query}`;
      const whose = tipo === 'cliente' && { cliente: subjectId };
      const letter = { kind: 'restablecer_clave', url, tipo, restaurante, ...whose } as const;
      await outbox.write(tx, address, letter);
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
  const { restaurante } = await publicFaceOf(db, sede);
  return { subjectId, path: restaurante.path ?? restaurante._id };
}
