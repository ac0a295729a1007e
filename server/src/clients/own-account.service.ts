import { passwordProblems } from '@comanda/contract/auth/auth.rules';
import type { Client, OwnClient, OwnDataInput } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ownDataProblems } from '@comanda/contract/clients/clients.rules';
import { cleanText } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import { publicFaceOf } from '../locations/locations.service.ts';
import { lastDeliveryOf } from '../orders/list-orders.service.ts';
import { checkCode, dropCode, issueCode, refuseTooSoon } from '../sessions/email-codes.ts';
import { dropResets, hashPassword, verifyPassword } from '../sessions/passwords.ts';
import {
  createSession,
  endSessionsOf,
  type Sede,
  type Session,
  tellPeopleChanged,
} from '../sessions/session.ts';
import {
  findClient,
  findPasswordHash,
  lockClient,
  markEmailVerified,
  presentClient,
  updateClientRow,
  updatePasswordHash,
} from './clients.db.ts';
import type { ClientDeps } from './clients.service.ts';
import { forgetClient } from './forget-client.service.ts';

export async function readOwnData(db: Db, sede: Sede, { subjectId }: Session): Promise<OwnClient> {
  const [row, last] = await Promise.all([
    findClient(db, sede, subjectId),
    lastDeliveryOf(db, sede, subjectId),
  ]);
  if (!row) throw new AppError('no_autenticado');
  const client = presentClient(row);
  const entrega = {
    direccion: client.direccion ?? last?.direccion ?? null,
    telefono: client.telefono || (last?.telefono ?? ''),
  };
  return { ...client, entrega };
}

export async function changeOwnData(
  { db }: ClientDeps,
  sede: Sede,
  { restaurantId, subjectId }: Session,
  sent: OwnDataInput,
): Promise<Client> {
  const row = await db.transaction().execute(async (tx) => {
    const now = presentClient(await lockClient(tx, sede, subjectId));
    const input = mergedOrRefused({ sent, now, data: now });
    const problems = ownDataProblems(input, now);
    if (problems.length > 0) throw brokenRules(problems);
    await tellPeopleChanged(tx, restaurantId);
    return updateClientRow(tx, sede, subjectId, {
      nombre: cleanText(input.nombre ?? ''),
      telefono: cleanText(input.telefono ?? ''),
      direccion: cleanText(input.direccion ?? ''),
    });
  });
  return presentClient(row);
}

/** Ends every session and every mailed link; this device gets a new session. */
export async function changeOwnPassword(
  deps: ClientDeps,
  sede: Sede,
  session: Session,
  actual: string,
  nueva: string,
): Promise<string> {
  const { db, realtime } = deps;
  await checkPassword(deps, sede, session, actual, 'actual');
  const problems = passwordProblems(nueva, 'cliente').map(({ message }) => ({
    path: 'nueva',
    message,
  }));
  if (problems.length > 0) throw brokenRules(problems);
  const passwordHash = await hashPassword(nueva);
  const { subjectId } = session;
  const { restaurantId, locationId } = sede;
  const { ended, token } = await db.transaction().execute(async (tx) => {
    await updatePasswordHash(tx, sede, subjectId, passwordHash);
    await dropResets(tx, restaurantId, subjectId);
    const ended = await endSessionsOf(tx, restaurantId, subjectId);
    const subject = { tipo: 'cliente' as const, restaurantId, locationId, subjectId };
    return { ended, token: await createSession(tx, subject) };
  });
  for (const one of ended) realtime.disconnect(one);
  return token;
}

export async function deleteOwnAccount(
  deps: ClientDeps,
  sede: Sede,
  session: Session,
  password: string,
): Promise<void> {
  await checkPassword(deps, sede, session, password, 'password');
  try {
    await forgetClient(deps, sede, session, session.subjectId);
  } catch (error) {
    const isWaiting = error instanceof AppError && error.code === 'cliente_con_pedidos_abiertos';
    // The usual message is for the owner; here the client reads it.
    throw isWaiting ? new AppError(error.code, { message: clientsMessages.waitForOrders }) : error;
  }
}

async function checkPassword(
  { db }: ClientDeps,
  sede: Sede,
  { subjectId }: Session,
  password: string,
  path: string,
) {
  const stored = await findPasswordHash(db, sede, subjectId);
  if (await verifyPassword(stored, password)) return;
  const { message } = new AppError('clave_actual_incorrecta');
  throw new AppError('clave_actual_incorrecta', { details: [{ path, message }] });
}

/** Mails a code to the e-mail that the diner registered with, because it may be anybody's. */
export async function requestEmailCode(
  { db, outbox }: ClientDeps,
  sede: Sede,
  { subjectId, email }: Session,
): Promise<void> {
  await refuseTooSoon(db, subjectId);
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(tx, subjectId);
    const { restaurante } = await publicFaceOf(tx, sede);
    const letter = {
      kind: 'confirmar_correo',
      code,
      cliente: subjectId,
      restaurante: restaurante.nombre,
    } as const;
    await outbox.write(tx, email, letter);
  });
  outbox.kick();
}

/**
 * From now on the person may also have the orders forgotten that were placed under the e-mail
 * without an account.
 */
export async function confirmEmail(
  { db }: ClientDeps,
  sede: Sede,
  { subjectId }: Session,
  code: string,
): Promise<void> {
  await checkCode(db, subjectId, code);
  await db.transaction().execute(async (tx) => {
    const isThere = await markEmailVerified(tx, sede, subjectId);
    if (!isThere) throw new AppError('no_autenticado');
    await dropCode(tx, subjectId);
  });
}
