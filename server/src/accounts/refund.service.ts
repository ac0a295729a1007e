import type { Account } from '@comanda/contract/accounts/accounts';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import type { RefundDraft } from '@comanda/contract/accounts/corrections';
import {
  refundable,
  refundedLines,
  refundProblems,
} from '@comanda/contract/accounts/corrections.rules';
import { lineKey } from '@comanda/contract/accounts/split.rules';
import { cleanText } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { approve } from '../staff/approval.service.ts';
import type { AccountRow } from '../tables/account-rows.ts';
import { chargedBefore, insertPayment } from './account-payments.ts';
import { accountIn, only } from './accounts.service.ts';
import { type AccountDeps, asTheyAre, changeAccounts, type Held } from './change-accounts.ts';
import { countedIn } from './close-account.ts';
import { changedAccount } from './correct-payment.service.ts';
import { markOf } from './deeds.ts';
import { shiftFor } from './shift-of-payment.ts';

/** Gives money of a closed account back. Its orders stay sold; the same key twice is one refund. */
export async function refundAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  { autoriza, dbName: _, ...draft }: RefundDraft,
  key: string | null,
): Promise<Account> {
  const problems = refundProblems(draft);
  if (problems.length > 0) throw brokenRules(problems);
  const mark = markOf(author, key, { call: 'refund', id, ...draft });
  const earlier = await chargedBefore(deps.db, sede, mark);
  if (earlier) return only(await asTheyAre(deps.db, sede, [earlier]));
  const approver = await approve(deps.db, sede, 'anulaciones', author, autoriza);
  const { ajustes } = await deps.menus.read(sede);
  const asked = { ids: [id], mark, estados: ['cerrada'] as const };
  const changed = await changeAccounts(deps, sede, asked, async (held) => {
    const row = accountIn(held, id);
    const { metodo, valor, turnoId } = draft;
    const propina = draft.propina ?? 0;
    const motivo = cleanText(draft.motivo);
    requireRoom(row, { valor, propina });
    requireDishes(held, row, draft.lineas ?? []);
    const turno = await shiftFor(held.tx, sede, author, {
      named: turnoId,
      isRequired: ajustes.caja.exigeTurno,
    });
    const parte = draft.lineas?.length ? { tipo: 'lineas' as const, lineas: draft.lineas } : null;
    await insertPayment(held, row, author, {
      ...{ tipo: 'devolucion', metodo, valor, propina, motivo, parte, turno, mark },
      ...approver.told,
    });
    const { numero, mesas } = row;
    await recordAudit(held.tx, author, sede, {
      action: 'devolucion',
      entity: 'cuenta',
      entityId: id,
      after: {
        ...{ mesa: mesas[0], numero, metodoPago: metodo, valor, motivo },
        ...(propina > 0 && { propina }),
        ...approver.told,
      },
    });
    return changedAccount(held, id, []);
  });
  return only(changed);
}

/** Never more than came in and was not given back yet. */
function requireRoom(row: AccountRow, { valor, propina }: { valor: number; propina: number }) {
  const left = refundable(row.pagos);
  if (valor <= left.valor && propina <= left.propina) return;
  const message = chargingMessages.refundExceeds(left.valor, left.propina);
  throw new AppError('devolucion_excede', { message, body: left });
}

/** Of a dish that is named, no more than there is and was not given back for. */
function requireDishes(held: Held, row: AccountRow, lineas: NonNullable<RefundDraft['lineas']>) {
  const orders = countedIn(held, row.id);
  const given = refundedLines(row.pagos);
  for (const [at, { pedido, linea, cantidad }] of lineas.entries()) {
    const lines = orders.find(({ id }) => id === pedido)?.lineas ?? [];
    const there = lines.find((one) => one.linea === linea)?.cantidad;
    if (there === undefined) {
      const message = chargingMessages.lineUnknown;
      throw brokenRules([{ path: `lineas.${at}`, message }]);
    }
    const key = lineKey({ pedido, linea });
    const left = there - (given.get(key) ?? 0);
    if (!Number.isInteger(cantidad) || cantidad < 1 || cantidad > left) {
      throw brokenRules([{ path: `lineas.${at}`, message: chargingMessages.cantidad(left) }]);
    }
    given.set(key, (given.get(key) ?? 0) + cantidad);
  }
}
