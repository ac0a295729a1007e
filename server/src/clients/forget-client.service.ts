import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { isUuid } from '@comanda/contract/text';
import { anonymiseAccountsOf } from '../accounts/forget-names.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { dropMailsTo } from '../mail/outbox.ts';
import {
  anonymiseOrders,
  hasGuestOrders,
  hasOpenOrders,
  lockFinishedOrdersOf,
  type Person,
  raiseRevision,
} from '../orders/forget-person.service.ts';
import { dropTicketsOf } from '../printing/printing.service.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { dropCode } from '../sessions/email-codes.ts';
import { dropDevices } from '../sessions/known-devices.ts';
import { dropResets } from '../sessions/passwords.ts';
import { endSessionsOf, type Sede, type Session } from '../sessions/session.ts';
import {
  anonymiseAllClients,
  anonymiseConsents,
  anonymiseRow,
  findClientForUpdate,
} from './clients.db.ts';

const NOBODY = clientsMessages.deleted;

/**
 * Forgets the person and keeps the sales: the row and its orders lose everything that identifies
 * them. Somebody who is waiting for food cannot be forgotten yet.
 */
export async function forgetClient(
  { db, realtime }: { db: Db; realtime: Realtime },
  sede: Sede,
  author: Session,
  id: string,
): Promise<void> {
  const ended = await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, sede, id);
    const orders = await lockFinishedOrdersOf(tx, sede, person);
    const revision = await raiseRevision(tx, sede);
    // Checked under the lock, so that no order can come in between.
    if (await hasOpenOrders(tx, sede, id)) throw new AppError('cliente_con_pedidos_abiertos');
    await forgetOrders(tx, sede, orders, { email: person.email, revision });
    await anonymiseClient(tx, sede, person);
    const entry = { action: 'olvidado', entity: 'cliente', entityId: id } as const;
    // A person who deletes their own account must not stay in the audit log by name.
    const signer = author.subjectId === id ? { ...author, nombre: NOBODY } : author;
    await recordAudit(tx, signer, sede, entry);
    return endSessionsOf(tx, sede.restaurantId, id);
  });
  for (const session of ended) realtime.disconnect(session);
}

/** Finished orders stay as sales without a name; open ones stay theirs. */
export async function forgetHistory({ db }: { db: Db }, sede: Sede, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, sede, id);
    const orders = await lockFinishedOrdersOf(tx, sede, person);
    const revision = await raiseRevision(tx, sede);
    await forgetOrders(tx, sede, orders, { email: person.email, revision });
  });
}

async function lockPerson(tx: Db, sede: Sede, id: string): Promise<Person> {
  const client = isUuid(id) ? await findClientForUpdate(tx, sede, id) : undefined;
  if (!client) throw new AppError('cliente_desconocido');
  return { id, email: client.email ?? '', isProven: client.email_verified_at !== null };
}

async function forgetOrders(
  tx: Db,
  sede: Sede,
  ids: readonly string[],
  { email, revision }: { email: string; revision: number },
) {
  await anonymiseOrders(tx, sede, ids, { nobody: NOBODY, email, revision });
  await anonymiseAccountsOf(tx, sede, ids, NOBODY);
  await dropTicketsOf(tx, sede, ids);
}

async function anonymiseClient(tx: Db, sede: Sede, person: Person) {
  const { id, email, isProven } = person;
  // Also consents given as a guest, if the e-mail is theirs and no open order has it.
  if (isProven && !(await hasGuestOrders(tx, sede, email))) {
    await anonymiseConsents(tx, sede, person);
  }
  await anonymiseRow(tx, sede, id, NOBODY);
  await dropResets(tx, sede.restaurantId, id);
  await dropDevices(tx, sede.restaurantId, id);
  await dropCode(tx, id);
  await dropMailsTo(tx, person);
}

/** Everybody who had an account at a restaurant that closed. */
export async function anonymiseClientsOf(tx: Db, restaurantId: string): Promise<void> {
  await anonymiseAllClients(tx, restaurantId, NOBODY);
}
