import type { Account } from '@comanda/contract/accounts/accounts';
import type { Correction } from '@comanda/contract/accounts/corrections';
import { takeBackMessages } from '@comanda/contract/orders/take-backs';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError } from '../errors/app-error.ts';
import { printersOf } from '../printing/kitchen-tickets.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { approve } from '../staff/approval.service.ts';
import { type AccountRow, findAccountAt } from '../tables/account-rows.ts';
import { accountIn, only } from './accounts.service.ts';
import {
  type AccountDeps,
  changeAccounts,
  DATABASE_TIME,
  type Held,
  raise,
  type StoredOrder,
} from './change-accounts.ts';
import { requireMotivo } from './correct-payment.service.ts';
import { markOf } from './deeds.ts';
import { furtherTable } from './move-lines.service.ts';
import { isLive, reseat } from './reseat-order.ts';
import { isShiftOpen } from './shift-of-payment.ts';
import { takeBack, takenBackSince } from './take-back.ts';

/**
 * Opens an account that was closed by mistake less than eight minutes ago. What its closing invoiced, then or since on
 * delivery, goes back to `entregado`; what it marked as paid is not paid any more. Payments and number stay. If its table has
 * another account by now, it is opened beside that one as «7 B».
 */
export async function reopenAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  { motivo: sent, autoriza }: Correction,
  key: string | null,
): Promise<Account> {
  const motivo = requireMotivo(sent);
  const approver = await approve(deps.db, sede, 'anulaciones', author, autoriza);
  const mark = markOf(author, key, { call: 'reopen', motivo });
  const printers = await printersOf(deps, sede);
  const asked = { ids: [id], mark, estados: ['cerrada'] as const, printers };
  const changed = await changeAccounts(deps, sede, asked, async (held) => {
    const row = accountIn(held, id);
    const names = await freeNames(held, row);
    const mesas = row.mesas.map((mesa) => names.get(mesaClave(mesa)) ?? mesa);
    const moved = held.orders.filter((order) => isChargedBy(row, order) || isMoved(order, names));
    await rememberCounted(held, row);
    await openAgain(held, id, { mesas, revision: held.counter.revision + moved.length + 1 });
    for (const [at, order] of moved.entries()) {
      const revision = held.counter.revision + at + 1;
      const isBack =
        !isChargedBy(row, order) || (await takeBack(held, order, author, { revision, motivo }));
      if (!isBack) throw tooLate();
      const mesa = names.get(mesaClave(order.mesa ?? ''));
      if (mesa) await reseat(held, order, { mesa, cuenta: id, author, revision });
    }
    const seats = row.claves.length > 0;
    await raise(held, { revisions: moved.length + 1, seats });
    await recordAudit(held.tx, author, sede, {
      action: 'reabierta',
      entity: 'cuenta',
      entityId: id,
      before: { mesa: row.mesas[0], numero: row.numero },
      after: { mesa: mesas[0], numero: row.numero, motivo, ...approver.told },
    });
    return { orders: moved.map((order) => order.id), accounts: [id], seats };
  });
  return only(changed);
}

function tooLate(): AppError {
  return new AppError('ya_es_tarde', { message: takeBackMessages.tooLateToReopen });
}

/** Of its tables that have another account by now, by their `clave`: how it is called beside that one. */
async function freeNames(held: Held, { mesas }: AccountRow): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const mesa of mesas) {
    const clave = mesaClave(mesa);
    if (await findAccountAt(held.tx, held.sede, [clave])) {
      names.set(clave, await furtherTable(held, mesa));
    }
  }
  return names;
}

/** Whether the closing of this account paid the order: both have its instant. */
function isChargedBy({ cerrada }: AccountRow, { fechaPago, fechaFacturado }: StoredOrder): boolean {
  return [fechaPago, fechaFacturado].some((at) => at?.getTime() === cerrada?.getTime());
}

function isMoved(order: StoredOrder, names: ReadonlyMap<string, string>): boolean {
  return isLive(order) && names.has(mesaClave(order.mesa ?? ''));
}

/** What the closing report of its shift has of the account is kept beside it: the next one counts only what changed. */
async function rememberCounted({ tx, sede }: Held, { id, totales }: AccountRow): Promise<void> {
  const { turno_id } = await tx
    .selectFrom('accounts')
    .select('turno_id')
    .where(inSede(sede))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!totales || turno_id === null || (await isShiftOpen(tx, sede, turno_id))) return;
  const { descuentos, impuestos } = totales;
  await tx
    .updateTable('accounts')
    .set({ contado: JSON.stringify({ descuentos, impuestos }) })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

async function openAgain(
  { tx, sede }: Held,
  id: string,
  { mesas, revision }: { mesas: readonly string[]; revision: number },
): Promise<void> {
  const since = await takenBackSince(tx);
  const opened = await tx
    .updateTable('accounts')
    .set({
      estado: 'abierta',
      cerrada: null,
      cerradaPor: null,
      turno_id: null,
      totales: null,
      pedidos: [],
      mesas: [...mesas],
      claves: mesas.map(mesaClave),
      tocada: DATABASE_TIME,
      revision,
    })
    .where(inSede(sede))
    .where('id', '=', id)
    .where('estado', '=', 'cerrada')
    .where('cerrada', '>', since)
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw tooLate();
}
