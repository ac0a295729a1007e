import type { Account } from '@comanda/contract/accounts/accounts';
import { accountDiscounts, RELEASE_MS } from '@comanda/contract/accounts/accounts.rules';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { sql } from 'kysely';
import { type Author, recordAudit, systemOf } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { inSede } from '../sessions/in-sede.ts';
import { sedesOf } from '../sessions/sedes-of.ts';
import type { Sede } from '../sessions/session.ts';
import { type AccountRow, sedesWithTables, selectAccounts } from '../tables/account-rows.ts';
import { revisionOf, totalsOf } from '../tables/accounts.presenter.ts';
import { accountIn, only } from './accounts.service.ts';
import {
  type AccountDeps,
  changeAccounts,
  DATABASE_TIME,
  type Held,
  raise,
  updateAccount,
} from './change-accounts.ts';
import { freezeAdjustments } from './close-account.ts';
import { isLive } from './reseat-order.ts';
import { isShiftOpen, shiftFor } from './shift-of-payment.ts';

/** Frees the tables of an account in which nothing is left to be paid. It is closed if money came in. */
export async function releaseAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Author,
  id: string,
  vista?: number | null,
): Promise<Account> {
  const changed = await changeAccounts(deps, sede, { ids: [id], vista }, async (held) => {
    const account = accountIn(held, id);
    const totales = totalsOf(account);
    if (totales.saldo !== 0) throw new AppError('cuenta_con_saldo');
    // One that costs nothing is made and brought all the same.
    if (account.orders.some(isLive)) throw new AppError('pedidos_en_curso');
    // One that has a number keeps it.
    const isPaid = totales.pagado > 0 || totales.propina > 0 || account.numero !== null;
    if (isPaid) {
      await freezeAdjustments(held, accountDiscounts(account.orders, account.ajustes).aplicado);
    }
    await raise(held, {
      revisions: 1,
      closed: isPaid && account.numero === null ? 1 : 0,
      seats: true,
    });
    await updateAccount(held.tx, sede, id, {
      ...(isPaid
        ? {
            estado: 'cerrada' as const,
            numero: account.numero ?? held.counter.account_count + 1,
            cerrada: DATABASE_TIME,
            cerradaPor: author.nombre || author.email,
            turno_id: await shiftOfLast(held, account, author),
            pedidos: account.orders.map((order) => order.id),
            totales: JSON.stringify(totales),
          }
        : { estado: 'anulada' as const }),
      revision: held.counter.revision + 1,
    });
    await recordAudit(held.tx, author, sede, {
      action: isPaid ? 'cerrada' : 'liberada',
      entity: 'cuenta',
      entityId: id,
      after: { mesa: account.mesas[0], total: totales.total },
    });
    return { orders: [], accounts: [id], seats: true };
  });
  return only(changed);
}

/** An account is counted in the shift that its last money came into, while that one is open. */
async function shiftOfLast(
  { tx, sede }: Held,
  { pagos }: AccountRow,
  author: Author,
): Promise<string | null> {
  const last = pagos.findLast(({ turnoId }) => turnoId !== null)?.turnoId;
  if (last && (await isShiftOpen(tx, sede, last))) return last;
  return shiftFor(tx, sede, author, { isRequired: false });
}

/** Frees the tables of all sedes that nobody has touched for half an hour and that owe nothing. */
export async function releaseForgotten(
  deps: AccountDeps,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - RELEASE_MS);
  const ids = await sedesWithTables(deps.db, before);
  const failures: unknown[] = [];
  for (const sede of await sedesOf(deps.db, ids)) {
    if (signal.aborted) break;
    // A sede that fails does not keep the tables of the others taken.
    await releaseForgottenIn(deps, sede, before).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'mesas sin liberar');
}

async function releaseForgottenIn(deps: AccountDeps, sede: Sede, before: Date): Promise<void> {
  const ids = await selectForgotten(deps.db, sede, before);
  for (const row of await selectAccounts(deps.db, sede, ids)) {
    const author = systemOf(sede.restaurantId);
    await releaseAccount(deps, sede, author, row.id, revisionOf(row)).catch((error) => {
      // It owes something, or somebody used the table in between.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

/** The open accounts that nobody touched since: neither the account, nor one of its orders, none of which is under way. */
async function selectForgotten(db: Db, sede: Sede, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM accounts a
    LEFT JOIN orders o ON ${inSede(sede, 'o')} AND o."cuentaId" = a.id
      AND o."horaCreacion" >= a.desde
    WHERE ${inSede(sede, 'a')} AND a.estado = 'abierta' AND a.tocada < ${before}
    GROUP BY a.id
    HAVING coalesce(bool_and(o.estado <> ALL(${OPEN_ESTADOS}::text[]) AND GREATEST(
      o."horaCreacion", o."fechaPreparado", o."fechaEntregado", o."fechaCancelado",
      o."fechaFacturado", o."fechaBaja") < ${before}) FILTER (WHERE o.id IS NOT NULL), true)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
