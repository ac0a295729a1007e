import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { coursesOf, heldCourses } from '@comanda/contract/kitchen/courses.rules';
import { editedCourses } from '@comanda/contract/kitchen/edited-courses.rules';
import { droppedMarks, isAllStruck, wholeStrike } from '@comanda/contract/kitchen/platos.rules';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import { checkoutProblems } from '@comanda/contract/orders/checkout.rules';
import { asBefore } from '@comanda/contract/orders/line-numbers';
import type { MetodoPago, Order, OrderEdit, Tipo } from '@comanda/contract/orders/orders';
import { isEditable } from '@comanda/contract/orders/orders.rules';
import type { KitchenNews } from '@comanda/contract/printing/kitchen-ticket';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { kitchenPrinters } from '../printing/kitchen-tickets.service.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { NO_SEAT, type Seat, seatAt } from '../tables/seat.ts';
import { tellAccounts } from '../tables/tell-accounts.ts';
import { type SedeView, withSede } from '../tables/with-sede.ts';
import { rewriteOrder, writeStruck } from './change-order.db.ts';
import { customerOf, type OrderDeps } from './create-order.service.ts';
import { laterOf } from './later.ts';
import { conflict } from './move-order.service.ts';
import type { Changed } from './order-change.ts';
import { moneyOfEdit } from './order-money.ts';
import type { Later } from './order-slots.db.ts';
import { findOrder, lockOrder } from './orders.db.ts';
import { type OrderRow, presentOrder, type StoredUpdate } from './orders.presenter.ts';
import { priceDraft } from './price-draft.ts';
import { refuseHour } from './refuse-order.ts';
import { isWaiting } from './scheduled.service.ts';
import { changeAndTell } from './told-kitchen.ts';

/**
 * Changes an order that the kitchen has not finished. Everything is checked and priced again, and
 * the time of creation stays. A record in `updates` says who changed it and what was before;
 * the audit log has every field that changed. The same key twice is one edit. `dropped`: how many discounts were of lines
 * that changed.
 */
export async function editOrder(
  deps: OrderDeps,
  sede: Sede,
  author: Session,
  id: string,
  sent: OrderEdit,
  key: string | null,
): Promise<{ order: Order; dropped: number }> {
  const mark = key ? { clave: key, huella: hashOf(author, sent) } : null;
  const lock = (tx: Db) => lockOrder(tx, sede, id);
  const row = await withSede(deps, sede, { lock }, async (db, view) => {
    const current = await findOrder(db, sede, id);
    if (!current) throw new AppError('pedido_desconocido');
    const earlier = mark && current.updates.find(({ clave }) => clave === mark.clave);
    if (earlier && earlier.huella !== mark.huella) throw new AppError('clave_reutilizada');
    if (earlier) return { order: current, isNew: false };
    const isAsOpened = (sent.revision ?? current.revision) === current.revision;
    if (!isEditable(current) || !isAsOpened) throw conflict(current, sede);
    const problems = checkoutProblems(sent, 'staff', current);
    if (problems.length > 0) throw brokenRules(problems);
    const programado = wantedAt(sent, current);

    const { menu } = view;
    const { lines, total } = priceDraft(menu, sent, { isStaff: true, before: current });
    const now = {
      ...customerOf(sent),
      tipo: sent.tipo as Tipo,
      metodoPago: sent.metodoPago as MetodoPago,
      programado,
      productos: lines,
      total,
    };
    const { programado: _, ...fields } = now;
    const edit = {
      ...fields,
      menuVersion: menu.version,
      revision: current.revision,
      update: { ...recordOf(author, current, now), ...mark },
      courses: editedCourses(current, now),
      quita: droppedMarks(current, now),
      changes: editChanges(current, now),
      later: laterEdit(menu.ajustes, current, now),
    };
    const seat = await seatOf(view, current, now, author);
    const leaves = seat.cuenta !== current.cuentaId;
    const { money, dropped } = await moneyOfEdit(db, sede, current, { ...now, leaves });
    // Of what the kitchen has not been told yet, it is told as it is by then.
    const printers = isWaiting(current) ? null : await kitchenPrinters(db, sede, menu.stations);
    const rewrite = (tx: Db) => rewriteOrder(tx, sede, id, { ...edit, money }, author, seat);
    const keepsMarks = Object.keys(current.cocina.listo ?? {}).length > edit.quita.length;
    const write = keepsMarks ? (tx: Db) => rewriteOrPrepare(tx, sede, author, rewrite) : rewrite;
    const newsOf = (edited: OrderRow) => newsOfEdit(current, edited);
    const edited = await changeAndTell(db, sede, author, printers, write, newsOf);
    if (edited.outcome === 'pedido_desconocido') throw new AppError(edited.outcome);
    // The next try reports what somebody else changed, or prices by the newer menu.
    if (edited.outcome !== 'ok') return undefined;
    const { cuentaId: left } = current;
    const seats = seat.clave !== null;
    return { order: edited.order, isNew: true, prints: printers !== null, left, seats, dropped };
  });
  if (!row) throw new AppError('servicio_no_disponible');
  const order = presentOrder(row.order, sede.dbName);
  if (row.isNew) deps.realtime.publishOrder('updated_order', sede, order, row.order.client_id);
  const { left = null, seats = false, dropped = 0, prints = false } = row;
  if (prints) deps.realtime.callPrinters(sede);
  if (row.isNew && (left !== order.cuentaId || dropped > 0)) {
    const accounts = new Set([left, order.cuentaId].filter((one) => one !== null));
    await tellAccounts(deps, sede, { ids: [...accounts], seats });
  }
  return { order, dropped };
}

/** An edit that takes the last dish away that was missing prepares the order too, both or neither. */
async function rewriteOrPrepare(
  db: Db,
  sede: Sede,
  author: Session,
  rewrite: (tx: Db) => Promise<Changed>,
): Promise<Changed> {
  const both = async (tx: Db) => {
    const edited = await rewrite(tx);
    if (edited.outcome !== 'ok' || !isAllStruck(edited.order)) return edited;
    const { order } = edited;
    return writeStruck(tx, sede, order.id, wholeStrike(order), order, author);
  };
  return db.isTransaction ? both(db) : db.transaction().execute(both);
}

/** What is not sent stays; a table waits for nothing. */
function wantedAt(sent: OrderEdit, before: OrderRow): Date | null {
  if (sent.programado === undefined) return sent.tipo === 'en_local' ? null : before.programado;
  if (sent.programado === null) return null;
  const wanted = new Date(sent.programado);
  if (wanted.getTime() === before.programado?.getTime()) return wanted;
  refuseHour(sent, new Date());
  return wanted;
}

/** Null where nothing of it is or was wanted later, nor counted by a slot. */
function laterEdit(
  ajustes: SedeSettings,
  before: OrderRow,
  { tipo, programado, productos }: Pick<OrderRow, 'tipo' | 'programado' | 'productos'>,
): Later | null {
  const isSame = tipo === before.tipo && isDeepStrictEqual(programado, before.programado);
  if (isSame || (!programado && !before.programado && !before.franja)) return null;
  const now = new Date();
  const wanted = { tipo, productos, programado: programado?.toISOString() };
  const later = laterOf(ajustes, wanted, false, now);
  return later ?? { programado, inicio: null, franja: null, cupo: null, espera: false };
}

/** What an edit tells the kitchen: what changed, and courses that waited and are under way with it. */
function newsOfEdit(before: OrderRow, after: OrderRow): KitchenNews[] {
  const waits = heldCourses(after);
  const there = coursesOf(after);
  const begun = heldCourses(before).filter((one) => there.includes(one) && !waits.includes(one));
  const changed = { clase: 'cambio', antes: before } as const;
  return begun.length > 0 ? [changed, { clase: 'marchar', tiempos: begun }] : [changed];
}

/** Another table takes the order to its account, as does a table that was not confirmed; without a table it has none. */
async function seatOf(
  view: SedeView,
  before: OrderRow,
  now: Pick<OrderRow, 'mesa'>,
  author: Session,
): Promise<Seat> {
  const { activas } = view.menu.ajustes.cuentas;
  // One of the counter may have an account that waits for the rest of its money.
  if (now.mesa === null)
    return { ...NO_SEAT, cuenta: before.mesa === null ? before.cuentaId : null };
  const isSameTable = before.mesa !== null && mesaClave(before.mesa) === mesaClave(now.mesa);
  const stays = isSameTable && before.mesaConfirmada;
  if (stays || !activas) return { ...NO_SEAT, cuenta: before.cuentaId };
  return seatAt(view, now.mesa, author.nombre || author.email);
}

function hashOf({ subjectId }: Session, sent: OrderEdit): string {
  return createHash('sha256')
    .update(JSON.stringify([subjectId, sent]))
    .digest('base64url');
}

function recordOf({ nombre, email }: Session, before: OrderRow, now: Edited): StoredUpdate {
  const { tipo, mesa, metodoPago, total, nombreCliente } = before;
  return {
    name: nombre || email,
    email,
    date: new Date().toISOString(),
    productosAntes: before.productos.map(asBefore),
    antes: { tipo, mesa, metodoPago, total, nombreCliente },
    otraDireccion: before.direccion !== null && before.direccion !== now.direccion,
  };
}

/** Every field that an edit may change, by its name in the audit log. */
const EDITED = [
  'tipo',
  'mesa',
  'direccion',
  'telefono',
  'nombreCliente',
  'email',
  'metodoPago',
  'programado',
  'productos',
  'total',
] as const;

type Edited = Pick<OrderRow, (typeof EDITED)[number]>;

/** The fields that an edit changed, with their values before and after. */
export function editChanges(before: Edited, after: Edited) {
  const sides = { before: {} as Record<string, unknown>, after: {} as Record<string, unknown> };
  for (const field of EDITED) {
    const [was, is] = [traced(before, field), traced(after, field)];
    if (isDeepStrictEqual(was, is)) continue;
    sides.before[field] = was;
    sides.after[field] = is;
  }
  return sides;
}

function traced(order: Edited, field: (typeof EDITED)[number]): unknown {
  if (field !== 'productos') return order[field];
  return order.productos.map((line, at) => ({
    ...asBefore(line, at),
    // Kept because the staff may name the price of a service.
    precio: line.precio,
    combo: line.combo ?? null,
    tiempo: line.tiempo,
    puesto: line.puesto,
  }));
}
