import { randomBytes } from 'node:crypto';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { closingProblems } from '@comanda/contract/owners/owners.rules';
import { anonymiseSomeAccounts } from '../accounts/forget-names.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { anonymiseClientsOf } from '../clients/forget-client.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import {
  anonymiseOrders,
  countOpenOrders,
  raiseRevision,
  selectNamedOrders,
} from '../orders/forget-person.service.ts';
import { dropAgents, dropTicketsOf } from '../printing/printing.service.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { dropAllDevices } from '../sessions/known-devices.ts';
import { dropAllResets, hashPassword } from '../sessions/passwords.ts';
import { closedSedes } from '../sessions/sedes-of.ts';
import { endAllSessions, type Sede, type Session } from '../sessions/session.ts';
import { dropStaff } from '../staff/staff.service.ts';
import { checkOwnPassword } from './own-password.service.ts';
import { closeOwner, lockBrand, markForgotten } from './owners.db.ts';

type Deps = { db: Db; outbox: Outbox; realtime: Realtime };

/**
 * Ends the restaurant at once: nobody enters, its link and its sedes are gone, staff is deleted. Its
 * sales stay; `forgetClosed` removes the diners from them afterwards.
 */
export async function closeAccount(
  deps: Deps,
  owner: Session,
  { password, confirmacion }: { password: string; confirmacion: string },
): Promise<void> {
  const { db, outbox, realtime } = deps;
  const { restaurantId, email } = owner;
  const problems = closingProblems({ confirmacion });
  if (problems.length > 0) throw brokenRules(problems);
  await checkOwnPassword(db, owner, password, 'password');
  const nobodysPassword = await hashPassword(randomBytes(32).toString('base64url'));
  const ended = await db.transaction().execute(async (tx) => {
    const { nombre } = await lockBrand(tx, restaurantId);
    const open = await countOpenOrders(tx, restaurantId);
    if (open > 0) {
      throw new AppError('pedidos_en_curso', { message: ownersMessages.ordersOpen(open) });
    }
    await recordAudit(tx, owner, null, {
      action: 'cerrada',
      entity: 'restaurante',
      entityId: restaurantId,
    });
    await outbox.write(tx, email, { kind: 'cuenta_cerrada', restaurante: nombre });
    await closeOwner(tx, restaurantId, nobodysPassword);
    await dropStaff(tx, restaurantId);
    await dropAgents(tx, restaurantId);
    await dropAllResets(tx, restaurantId);
    await dropAllDevices(tx, restaurantId);
    return endAllSessions(tx, restaurantId);
  });
  for (const session of ended) realtime.disconnect(session);
  outbox.kick();
}

const AT_A_TIME = 500;

/** Removes the diners from the sales of closed restaurants, some orders in each transaction. */
export async function forgetClosed(db: Db, signal?: AbortSignal): Promise<void> {
  const sedes = await closedSedes(db);
  for (const sede of sedes) {
    while (await forgetSomeOrders(db, sede)) {
      if (signal?.aborted) return;
    }
    while (await forgetSomeAccounts(db, sede)) {
      if (signal?.aborted) return;
    }
  }
  for (const restaurantId of new Set(sedes.map((sede) => sede.restaurantId))) {
    await db.transaction().execute(async (tx) => {
      await anonymiseClientsOf(tx, restaurantId);
      await markForgotten(tx, restaurantId);
    });
  }
}

function forgetSomeAccounts(db: Db, sede: Sede): Promise<boolean> {
  const some = { nobody: clientsMessages.deleted, limit: AT_A_TIME };
  return db.transaction().execute((tx) => anonymiseSomeAccounts(tx, sede, some));
}

async function forgetSomeOrders(db: Db, sede: Sede): Promise<boolean> {
  const nobody = clientsMessages.deleted;
  return db.transaction().execute(async (tx) => {
    const ids = await selectNamedOrders(tx, sede, { nobody, limit: AT_A_TIME });
    if (ids.length === 0) return false;
    const revision = await raiseRevision(tx, sede);
    await anonymiseOrders(tx, sede, ids, { nobody, email: null, revision });
    await dropTicketsOf(tx, sede, ids);
    return true;
  });
}
