import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import type { Order } from '@comanda/contract/orders/orders';
import type { Author } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { printersOf } from '../printing/kitchen-tickets.service.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { writeCancel } from './change-order.db.ts';
import type { OrderDeps } from './create-order.service.ts';
import { CANCELLED } from './move-order.service.ts';
import type { Changed } from './order-change.ts';
import { moneyOfMove } from './order-money.ts';
import { findOrder } from './orders.db.ts';
import { type OrderRow, presentOrder, presentToDiner } from './orders.presenter.ts';
import { isWaiting } from './scheduled.service.ts';
import { changeAndTell } from './told-kitchen.ts';

/** Who finds the order changed while it is written reads it again. */
const TRIES = 5;

/**
 * A diner cancels their order while it is `enviado`, never later: whoever prepares it at the same moment wins or loses in
 * the database. A second tap finds it cancelled.
 */
export async function cancelOwnOrder(
  deps: OrderDeps,
  sede: Sede,
  session: Session | null,
  id: string,
  seguimiento: string | null,
): Promise<Order> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const current = await findOrder(deps.db, sede, id);
    if (!current || !isTheirs(current, session, seguimiento)) {
      throw new AppError('pedido_desconocido');
    }
    if (current.estado === 'cancelado') return toDiner(current, sede);
    if (current.estado !== 'enviado') throw movedOn(current, sede);
    const cancelled = await cancel(deps, sede, session, current);
    if (cancelled.outcome === 'pedido_desconocido') throw new AppError(cancelled.outcome);
    if (cancelled.outcome === 'pedido_pagado') throw paid();
    if (cancelled.outcome !== 'ok') continue;
    const { order } = cancelled;
    const told = presentOrder(order, sede.dbName);
    deps.realtime.publishOrder('updated_order', sede, told, order.client_id);
    deps.realtime.callPrinters(sede);
    return presentToDiner(told);
  }
  throw new AppError('servicio_no_disponible');
}

/** An account has its session, a guest the token that came with the order. */
function isTheirs(
  { client_id, seguimiento: token }: OrderRow,
  session: Session | null,
  seguimiento: string | null,
): boolean {
  if (seguimiento !== null) return token === seguimiento;
  return session !== null && client_id === session.subjectId;
}

async function cancel(
  deps: OrderDeps,
  sede: Sede,
  session: Session | null,
  current: OrderRow,
): Promise<Changed> {
  const { db } = deps;
  const readSettings = async () => (await deps.menus.read(sede)).ajustes;
  const wanted = { to: 'cancelado', metodo: null, turnoId: null } as const;
  const money = await moneyOfMove(db, sede, current, wanted, readSettings).catch(inTheirWords);
  const author = authorOf(sede, session);
  const date = new Date().toISOString();
  // Without a name: a record of an order outlives the person.
  const registro = { name: '', email: '', date, cancelo: 'cliente' } as const;
  const write = (tx: Db) =>
    writeCancel(
      tx,
      sede,
      current.id,
      { from: 'enviado', revision: null, registro, money, franja: current.franja },
      author,
    );
  const printers = isWaiting(current) ? null : await printersOf(deps, sede);
  const signed = { ...author, nombre: cancellingMessages.byDiner };
  return changeAndTell(db, sede, signed, printers, write, () => CANCELLED);
}

function authorOf({ restaurantId }: Sede, session: Session | null): Author {
  const tipo = session ? 'cliente' : 'invitado';
  return { restaurantId, subjectId: null, nombre: '', email: '', actor: { tipo } };
}

function movedOn(row: OrderRow, sede: Sede): AppError {
  const { estado } = row;
  if (estado === 'enviado' || estado === 'cancelado') return new AppError('estado_cambiado');
  return new AppError('estado_cambiado', {
    message: cancellingMessages.movedOn(estado),
    body: { data: toDiner(row, sede) },
  });
}

function toDiner(row: OrderRow, sede: Sede): Order {
  return presentToDiner(presentOrder(row, sede.dbName));
}

/** What the staff are told about money is for who may give it back. */
function inTheirWords(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'pedido_pagado') throw paid();
  if (error.code !== 'cuenta_con_pagos') throw error;
  throw new AppError(error.code, { message: cancellingMessages.accountPaid });
}

function paid(): AppError {
  return new AppError('pedido_pagado', { message: cancellingMessages.paid });
}
