import { randomUUID } from 'node:crypto';
import type { Account } from '@comanda/contract/accounts/accounts';
import { accountDiscounts, countsInAccount } from '@comanda/contract/accounts/accounts.rules';
import type { AdjustmentDraft } from '@comanda/contract/accounts/charging';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { adjustmentProblems } from '@comanda/contract/accounts/charging.rules';
import { standingPayments } from '@comanda/contract/accounts/corrections.rules';
import type { Autoriza } from '@comanda/contract/staff/approval';
import { cleanText } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { approve } from '../staff/approval.service.ts';
import type { AccountRow } from '../tables/account-rows.ts';
import { accountIn, only } from './accounts.service.ts';
import {
  type AccountDeps,
  changeAccounts,
  DATABASE_TIME,
  type Held,
  raise,
  updateAccount,
  type Written,
} from './change-accounts.ts';
import { countedIn } from './close-account.ts';
import { markOf } from './deeds.ts';

/** Takes something off an account or off dishes of it, while nobody has paid. */
export async function adjustAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  draft: AdjustmentDraft,
  key: string | null,
): Promise<Account> {
  const problems = adjustmentProblems(draft);
  if (problems.length > 0) throw brokenRules(problems);
  const { autoriza, vista, dbName: _, ...asked } = draft;
  const approver = await approve(deps.db, sede, 'descuentos', author, autoriza);
  const mark = markOf(author, key, { call: 'adjust', id, ...asked });
  const changed = await changeAccounts(deps, sede, { ids: [id], vista, mark }, async (held) => {
    const row = accountIn(held, id);
    requireUnpaid(row);
    const of = requireDishes(held, id, draft);
    const motivo = cleanText(draft.motivo);
    const porcentaje = draft.tipo === 'cortesia' ? 100 : (draft.porcentaje ?? null);
    const valor = draft.tipo === 'cortesia' ? null : (draft.valor ?? null);
    const { autorizadoPor = null } = approver.told;
    await held.tx
      .insertInto('account_adjustments')
      .values({
        ...sedeKeys(sede),
        id: randomUUID(),
        cuenta_id: id,
        tipo: draft.tipo,
        ...of,
        porcentaje,
        valor,
        motivo,
        por: author.nombre || author.email,
        autorizadoPor,
        at: DATABASE_TIME,
      })
      .execute();
    await recordAudit(held.tx, author, sede, {
      action: draft.tipo,
      entity: 'cuenta',
      entityId: id,
      after: { mesa: row.mesas[0], ...of, porcentaje, valor, motivo, ...approver.told },
    });
    return written(held, id);
  });
  return only(changed);
}

/** Gives back what was taken off. */
export async function removeAdjustment(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  { id, ajuste }: { id: string; ajuste: string },
  autoriza: Autoriza | null | undefined,
): Promise<Account> {
  const approver = await approve(deps.db, sede, 'descuentos', author, autoriza);
  const changed = await changeAccounts(deps, sede, { ids: [id] }, async (held) => {
    const row = accountIn(held, id);
    const found = row.ajustes.find(({ _id }) => _id === ajuste);
    if (!found) throw new AppError('descuento_desconocido');
    requireUnpaid(row);
    await held.tx
      .updateTable('account_adjustments')
      .set({ quitadoAt: DATABASE_TIME })
      .where(inSede(sede))
      .where('id', '=', ajuste)
      .execute();
    const { tipo, porcentaje, valor, motivo } = found;
    await recordAudit(held.tx, author, sede, {
      action: 'descuento_quitado',
      entity: 'cuenta',
      entityId: id,
      before: { mesa: row.mesas[0], tipo, porcentaje, valor, motivo },
      after: { mesa: row.mesas[0], ...approver.told },
    });
    return written(held, id);
  });
  return only(changed);
}

async function written(held: Held, id: string): Promise<Written> {
  await raise(held, { revisions: 1 });
  await updateAccount(held.tx, held.sede, id, { revision: held.counter.revision + 1 });
  return { orders: [], accounts: [id] };
}

/** What was paid is not made cheaper afterwards. */
function requireUnpaid({ pagos, orders }: AccountRow): void {
  const isSold = orders.some(({ estado }) => estado === 'facturado');
  if (standingPayments(pagos).length > 0 || isSold) throw new AppError('cuenta_con_pagos');
}

/** Which dishes it is of; nothing for the whole account. */
function requireDishes(held: Held, id: string, draft: AdjustmentDraft) {
  if (draft.alcance === 'cuenta') return { pedido: null, linea: null, cantidad: null };
  const { pedido, linea, cantidad } = draft;
  const live = countedIn(held, id).filter(countsInAccount);
  const line = accountDiscounts(live, []).lineas.find(
    (one) => one.pedido === pedido && one.linea === linea,
  );
  if (!line) throw brokenRules([{ path: 'linea', message: chargingMessages.lineUnknown }]);
  const dishes = cantidad ?? line.cantidad;
  if (!Number.isInteger(dishes) || dishes < 1 || dishes > line.cantidad) {
    throw brokenRules([{ path: 'cantidad', message: chargingMessages.cantidad(line.cantidad) }]);
  }
  return { pedido: line.pedido, linea: line.linea, cantidad: dishes };
}
