import { shiftStart } from '@comanda/contract/days';
import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { coursesOf, heldCourses } from '@comanda/contract/kitchen/courses.rules';
import { passesKitchen } from '@comanda/contract/kitchen/passes-kitchen.rules';
import { wholeStrike } from '@comanda/contract/kitchen/platos.rules';
import { canMove, findMove, ORDER_MOVES } from '@comanda/contract/orders/order-moves';
import type { Estado, MoveBody, Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import {
  isEditable,
  isForKitchen,
  LIMITS,
  OPEN_ESTADOS,
} from '@comanda/contract/orders/orders.rules';
import { canPerform } from '@comanda/contract/permissions';
import { cleanText, isTooLong } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { printersOf } from '../printing/kitchen-tickets.service.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { NO_SEAT, seatAt } from '../tables/seat.ts';
import { tellAccounts } from '../tables/tell-accounts.ts';
import { withSede } from '../tables/with-sede.ts';
import {
  confirmOrderTable,
  type WrittenMove,
  writeCancel,
  writeFired,
  writeMove,
  writeStruck,
} from './change-order.db.ts';
import type { OrderDeps } from './create-order.service.ts';
import { isOfMoney } from './order-change.ts';
import { moneyOfMove } from './order-money.ts';
import { findOrder, lockOrder } from './orders.db.ts';
import { type OrderRow, presentOrder } from './orders.presenter.ts';
import { isWaiting } from './scheduled.service.ts';
import { changeAndTell } from './told-kitchen.ts';

/** Who finds the order changed while it is written reads it again. */
const TRIES = 5;

/** Kitchen, waiter and cashier move an order along the table of moves. */
export async function moveOrder(
  deps: OrderDeps,
  sede: Sede,
  author: Session,
  id: string,
  {
    updates: { estado: to, motivoBaja, motivo, metodoPago: metodo },
    revision,
    turnoId,
  }: Omit<MoveBody, 'dbName'>,
): Promise<Order> {
  const { db, realtime } = deps;
  const mayReach = (isSinCocina: boolean) =>
    to === 'enviado' ||
    ORDER_MOVES.some((row) => row.to === to && canMove(author.actor, row.from, to, isSinCocina));
  if (!mayReach(true)) throw new AppError('permiso_denegado');
  const wanted = { to, motivoBaja, revision: revision ?? null };
  const registro = to === 'cancelado' ? cancelledBy(author, motivo) : null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const current = await findOrder(db, sede, id);
    const isShown = current && (canPerform(author.actor, 'orders.past') || isShiftOrder(current));
    if (!isShown) throw new AppError('pedido_desconocido');
    if (!mayReach(!passesKitchen(current))) {
      // Whoever saw sodas alone is shown the dish that was added.
      throw isAsSeen(current, wanted) ? new AppError('permiso_denegado') : conflict(current, sede);
    }
    if (hasReached(current, to)) return presentOrder(current, sede.dbName);
    const move = moveOf(current, sede, wanted);
    const readSettings = async () => (await deps.menus.read(sede)).ajustes;
    const money = await moneyOfMove(db, sede, current, { to, metodo, turnoId }, readSettings);
    const isTold = to === 'cancelado' && !isWaiting(current);
    const printers = isTold ? await printersOf(deps, sede) : null;
    const write = (tx: Db) => {
      if (to === 'cancelado') {
        const { estado: from, franja } = current;
        const cancel = { from, revision: wanted.revision, registro, money, franja };
        return writeCancel(tx, sede, id, cancel, author);
      }
      // At the revision that was read: an edit in between may have added a course that waits.
      if (to === 'preparado')
        return writeStruck(tx, sede, id, wholeStrike(current), current, author);
      return writeMove(tx, sede, id, { ...move, money }, author);
    };
    const moved = await changeAndTell(db, sede, author, printers, write, () => CANCELLED);
    if (moved.outcome === 'sede_cambiada') continue;
    if (moved.outcome === 'pedido_desconocido') throw new AppError(moved.outcome);
    if (isOfMoney(moved.outcome)) throw new AppError(moved.outcome);
    const isEdited = moved.order.estado === current.estado && wanted.revision === null;
    if (moved.outcome !== 'ok' && isEdited) continue;
    // Who lost a race finds the order moved: to the same estado by somebody else, or elsewhere.
    if (!hasReached(moved.order, to)) throw conflict(moved.order, sede);
    const order = presentOrder(moved.order, sede.dbName);
    if (moved.outcome === 'ok') {
      realtime.publishOrder('updated_order', sede, order, moved.order.client_id);
      if (printers) realtime.callPrinters(sede);
      if (money.cuenta) await tellAccounts(deps, sede, { ids: [money.cuenta] });
    }
    return order;
  }
  throw new AppError('servicio_no_disponible');
}

export const CANCELLED = [{ clase: 'anulado' }] as const;

/** Who of the staff cancels an order, and why; null where nobody says why. */
function cancelledBy({ nombre, email }: Session, sent: string | null | undefined) {
  const motivo = cleanText(sent ?? '');
  if (motivo === '') return null;
  const date = new Date().toISOString();
  return { name: nombre || email, email, date, cancelo: 'personal', motivo } as const;
}

/** What was paid before it was delivered is invoiced when it is. */
function hasReached({ estado, fechaPago }: OrderRow, to: Estado): boolean {
  return estado === to || (to === 'entregado' && estado === 'facturado' && fechaPago !== null);
}

function isAsSeen(current: OrderRow, { revision }: Pick<WantedMove, 'revision'>): boolean {
  return (revision ?? current.revision) === current.revision;
}

type WantedMove = {
  to: Estado;
  motivoBaja: string | null | undefined;
  revision: number | null;
};

/** What is written of a move, if the order may make it. */
function moveOf(
  current: OrderRow,
  sede: Sede,
  { to, motivoBaja: sent, revision }: WantedMove,
): Omit<WrittenMove, 'money'> {
  const move = findMove(current.estado, to);
  if (!move || !isAsSeen(current, { revision })) throw conflict(current, sede);
  const motivoBaja = move.needsMotivo ? cleanText(sent ?? '') : null;
  if (motivoBaja === '') {
    throw brokenRules([{ path: 'updates.motivoBaja', message: ordersMessages.motivoRequired }]);
  }
  if (isTooLong(motivoBaja, LIMITS.motivoBaja)) {
    const message = textMessages.tooLong(LIMITS.motivoBaja);
    throw brokenRules([{ path: 'updates.motivoBaja', message }]);
  }
  if (to === 'preparado' && heldCourses(current).length > 0) {
    throw new AppError('platos_en_espera', { body: { data: presentOrder(current, sede.dbName) } });
  }
  return { move, motivoBaja, revision };
}

function isShiftOrder(row: OrderRow): boolean {
  return isForKitchen(row, shiftStart(new Date()));
}

/** The loser of a race gets the order as it is now. */
export function conflict(row: OrderRow, sede: Sede) {
  return new AppError('estado_cambiado', { body: { data: presentOrder(row, sede.dbName) } });
}

/**
 * The staff have seen who sits at the table: an order that is not over joins its account. Confirming twice has the effect of
 * one.
 */
export async function confirmTable(
  deps: OrderDeps,
  sede: Sede,
  author: Session,
  id: string,
): Promise<Order> {
  const lock = (tx: Db) => lockOrder(tx, sede, id);
  const done = await withSede(deps, sede, { lock }, async (db, view) => {
    const current = await findOrder(db, sede, id);
    const mesa = current && OPEN_ESTADOS.includes(current.estado) ? current.mesa : null;
    const seat = mesa ? await seatAt(view, mesa, author.nombre || author.email) : NO_SEAT;
    const confirmed = await confirmOrderTable(
      db,
      sede,
      id,
      current?.revision ?? null,
      author,
      seat,
    );
    const isStale = ['sede_cambiada', 'estado_cambiado'].includes(confirmed.outcome);
    return isStale ? undefined : { confirmed, seat };
  });
  if (!done) throw new AppError('servicio_no_disponible');
  const { confirmed, seat } = done;
  if (confirmed.outcome === 'pedido_desconocido') throw new AppError(confirmed.outcome);
  const order = presentOrder(confirmed.order, sede.dbName);
  if (confirmed.outcome === 'ok') {
    deps.realtime.publishOrder('updated_order', sede, order, confirmed.order.client_id);
    const accounts = seat.cuenta ? [seat.cuenta] : [];
    await tellAccounts(deps, sede, { ids: accounts, seats: seat.clave !== null });
  }
  return order;
}

/** Lets the kitchen make the dishes of a course. A course that does not wait keeps its time. */
export async function fireCourse(
  deps: Pick<OrderDeps, 'db' | 'menus' | 'realtime'>,
  sede: Sede,
  author: Session,
  id: string,
  tiempo: number,
): Promise<Order> {
  const { db, realtime } = deps;
  const printers = await printersOf(deps, sede);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const current = await findOrder(db, sede, id);
    if (!current) throw new AppError('pedido_desconocido');
    if (!isEditable(current)) throw conflict(current, sede);
    if (!coursesOf(current).includes(tiempo)) {
      throw brokenRules([{ path: 'tiempo', message: coursesMessages.unknown }]);
    }
    if (!heldCourses(current).includes(tiempo)) return presentOrder(current, sede.dbName);
    const { revision } = current;
    const write = (tx: Db) => writeFired(tx, sede, id, { tiempo, revision }, author);
    const news = [{ clase: 'marchar', tiempos: [tiempo] }] as const;
    const fired = await changeAndTell(db, sede, author, printers, write, () => news);
    if (fired.outcome !== 'ok') continue;
    const order = presentOrder(fired.order, sede.dbName);
    realtime.publishOrder('updated_order', sede, order, fired.order.client_id);
    if (printers) realtime.callPrinters(sede);
    return order;
  }
  throw new AppError('servicio_no_disponible');
}

/** An order of the sede as it is now; orders of other sedes are not found. */
export async function readOrder(db: Db, sede: Sede, id: string): Promise<Order> {
  const row = await findOrder(db, sede, id);
  if (!row) throw new AppError('pedido_desconocido');
  return presentOrder(row, sede.dbName);
}
