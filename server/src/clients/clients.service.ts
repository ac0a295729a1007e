import type { Client, ClientInput, ClientList, ClientListQuery } from '@comanda/contract/clients';
import { clientProblems, POLICY_VERSION } from '@comanda/contract/clients.rules';
import { isInstant } from '@comanda/contract/days';
import * as MESSAGES from '@comanda/contract/messages';
import { cleanText, isUuid } from '@comanda/contract/text';
import { AppError, brokenRules } from '../app-error.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db.ts';
import { readCursor, writeCursor } from '../page-cursor.ts';
import { hashPassword } from '../passwords.ts';
import type { Realtime } from '../realtime.ts';
import { endSessionsOf, type Sede, type Session } from '../session.ts';
import {
  anonymiseClient,
  anonymiseOrders,
  findClientForUpdate,
  hasOpenOrders,
  insertClient,
  insertConsent,
  lockOrdersOf,
  raiseRevision,
  selectClients,
} from './clients.db.ts';
import { presentClient } from './clients.presenter.ts';

export type ClientDeps = { db: Db; realtime: Realtime };

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
    const client = isUuid(id) ? await findClientForUpdate(tx, sede, id) : undefined;
    if (!client) throw new AppError('cliente_desconocido');
    const person = { id, email: client.email ?? '' };
    const orders = await lockOrdersOf(tx, sede, person);
    const revision = await raiseRevision(tx, sede);
    // Only now can none come in between.
    if (await hasOpenOrders(tx, sede, person)) throw new AppError('cliente_con_pedidos_abiertos');
    const nobody = MESSAGES.clients.deleted;
    await anonymiseOrders(tx, sede, orders, { nobody, email: person.email, revision });
    await anonymiseClient(tx, sede, person, nobody);
    const entry = { action: 'olvidado', entity: 'cliente', entityId: id } as const;
    // Who deletes their own account must not stay in the trail by name.
    const isSelf = author.subjectId === id;
    const signer = isSelf ? { ...author, nombre: MESSAGES.clients.deleted } : author;
    await recordAudit(tx, signer, sede, entry);
    return endSessionsOf(tx, sede.restaurantId, id);
  });
  for (const session of ended) realtime.disconnect(session);
}
