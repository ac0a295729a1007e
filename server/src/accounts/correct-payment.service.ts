import type { Account } from '@comanda/contract/accounts/accounts';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import type { PaymentCorrection, Replacement } from '@comanda/contract/accounts/corrections';
import { motivoProblems, standingPayments } from '@comanda/contract/accounts/corrections.rules';
import { takeBackMessages } from '@comanda/contract/orders/take-backs';
import { cleanText } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { approve } from '../staff/approval.service.ts';
import type { AccountRow } from '../tables/account-rows.ts';
import { presentAccount, totalsOf } from '../tables/accounts.presenter.ts';
import { insertPayment, type PaymentRow } from './account-payments.ts';
import { accountIn, only } from './accounts.service.ts';
import {
  type AccountDeps,
  changeAccounts,
  type Held,
  raise,
  type StoredOrder,
  updateAccount,
  type Written,
} from './change-accounts.ts';
import { markOf } from './deeds.ts';
import { isShiftOpen, shiftFor } from './shift-of-payment.ts';
import { takeBack } from './take-back.ts';

/** An account, and one of its payments. */
type Which = { id: string; pid: string };

/** Takes a payment off an account that is open: its row stays, another one counts against it. */
export async function correctPayment(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  { id, pid }: Which,
  { motivo: sent, turnoId, autoriza }: PaymentCorrection,
  key: string | null,
): Promise<Account> {
  const motivo = requireMotivo(sent);
  const approver = await approve(deps.db, sede, 'anulaciones', author, autoriza);
  const { ajustes } = await deps.menus.read(sede);
  const mark = markOf(author, key, { call: 'correct', pid, motivo });
  const changed = await changeAccounts(deps, sede, { ids: [id], mark }, async (held) => {
    const row = accountIn(held, id);
    const payment = await requirePayment(held, row, pid);
    const order = invoicedBy(held, payment);
    requireSpare(row, payment, order);
    const turno = await shiftOfReturn(held, author, payment, {
      named: turnoId,
      isRequired: ajustes.caja.exigeTurno,
    });
    await insertPayment(held, row, author, {
      ...correctionOf(payment, motivo, turno),
      ...approver.told,
    });
    const orders = order ? [order.id] : [];
    const revision = held.counter.revision + 1;
    if (order && !(await takeBack(held, order, author, { revision, motivo }))) {
      throw new AppError('ya_es_tarde', { message: takeBackMessages.tooLateToCorrect });
    }
    const { metodo, valor, propina } = payment;
    await recordAudit(held.tx, author, sede, {
      action: 'pago_quitado',
      entity: 'cuenta',
      entityId: id,
      before: { mesa: row.mesas[0], metodo, valor, ...(propina > 0 && { propina }) },
      after: { mesa: row.mesas[0], motivo, ...approver.told },
    });
    return changedAccount(held, id, orders);
  });
  return only(changed);
}

/** Says with what a payment was really made, while its shift is not counted. Orders and totals stay as they are. */
export async function replaceMethod(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  { id, pid }: Which,
  { metodo, motivo: sent, referencia, turnoId, autoriza }: Replacement,
  key: string | null,
): Promise<Account> {
  const motivo = requireMotivo(sent);
  // Who may charge may do it; a colleague who is named answers for it too.
  const approver = autoriza && (await approve(deps.db, sede, 'anulaciones', author, autoriza));
  const mark = markOf(author, key, { call: 'replace', pid, metodo, motivo, referencia, turnoId });
  const asked = { ids: [id], mark, estados: ['abierta', 'cerrada'] as const };
  const changed = await changeAccounts(deps, sede, asked, async (held) => {
    const row = accountIn(held, id);
    const payment = await requirePayment(held, row, pid);
    if (payment.metodo === metodo) {
      throw brokenRules([{ path: 'metodo', message: chargingMessages.sameMethod }]);
    }
    const own = payment.turno_id;
    const named = (id: string) => shiftFor(held.tx, sede, author, { named: id, isRequired: true });
    if (own !== null) await named(own);
    const turno = turnoId == null ? own : await named(turnoId);
    const { valor, propina, parte, pedido, mesero_id: mesero } = payment;
    const told = approver ? approver.told : {};
    await insertPayment(held, row, author, { ...correctionOf(payment, motivo, own), ...told });
    await insertPayment(held, row, author, {
      ...{ tipo: 'pago', metodo, valor, propina, referencia, parte, pedido, motivo, mesero, turno },
      ...told,
    });
    await recordAudit(held.tx, author, sede, {
      action: 'metodo_cambiado',
      entity: 'cuenta',
      entityId: id,
      before: { mesa: row.mesas[0], numero: row.numero, metodoPago: payment.metodo, valor },
      after: { mesa: row.mesas[0], numero: row.numero, metodoPago: metodo, motivo, ...told },
    });
    return changedAccount(held, id, []);
  });
  return only(changed);
}

export function requireMotivo(sent: string): string {
  const problems = motivoProblems(sent);
  if (problems.length > 0) throw brokenRules(problems);
  return cleanText(sent);
}

/** A payment of the account that nobody took back. */
async function requirePayment(
  { tx, sede }: Held,
  row: AccountRow,
  pid: string,
): Promise<PaymentRow> {
  if (!row.pagos.some(({ _id, tipo }) => _id === pid && tipo === 'pago')) {
    throw new AppError('pago_desconocido');
  }
  if (!standingPayments(row.pagos).some(({ _id }) => _id === pid)) {
    throw new AppError('pago_corregido', { body: { data: presentAccount(row) } });
  }
  return tx
    .selectFrom('account_payments')
    .selectAll()
    .where(inSede(sede))
    .where('id', '=', pid)
    .executeTakeFirstOrThrow();
}

/** The order that was invoiced by itself with this payment. */
function invoicedBy({ orders }: Held, { pedido }: PaymentRow): StoredOrder | undefined {
  return orders.find(({ id, estado }) => id === pedido && estado === 'facturado');
}

/** What was invoiced or given back stays covered by what is left. */
function requireSpare(
  row: AccountRow,
  { valor, propina }: PaymentRow,
  order: StoredOrder | undefined,
): void {
  const { pagado, propina: tips } = totalsOf(row);
  const invoiced = row.orders
    .filter(({ id, estado }) => estado === 'facturado' && id !== order?.id)
    .reduce((sum, { total, descuento }) => sum + total - (descuento ?? 0), 0);
  if (pagado - valor < invoiced || tips < propina) throw new AppError('pago_necesario');
}

function correctionOf(payment: PaymentRow, motivo: string, turno: string | null) {
  const { id: corrige, metodo, valor, propina, pedido, mesero_id: mesero } = payment;
  const tipo = 'correccion' as const;
  return { tipo, corrige, metodo, valor, propina, pedido, mesero, motivo, turno };
}

/** Money goes out of the shift into which it came, unless that was counted since. */
async function shiftOfReturn(
  { tx, sede }: Held,
  author: Session,
  { turno_id: own }: PaymentRow,
  asked: Parameters<typeof shiftFor>[3],
): Promise<string | null> {
  if (own !== null && (await isShiftOpen(tx, sede, own))) return own;
  return shiftFor(tx, sede, author, asked);
}

/** Writes that the account changed, after the orders that did. */
export async function changedAccount(
  held: Held,
  id: string,
  orders: readonly string[],
): Promise<Written> {
  await raise(held, { revisions: orders.length + 1 });
  const revision = held.counter.revision + orders.length + 1;
  await updateAccount(held.tx, held.sede, id, { revision });
  return { orders, accounts: [id] };
}
