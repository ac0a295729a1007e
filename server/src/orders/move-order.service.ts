import { shiftStart } from '@comanda/contract/days';
import { canMove, findMove, ORDER_MOVES } from '@comanda/contract/orders/order-moves';
import type { Estado, MoveBody, Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { isForKitchen, LIMITS } from '@comanda/contract/orders/orders.rules';
import { canPerform } from '@comanda/contract/permissions';
import { cleanText, isTooLong } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import type { OrderDeps } from './create-order.service.ts';
import { confirmOrderTable, findOrder, writeMove } from './orders.db.ts';
import { type OrderRow, presentOrder } from './orders.presenter.ts';

/** Kitchen, waiter and cashier move an order along the table of moves. */
export async function moveOrder(
  { db, realtime }: Pick<OrderDeps, 'db' | 'realtime'>,
  sede: Sede,
  author: Session,
  id: string,
  { updates: { estado: to, motivoBaja: motivo }, revision }: Omit<MoveBody, 'dbName'>,
): Promise<Order> {
  const isForActor = ORDER_MOVES.some(
    (row) => row.to === to && canMove(author.actor, row.from, to),
  );
  if (!isForActor && to !== 'enviado') throw new AppError('permiso_denegado');
  const current = await findOrder(db, sede, id);
  const isShown = current && (canPerform(author.actor, 'orders.past') || isShiftOrder(current));
  if (!isShown) throw new AppError('pedido_desconocido');
  if (current.estado === to) return presentOrder(current, sede.dbName);

  const move = findMove(current.estado, to);
  const isAsSeen = (revision ?? current.revision) === current.revision;
  if (!move || !isAsSeen) throw conflict(current, sede);
  const motivoBaja = move.needsMotivo ? cleanText(motivo ?? '') : null;
  if (motivoBaja === '') {
    throw brokenRules([{ path: 'updates.motivoBaja', message: ordersMessages.motivoRequired }]);
  }
  if (isTooLong(motivoBaja, LIMITS.motivoBaja)) {
    const message = textMessages.tooLong(LIMITS.motivoBaja);
    throw brokenRules([{ path: 'updates.motivoBaja', message }]);
  }
  const written = { move, motivoBaja, revision: revision ?? null };
  const moved = await writeMove(db, sede, id, written, author);
  if (!moved) return afterLostRace(db, sede, id, to);
  const order = presentOrder(moved, sede.dbName);
  realtime.publishOrder('updated_order', sede, order, moved.client_id);
  return order;
}

function isShiftOrder(row: OrderRow): boolean {
  return isForKitchen(row, shiftStart(new Date()));
}

async function afterLostRace(db: Db, sede: Sede, id: string, to: Estado): Promise<Order> {
  const now = await findOrder(db, sede, id);
  if (!now) throw new AppError('pedido_desconocido');
  if (now.estado !== to) throw conflict(now, sede);
  return presentOrder(now, sede.dbName);
}

/** The loser of a race gets the order as it is now. */
export function conflict(row: OrderRow, sede: Sede) {
  return new AppError('estado_cambiado', { body: { data: presentOrder(row, sede.dbName) } });
}

/** The staff have seen who sits at the table. Confirming twice has the effect of one. */
export async function confirmTable(
  { db, realtime }: Pick<OrderDeps, 'db' | 'realtime'>,
  sede: Sede,
  author: Session,
  id: string,
): Promise<Order> {
  const confirmed = await confirmOrderTable(db, sede, id, author);
  const row = confirmed ?? (await findOrder(db, sede, id));
  if (!row) throw new AppError('pedido_desconocido');
  const order = presentOrder(row, sede.dbName);
  if (confirmed) realtime.publishOrder('updated_order', sede, order, row.client_id);
  return order;
}

/** An order of the sede as it is now; orders of other sedes are not found. */
export async function readOrder(db: Db, sede: Sede, id: string): Promise<Order> {
  const row = await findOrder(db, sede, id);
  if (!row) throw new AppError('pedido_desconocido');
  return presentOrder(row, sede.dbName);
}
