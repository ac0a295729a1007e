import { hash, randomBytes } from 'node:crypto';
import { POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { DAY_MS, isInstant, shiftStart } from '@comanda/contract/days';
import { type CheckoutWho, checkoutProblems } from '@comanda/contract/orders/checkout.rules';
import { isForKitchen } from '@comanda/contract/orders/kitchen-view.rules';
import { findMove, ORDER_MOVES } from '@comanda/contract/orders/order-moves';
import { canMove } from '@comanda/contract/orders/order-moves.rules';
import { wantedText } from '@comanda/contract/orders/order-search';
import type {
  Estado,
  MetodoPago,
  MoveBody,
  Order,
  OrderDraft,
  OrderLine,
  OrderListQuery,
  Tipo,
} from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { priceChanges, priceLines } from '@comanda/contract/orders/pricing.rules';
import { canPerform } from '@comanda/contract/permissions';
import { cleanText, isTooLong } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { type PageCursor, readCursor, writeCursor } from '../db/page-cursor.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { inTurn } from '../http/in-turn.ts';
import type { MenuCache, SedeMenu } from '../menu/menu.cache.ts';
import { withMenu } from '../menu/with-menu.service.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { refuseReadOnly, type Sede, type Session } from '../sessions/session.ts';
import { insertOrder, type NewOrder } from './insert-order.db.ts';
import { selectOrders } from './list-orders.db.ts';
import { isOrderId, newIdPrefix } from './order-id.ts';
import {
  confirmOrderTable,
  findOrder,
  findOrderByKey,
  releaseKey,
  writeMove,
} from './orders.db.ts';
import { type OrderRow, presentOrder, presentToDiner } from './orders.presenter.ts';
import { type Author, overCap, vouchFor } from './vouch-for.service.ts';

/** How long a repeated request finds its order. */
const KEY_LIFE_MS = 30 * DAY_MS;

export type OrderDeps = { db: Db; menus: MenuCache; realtime: Realtime };

/** How many orders of strangers may queue at a sede. */
const MAX_STRANGERS = 500;

export type CreatedOrder = { order: Order; seguimiento: string | null };

/** The browser only proposes an order: the server decides prices, author, estado and times. */
export async function createOrder(
  deps: OrderDeps,
  sede: Sede,
  session: Session | null,
  sent: OrderDraft,
  { key, address }: { key: string | null; address: string },
): Promise<CreatedOrder> {
  const created = await createOnce(deps, sede, session, sent, { key, address });
  return isStaff(session) ? created : { ...created, order: presentToDiner(created.order) };
}

/** A key makes one order, however often it is sent. */
async function createOnce(
  deps: OrderDeps,
  sede: Sede,
  session: Session | null,
  sent: OrderDraft,
  { key, address }: { key: string | null; address: string },
): Promise<CreatedOrder> {
  // The author is part of the hash: a key must not show one person's order to another.
  const author = session?.subjectId ?? 'invitado';
  const requestHash = hash('sha256', JSON.stringify([author, sent]), 'buffer');
  try {
    return await placeOrder(deps, sede, session, sent, { key, requestHash, address });
  } catch (error) {
    // Repeated requests are rare, so only one that failed looks for an earlier order.
    const earlier = key ? await findOrderByKey(deps.db, sede, key) : undefined;
    if (!earlier) throw error;
    if (isKeyAlive(earlier)) return repeat(earlier, requestHash, sede);
    if (!isUniqueViolation(error, 'orders_idempotency_key')) throw error;
    await releaseKey(deps.db, sede, earlier.id);
    return placeOrder(deps, sede, session, sent, { key, requestHash, address });
  }
}

type Request = { key: string | null; requestHash: Buffer; address: string };

async function placeOrder(
  deps: OrderDeps,
  sede: Sede,
  session: Session | null,
  sent: OrderDraft,
  { key, requestHash, address }: Request,
): Promise<CreatedOrder> {
  refuseReadOnly(session, sede);
  if (!sede.takesOrders) throw new AppError('restaurante_no_recibe_pedidos');
  const draft = session?.actor.tipo === 'cliente' ? signedBy(session, sent) : sent;
  const problems = checkoutProblems(draft, whoOrders(session));
  if (problems.length > 0) throw brokenRules(problems);
  const customer = customerOf(draft);
  const author: Author = { session, address };
  const row = await insertPriced(deps, sede, author, draft, {
    idPrefix: newIdPrefix(),
    ...customer,
    tipo: draft.tipo as Tipo,
    metodoPago: draft.metodoPago as MetodoPago,
    creadoPor: session?.email ?? customer.email ?? '',
    client_id: session?.actor.tipo === 'cliente' ? session.subjectId : null,
    employee_id: session?.actor.tipo === 'empleado' ? session.subjectId : null,
    idempotency_key: key,
    request_hash: key ? requestHash : null,
    seguimiento: session === null ? randomBytes(24).toString('base64url') : null,
    policyVersion: session === null && draft.aceptaPolitica ? POLICY_VERSION : null,
  });
  const order = presentOrder(row, sede.dbName);
  deps.realtime.publishOrder('new_order', sede, order, row.client_id);
  return { order, seguimiento: row.seguimiento };
}

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

/** The list as JSON for the wire. An employee with only cocina sees nothing of the past. */
export async function listOrders(
  db: Db,
  sede: Sede,
  { actor }: Session,
  query: OrderListQuery,
): Promise<string> {
  const cursor = query.cursor ? readCursor(query.cursor, isInstant, isOrderId) : null;
  const { q, limit } = query;
  const wanted = q ? wantedText(q) : null;
  const since = canPerform(actor, 'orders.past') ? null : shiftStart(new Date());
  const filter = { ...query, wanted, cursor, since };
  const { orders, revision, edge } = await selectOrders(db, sede, filter);
  const page = orders.slice(0, limit);
  const last = orders.length > limit ? placeOf(page.at(-1) ?? '') : edge;
  const nextCursor = JSON.stringify(last && writeCursor(last.at, last.id));
  return `{"data":[${page.join(',')}],"nextCursor":${nextCursor},"revision":${revision}}`;
}

function isShiftOrder(row: OrderRow): boolean {
  return isForKitchen(row, shiftStart(new Date()));
}

function placeOf(wire: string): PageCursor {
  const { _id, horaCreacion } = JSON.parse(wire) as Order;
  return { at: horaCreacion, id: _id };
}

/**
 * Prices the order from the menu in memory and writes it only if that is still the sede's menu. A
 * dish that was sold out or repriced a moment ago, perhaps on another node, is priced again.
 */
async function insertPriced(
  deps: OrderDeps,
  sede: Sede,
  author: Author,
  draft: OrderDraft,
  order: Omit<NewOrder, 'productos' | 'total' | 'menuVersion' | 'mesaConfirmada'>,
): Promise<OrderRow> {
  const { session } = author;
  const staff = isStaff(session) ? session : null;
  const insert = () =>
    withMenu(deps, sede, async (db, menu) => {
      const { mesaConfirmada, stranger } = vouchFor(menu, author, draft, order.mesa);
      const { lines: productos, total } = priceDraft(menu, session, draft);
      const priced = { ...order, mesaConfirmada, productos, total, menuVersion: menu.version };
      return insertOrder(db, sede, priced, staff, stranger);
    });
  // Orders of strangers are written one after the other, so that each counts those before it.
  const isKnown = staff || draft.firma;
  const row = isKnown
    ? await insert()
    : await inTurn(`pedidos ${sede.locationId}`, MAX_STRANGERS, insert);
  // `withMenu` handled menu changes, so the client must be gone.
  if (!row) throw new AppError('no_autenticado');
  if ('tope' in row) throw overCap(row.tope);
  return row;
}

/** `ordered`: the lines the order had before an edit. */
export function priceDraft(
  menu: SedeMenu,
  session: Session | null,
  draft: OrderDraft,
  ordered: readonly OrderLine[] = [],
) {
  const priced = priceLines(draft.productos, menu, { isStaff: isStaff(session), ordered });
  if (!priced.ok) {
    const message = priced.details[0]?.message;
    throw new AppError(priced.code, { ...(message && { message }), details: priced.details });
  }
  const changes = priceChanges(draft.productos ?? [], priced.lines);
  if (changes.length > 0) {
    throw new AppError('precio_cambiado', { details: changes, body: { total: priced.total } });
  }
  return priced;
}

/** The same key with the same body is the same order; with another body it is an error. */
function repeat(row: OrderRow & { request_hash: Buffer }, hash: Buffer, sede: Sede): CreatedOrder {
  if (!row.request_hash.equals(hash)) throw new AppError('clave_reutilizada');
  return { order: presentOrder(row, sede.dbName), seguimiento: row.seguimiento };
}

function isKeyAlive({ horaCreacion }: OrderRow) {
  return Date.now() - horaCreacion.getTime() < KEY_LIFE_MS;
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

function isStaff(session: Session | null): boolean {
  return whoOrders(session) === 'staff';
}

function whoOrders(session: Session | null): CheckoutWho {
  if (!session) return 'guest';
  return session.actor.tipo === 'cliente' ? 'diner' : 'staff';
}

/** Who the order is for and where it goes, without fields that its tipo does not need. */
export function customerOf(draft: OrderDraft) {
  return {
    mesa: draft.tipo === 'en_local' ? blankToNull(draft.mesa) : null,
    direccion: draft.tipo === 'a_domicilio' ? blankToNull(draft.direccion) : null,
    telefono: blankToNull(draft.telefono),
    nombreCliente: cleanText(draft.nombreCliente ?? ''),
    email: blankToNull(draft.email)?.toLowerCase() ?? null,
  };
}

/** A signed-in diner need not repeat name and e-mail. */
function signedBy(session: Session, draft: OrderDraft): OrderDraft {
  return {
    ...draft,
    nombreCliente: blankToNull(draft.nombreCliente) ?? session.nombre,
    email: blankToNull(draft.email) ?? session.email,
  };
}

function blankToNull(text: string | null | undefined) {
  return cleanText(text ?? '') || null;
}
