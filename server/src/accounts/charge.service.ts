import { randomUUID } from 'node:crypto';
import type { Account, AccountTotals } from '@comanda/contract/accounts/accounts';
import { accountDiscounts, accountTotals } from '@comanda/contract/accounts/accounts.rules';
import { vueltasOf } from '@comanda/contract/accounts/cash.rules';
import type { Charge, DraftPayment } from '@comanda/contract/accounts/charging';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { acceptedOf, paymentsProblems } from '@comanda/contract/accounts/charging.rules';
import {
  type Parte,
  paidLines,
  priceOfLines,
  unpaidOfSeat,
} from '@comanda/contract/accounts/split.rules';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { moneyOf } from '../tables/account-money.ts';
import { type AccountRow, accountNow } from '../tables/account-rows.ts';
import { chargedBefore, insertPayment } from './account-payments.ts';
import { accountIn, only } from './accounts.service.ts';
import {
  type AccountDeps,
  asTheyAre,
  changeAccounts,
  type Held,
  raise,
  updateAccount,
  type Written,
} from './change-accounts.ts';
import { closeAccount, countedIn } from './close-account.ts';
import { givenBackBefore, type Mark, markOf } from './deeds.ts';
import { shiftFor } from './shift-of-payment.ts';
import { answeredTip } from './tip-answers.ts';

export type Charged = { account: Account; vueltas: number; devolver: number };

type Terms = Pick<Charge, 'pagos' | 'propina' | 'turnoId' | 'tomado' | 'fecha'>;

/** Takes money for an account; who pays the last of it closes it. The same key twice is one payment. */
export async function payAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  asked: string,
  { vista, cerrar, ...terms }: Charge,
  key: string | null,
): Promise<Charged> {
  const { pagos, propina, turnoId, tomado } = terms;
  const problems = paymentsProblems(pagos);
  if (problems.length > 0) throw brokenRules(problems);
  const vueltas = changeOf(pagos);
  // Money that was taken is told apart from other money even without a key.
  const known = key ?? (tomado ? randomUUID() : null);
  const mark = markOf(author, known, { call: 'pay', id: asked, pagos, propina, turnoId, cerrar });
  const earlier = await chargedBefore(deps.db, sede, mark);
  if (earlier) return chargedNow(deps, sede, { id: earlier, vueltas, mark });
  const { ajustes } = await deps.menus.read(sede);
  // Who took the money could not know that the table was joined to another.
  const id = tomado ? ((await accountNow(deps.db, sede, asked))?.id ?? asked) : asked;
  const seen = { ids: [id], vista: tomado ? null : vista, mark };
  const changed = await changeAccounts(deps, sede, seen, (held) =>
    charge(held, id, author, terms, { ajustes, mark, cerrar }),
  );
  const devolver = await givenBackBefore(deps.db, sede, id, mark);
  return { account: only(changed), vueltas, devolver };
}

type Done = { id: string; vueltas: number; mark: Mark | null };

/** What a charge that was made before answers. */
export async function chargedNow(
  { db }: AccountDeps,
  sede: Sede,
  { id, vueltas, mark }: Done,
): Promise<Charged> {
  const account = only(await asTheyAre(db, sede, [id]));
  return { account, vueltas, devolver: await givenBackBefore(db, sede, id, mark) };
}

type Options = {
  ajustes: SedeSettings;
  mark: Mark | null;
  cerrar: boolean;
  /** Whether everything must be paid at once. */
  isWhole?: boolean;
};

/** Takes the money. What is charged is locked. */
export async function charge(
  held: Held,
  id: string,
  author: Session,
  { pagos: sent, propina, turnoId, tomado: isTaken = false, fecha }: Terms,
  { ajustes, mark, cerrar, isWhole = false }: Options,
): Promise<Written> {
  const { tx, sede } = held;
  const row = accountIn(held, id);
  const counted = countedIn(held, id);
  const totals = accountTotals(counted, moneyOf(row));
  const por = author.nombre || author.email;
  const { caja, propina: tips } = ajustes;
  const sums = sent.map(({ valor, propina: tip }) => valor + (tip ?? 0));
  const taken = isTaken ? sums.reduce((sum, one) => sum + one, 0) : undefined;
  const turno = await shiftFor(tx, sede, author, {
    named: turnoId,
    isRequired: caja.exigeTurno,
    isTaken,
  });
  const told = { totals, propina: tips };
  const answered = await answeredTip(held, row, propina, told, { canal: 'caja', por, taken });
  const isAsked = row.tipo === 'mesa' || tips.directas;
  if (isTaken) requireTip(sent, { answered, paid: 0, isDue: false });
  else requireTip(sent, { answered, paid: totals.propina, isDue: isAsked && tips.sugerir });
  const { pagos, devolver } = isTaken
    ? acceptedOf(sent, totals.saldo)
    : { pagos: sent, devolver: 0 };
  const saldo = requireRoom(pagos, totals, { isWhole, isGivenBack: devolver > 0 });
  const { lineas } = accountDiscounts(counted, row.ajustes);
  // What was taken without the network was taken for the whole account.
  const partes = isTaken ? [] : requireUnpaidLines(row, lineas, pagos, totals);
  for (const [at, { propina: tip, ...payment }] of pagos.entries()) {
    const parte = partes[at] ?? null;
    const first = at === 0 ? mark : null;
    const money = {
      ...payment,
      tipo: 'pago' as const,
      propina: tip ?? 0,
      parte,
      turno,
      mark: first,
    };
    await insertPayment(held, row, author, money);
  }
  if (isTaken) {
    const after = { mesa: row.mesas[0], valor: totals.saldo - saldo, devolver, ...takenAt(fecha) };
    await recordAudit(tx, author, sede, { ...onAccount(id), action: 'cobrada_sin_red', after });
  }
  if (saldo === 0 && cerrar && totals.consumo > 0) {
    return { ...(await closeAccount(held, id, author, turno)), devolver };
  }
  await raise(held, { revisions: 1 });
  await updateAccount(tx, sede, id, { revision: held.counter.revision + 1 });
  const after = { mesa: row.mesas[0], valor: totals.saldo - saldo, saldo };
  await recordAudit(tx, author, sede, { ...onAccount(id), action: 'pagada', after });
  return { orders: [], accounts: [id], devolver };
}

function onAccount(id: string) {
  return { entity: 'cuenta' as const, entityId: id };
}

/** When a device says that it took the money. */
function takenAt(fecha: string | null | undefined): { tomado?: string } {
  const at = Date.parse(fecha ?? '');
  return Number.isNaN(at) ? {} : { tomado: new Date(at).toISOString() };
}

/** Nobody pays a tip, or a bill with a question open, before they were asked. */
function requireTip(
  pagos: readonly DraftPayment[],
  { answered, paid, isDue }: { answered: number | null; paid: number; isDue: boolean },
): void {
  if (isDue && answered === null) throw new AppError('propina_sin_preguntar');
  const tips = pagos.reduce((sum, { propina }) => sum + (propina ?? 0), 0);
  if (tips > 0 && paid + tips > (answered ?? 0)) throw new AppError('propina_no_autorizada');
}

/** Answers what is left to pay after these payments. */
function requireRoom(
  pagos: readonly DraftPayment[],
  { saldo, consumo }: AccountTotals,
  { isWhole, isGivenBack }: { isWhole: boolean; isGivenBack: boolean },
): number {
  const left = saldo - pagos.reduce((sum, { valor }) => sum + valor, 0);
  if (left < 0) {
    const message = chargingMessages.exceeds(saldo);
    throw new AppError('pago_excede', { message, body: { saldo } });
  }
  const isNothing = pagos.length === 0 && !isGivenBack && (left > 0 || consumo === 0);
  if (isNothing) throw brokenRules([{ path: 'pagos', message: chargingMessages.noPayments }]);
  if (isWhole && left > 0) {
    throw brokenRules([{ path: 'pagos', message: chargingMessages.notWhole(left) }]);
  }
  return left;
}

/**
 * What part each payment is for. Dishes that somebody paid by name are paid once, and for what they cost; whoever pays the
 * last of an account pays what is left.
 */
function requireUnpaidLines(
  row: AccountRow,
  lines: Parameters<typeof unpaidOfSeat>[1],
  pagos: readonly DraftPayment[],
  { saldo }: AccountTotals,
): (Parte | null)[] {
  const before = [...row.pagos];
  let left = saldo;
  return pagos.map(({ parte, valor }, at) => {
    const due = left;
    left -= valor;
    if (parte?.tipo !== 'lineas' && parte?.tipo !== 'puesto') return parte ?? null;
    const paid = paidLines(before);
    const lineas = parte.tipo === 'lineas' ? parte.lineas : unpaidOfSeat(parte.puesto, lines, paid);
    const isWhole = lineas.every(({ cantidad }) => Number.isInteger(cantidad));
    const price = isWhole && lineas.length > 0 && priceOfLines(lineas, { lines, paid, saldo: due });
    if (typeof price !== 'number') throw new AppError('linea_pagada');
    if (valor !== price && valor !== due) {
      throw brokenRules([
        { path: `pagos.${at}.valor`, message: chargingMessages.dishesCost(price) },
      ]);
    }
    const kept: Parte = { ...parte, lineas };
    before.push({ ...EMPTY_PAYMENT, parte: kept });
    return kept;
  });
}

const EMPTY_PAYMENT = {
  _id: '',
  tipo: 'pago' as const,
  metodo: 'efectivo' as const,
  valor: 0,
  propina: 0,
  recibido: null,
  vueltas: null,
  referencia: null,
  pedido: null,
  motivo: null,
  corrige: null,
  turnoId: null,
  por: '',
  autorizadoPor: null,
  fecha: '',
};

/** What is given back of these payments. */
export function changeOf(pagos: readonly DraftPayment[]): number {
  return pagos.reduce((sum, { metodo, valor, propina, recibido }) => {
    if (metodo !== 'efectivo' || recibido == null) return sum;
    return sum + vueltasOf({ valor, propina: propina ?? 0, recibido });
  }, 0);
}
