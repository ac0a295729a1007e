import type {
  Client,
  ClientInput,
  ClientList,
  ClientListQuery,
} from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { clientProblems, POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { isInstant } from '@comanda/contract/days';
import { cleanText, isUuid } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { readCursor, writeCursor } from '../db/page-cursor.ts';
import { AppError, brokenRules } from '../http/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { endSessionsOf, type Sede, type Session } from '../sessions/session.ts';
import { findClientForUpdate, insertClient, insertConsent, selectClients } from './clients.db.ts';
import { presentClient } from './clients.presenter.ts';
import {
  anonymiseClient,
  anonymiseOrders,
  hasOpenOrders,
  lockFinishedOrdersOf,
  type Person,
  raiseRevision,
} from './forget-client.db.ts';

export type ClientDeps = { db: Db; realtime: Realtime; outbox: Outbox };

export async function registerClient(db: Db, sede: Sede, input: ClientInput): Promise<Client> {
  const problems = clientProblems(input);
  if (problems.length > 0) throw brokenRules(problems);
  const password_hash = await hashPassword(input.password ?? '');
  try {
    return await db.transaction().execute(async (tx) => {
      const client = await insertClient(tx, sede, {
        nombre: cleanText(input.nombre ?? ''),
        telefono: cleanText(input.telefono ?? ''),
        direccion: cleanText(input.direccion ?? ''),
        email: cleanText(input.email ?? '').toLowerCase(),
        password_hash,
      });
      if (input.aceptaPolitica) {
        const consent = { client_id: client.id, version: POLICY_VERSION, canal: 'registro' };
        await insertConsent(tx, sede, consent);
      }
      return presentClient(client);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'clients_email_key')) throw new AppError('correo_ya_registrado');
    throw error;
  }
}

export async function listClients(
  db: Db,
  sede: Sede,
  { q, limit, cursor }: ClientListQuery,
): Promise<ClientList> {
  const after = cursor ? readCursor(cursor, isInstant, isUuid) : null;
  const { rows, total } = await selectClients(db, sede, { q: q?.trim() ?? '', limit, after });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map(presentClient),
    nextCursor: last ? writeCursor(last.fecha_registro.toISOString(), last.id) : null,
    total,
  };
}

/**
 * The person is forgotten, the sales stay: the row and its orders lose everything that names it.
 * Somebody who is waiting for food cannot be forgotten yet.
 */
export async function forgetClient(
  { db, realtime }: ClientDeps,
  sede: Sede,
  author: Session,
  id: string,
): Promise<void> {
  const ended = await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, sede, id);
    const { email } = person;
    const orders = await lockFinishedOrdersOf(tx, sede, person);
    const revision = await raiseRevision(tx, sede);
    // Only now can none come in between.
    if (await hasOpenOrders(tx, sede, id)) throw new AppError('cliente_con_pedidos_abiertos');
    const nobody = clientsMessages.deleted;
    await anonymiseOrders(tx, sede, orders, { nobody, email, revision });
    await anonymiseClient(tx, sede, person, nobody);
    const entry = { action: 'olvidado', entity: 'cliente', entityId: id } as const;
    // Who deletes their own account must not stay in the trail by name.
    const isSelf = author.subjectId === id;
    const signer = isSelf ? { ...author, nombre: clientsMessages.deleted } : author;
    await recordAudit(tx, signer, sede, entry);
    return endSessionsOf(tx, sede.restaurantId, id);
  });
  for (const session of ended) realtime.disconnect(session);
}

/** What they ordered and is over stays as a sale without a name; what is on its way stays theirs. */
export async function forgetHistory({ db }: ClientDeps, sede: Sede, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, sede, id);
    const { email } = person;
    const orders = await lockFinishedOrdersOf(tx, sede, person);
    const revision = await raiseRevision(tx, sede);
    const nobody = clientsMessages.deleted;
    await anonymiseOrders(tx, sede, orders, { nobody, email, revision });
  });
}

async function lockPerson(tx: Db, sede: Sede, id: string): Promise<Person> {
  const client = isUuid(id) ? await findClientForUpdate(tx, sede, id) : undefined;
  if (!client) throw new AppError('cliente_desconocido');
  return { id, email: client.email ?? '', isProven: client.email_verified_at !== null };
}
