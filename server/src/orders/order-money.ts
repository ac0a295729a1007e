import { randomUUID } from 'node:crypto';
import {
  accountDiscounts,
  accountTotals,
  countedOrder,
} from '@comanda/contract/accounts/accounts.rules';
import { repricedLines } from '@comanda/contract/accounts/adjustments.rules';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { isGivenBack, largestMethod } from '@comanda/contract/accounts/corrections.rules';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import type { Estado, MetodoPago } from '@comanda/contract/orders/orders';
import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sede } from '../sessions/session.ts';
import { moneyOf } from '../tables/account-money.ts';
import { type AccountRow, selectAccounts } from '../tables/account-rows.ts';
import { totalsOf } from '../tables/accounts.presenter.ts';
import type { OrderRow } from './orders.presenter.ts';

/** What moving an order does to money: arguments of the function of migration 031. */
export type MovedMoney = {
  /** Account and sede by which it was decided; null: whatever they are. */
  cuentaRevision: number | null;
  sedeRevision: number | null;
  /** The account that is paid; null: nothing is. */
  cuenta: string | null;
  /** Of the account that is made for an order that has none. */
  totales: string | null;
  metodo: MetodoPago | null;
  valor: number | null;
  descuento: number;
  exigeTurno: boolean;
  /** The shift that was named. */
  turno: string | null;
};

const NO_MONEY: MovedMoney = {
  cuentaRevision: null,
  sedeRevision: null,
  cuenta: null,
  totales: null,
  metodo: null,
  valor: null,
  descuento: 0,
  exigeTurno: false,
  turno: null,
};

type Move = {
  to: Estado;
  metodo: MetodoPago | null | undefined;
  turnoId: string | null | undefined;
};

/** An order that is invoiced by itself is paid; one that is lost must not take back what was paid of its account. */
export async function moneyOfMove(
  db: Db,
  sede: Sede,
  order: OrderRow,
  { to, metodo: sent, turnoId }: Move,
  readSettings: () => Promise<SedeSettings>,
): Promise<MovedMoney> {
  const isLoss = to === 'cancelado' || to === 'dado_de_baja';
  if (to !== 'facturado' && !isLoss) return NO_MONEY;
  if (order.fechaPago !== null && isLoss) return lossOfPaid(db, sede, order);
  const account = await openAccountOf(db, sede, order);
  if (isLoss) return account ? lossOf(account, order.id) : NO_MONEY;
  if (order.fechaPago !== null) return NO_MONEY;
  const share = account && shareOf(account, order);
  if (share?.valor === 0 && share.metodo) return { ...NO_MONEY, ...share };
  const metodo = sent ?? order.metodoPago;
  if (metodo === 'por_definir') throw new AppError('metodo_requerido');
  if (turnoId != null && !isUuid(turnoId)) throw new AppError('turno_invalido');
  const { impuestos, caja } = await readSettings();
  const paid = { metodo, exigeTurno: caja.exigeTurno, turno: turnoId ?? null };
  if (share) return { ...NO_MONEY, ...share, ...paid };
  const totals = accountTotals([countedOrder(order.id, order)], { impuestos });
  const totales = { ...totals, pagado: totals.total, saldo: 0 };
  return {
    ...NO_MONEY,
    ...paid,
    cuenta: randomUUID(),
    totales: JSON.stringify(totales),
    valor: order.total,
  };
}

/** What an edit does to the money of its account: the last arguments of the function of migration 033. */
export type EditedMoney = {
  cuentaRevision: number | null;
  sedeRevision: number | null;
  /** The lines that lose what was taken off them. */
  lineas: number[];
};

/** As the order is to be, and whether it goes to another account. */
type Edit = Pick<OrderRow, 'productos' | 'total'> & { leaves: boolean };

/**
 * An edit neither changes what was paid, nor makes an account cheaper than what was paid of it. It drops what was taken off
 * the lines that it changes; `dropped` says of how many discounts.
 */
export async function moneyOfEdit(
  db: Db,
  sede: Sede,
  order: OrderRow,
  { leaves, ...edited }: Edit,
): Promise<{ money: EditedMoney; dropped: number }> {
  if (order.fechaPago !== null) throw new AppError('pedido_pagado');
  const account = await openAccountOf(db, sede, order);
  if (!account) return { money: { ...AS_IT_COMES, lineas: [] }, dropped: 0 };
  const lineas = repricedLines(order.productos, leaves ? [] : edited.productos);
  const isDropped = ({ pedido, linea }: AccountRow['ajustes'][number]) =>
    pedido === order.id && linea !== null && lineas.includes(linea);
  const ajustes = account.ajustes.filter((one) => !isDropped(one));
  const now = { ...countedOrder(order.id, { ...order, ...edited }) };
  requireCovered({ ...account, ajustes }, (orders) =>
    orders.flatMap((one) => (one.id !== order.id ? one : leaves ? [] : { ...one, ...now })),
  );
  const dropped = account.ajustes.length - ajustes.length;
  return {
    money: { ...AS_IT_COMES, ...asSeen(account), lineas: dropped > 0 ? lineas : [] },
    dropped,
  };
}

const AS_IT_COMES = { cuentaRevision: null, sedeRevision: null };

async function openAccountOf(
  db: Db,
  sede: Sede,
  { cuentaId }: OrderRow,
): Promise<AccountRow | null> {
  if (cuentaId === null) return null;
  const [row] = await selectAccounts(db, sede, [cuentaId]);
  return row?.estado === 'abierta' ? row : null;
}

/**
 * What the order costs after its share of the discounts, and never more than is left to pay. Where nothing is left, it was
 * paid with what paid the account; a payment of 0 says that it is covered.
 */
function shareOf(account: AccountRow, { id, total }: OrderRow) {
  const descuento = accountDiscounts(account.orders, account.ajustes).pedidos.get(id) ?? 0;
  const { saldo } = totalsOf(account);
  return {
    ...asSeen(account),
    cuenta: account.id,
    metodo: largestMethod(account.pagos),
    descuento,
    valor: Math.min(total - descuento, saldo),
  };
}

function lossOf(account: AccountRow, id: string): MovedMoney {
  requireCovered(account, (orders) => orders.filter((one) => one.id !== id));
  return { ...NO_MONEY, ...asSeen(account) };
}

/** What was paid is lost only after its money was given back. */
async function lossOfPaid(db: Db, sede: Sede, { id, cuentaId }: OrderRow): Promise<MovedMoney> {
  const [account] = cuentaId === null ? [] : await selectAccounts(db, sede, [cuentaId]);
  if (!account || !isGivenBack(id, account.orders, account.pagos)) {
    throw new AppError('pedido_pagado', { message: chargingMessages.refundFirst });
  }
  return { ...NO_MONEY, ...asSeen(account) };
}

/** Where money came in or was taken off, every order of the sede that changes meanwhile may change what is due. */
function asSeen({ revision, sede_revision, pagos, ajustes }: AccountRow) {
  const hasMoney = pagos.length > 0 || ajustes.length > 0;
  return { cuentaRevision: revision, sedeRevision: hasMoney ? sede_revision : null };
}

function requireCovered(
  account: AccountRow,
  after: (orders: AccountRow['orders']) => AccountRow['orders'],
): void {
  if (account.pagos.length === 0) return;
  const { total, pagado } = accountTotals(after(account.orders), moneyOf(account));
  if (total < pagado) throw new AppError('cuenta_con_pagos');
}
