import { hash, randomBytes } from 'node:crypto';
import { POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { DAY_MS } from '@comanda/contract/days';
import { type CheckoutWho, checkoutProblems } from '@comanda/contract/orders/checkout.rules';
import type { MetodoPago, Order, OrderDraft, Tipo } from '@comanda/contract/orders/orders';
import { ROUND_HERE } from '@comanda/contract/printing/kitchen-ticket';
import { cleanText } from '@comanda/contract/text';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { inTurn } from '../http/in-turn.ts';
import type { SedeMenu } from '../menu/menu.cache.ts';
import { ticketsOfNew } from '../printing/kitchen-tickets.service.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { refuseReadOnly, type Sede, type Session } from '../sessions/session.ts';
import { presentOpened } from '../tables/accounts.presenter.ts';
import { NO_SEAT, type Seat, seatAt, visitedAccount, visitOf } from '../tables/seat.ts';
import { type SedeDeps, type SedeView, withSede } from '../tables/with-sede.ts';
import { insertOrder, lockClient, type NewOrder } from './insert-order.db.ts';
import { laterOf } from './later.ts';
import { newIdPrefix } from './order-id.ts';
import type { OrderMails } from './order-mails.ts';
import { findOrderByKey, releaseKey } from './orders.db.ts';
import { type OrderRow, presentOrder, presentToDiner } from './orders.presenter.ts';
import { priceDraft } from './price-draft.ts';
import { promised } from './promised.ts';
import { fullSlot, refuseClosed, refuseForNow } from './refuse-order.ts';
import { type Author, overCap, vouchFor } from './vouch.ts';

/** How long a repeated request finds its order. */
const KEY_LIFE_MS = 30 * DAY_MS;

export type OrderDeps = SedeDeps & { realtime: Realtime; mails: OrderMails };

/** How many orders of strangers may queue at a sede. */
const MAX_STRANGERS = 500;

/** `visita`: by which the guests of a table see its account. */
type CreatedOrder = { order: Order; seguimiento: string | null; visita: string | null };

/** The browser only proposes an order: the server decides prices, author, estado and times. */
export async function createOrder(
  deps: OrderDeps,
  sede: Sede,
  session: Session | null,
  sent: OrderDraft,
  { key, address }: { key: string | null; address: string },
): Promise<CreatedOrder> {
  const created = await createOnce(deps, sede, session, sent, { key, address });
  const order = isStaff(session) ? created.order : presentToDiner(created.order);
  // Only a guest follows the order by its token. An account has its session; its token is for the mail.
  const seguimiento = session === null ? created.seguimiento : null;
  return { order, seguimiento, visita: isStaff(session) ? null : created.visita };
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
    if (isKeyAlive(earlier)) return repeat(deps, earlier, requestHash, sede, sent);
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
  const isFollowed = session === null || customer.email !== null;
  const { row, visita, opening, ajustes } = await insertPriced(deps, sede, author, draft, {
    idPrefix: newIdPrefix(),
    ...customer,
    tipo: draft.tipo as Tipo,
    metodoPago: draft.metodoPago as MetodoPago,
    creadoPor: session?.email ?? customer.email ?? '',
    client_id: session?.actor.tipo === 'cliente' ? session.subjectId : null,
    employee_id: session?.actor.tipo === 'empleado' ? session.subjectId : null,
    idempotency_key: key,
    request_hash: key ? requestHash : null,
    seguimiento: isFollowed ? randomBytes(24).toString('base64url') : null,
    policyVersion: session === null && draft.aceptaPolitica ? POLICY_VERSION : null,
  });
  const order = presentOrder(row, sede.dbName);
  deps.realtime.publishOrder('new_order', sede, order, row.client_id);
  // The order is told first, because its revision comes first.
  if (opening) tellOpened(deps, sede, row, opening);
  const { seguimiento, client_id: cliente } = row;
  if (seguimiento && order.email) deps.mails.add({ sede, order, seguimiento, cliente });
  return { order: promised(order, ajustes), seguimiento, visita };
}

type Inserted = {
  row: OrderRow;
  visita: string | null;
  opening: Opening | null;
  /** The settings by which it was taken. */
  ajustes: SedeMenu['ajustes'];
};

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
): Promise<Inserted> {
  const { session } = author;
  const staff = isStaff(session) ? session : null;
  const { client_id: client } = order;
  const lock = async (tx: Db) => client && lockClient(tx, sede, client);
  const insert = () =>
    withSede(deps, sede, { lock }, async (db, view) => {
      const { menu } = view;
      const { ajustes } = menu;
      const now = new Date();
      refuseForNow(ajustes, draft, staff !== null, now);
      refuseClosed(menu, staff);
      const { seat, stranger, visita, ...table } = await tableOf(view, author, draft, order.mesa);
      const { lines: productos, total } = priceDraft(menu, draft, {
        isStaff: staff !== null,
      });
      const priced = { ...order, ...table, productos, total, menuVersion: menu.version };
      const later = laterOf(ajustes, { ...priced, programado: draft.programado }, !staff, now);
      const context = { ronda: seat.cuenta && ROUND_HERE, por: nameOf(staff), at: now };
      // What is wanted later is told when the kitchen begins with it.
      const tickets = later?.espera
        ? []
        : await ticketsOfNew(db, sede, menu.stations, priced, context);
      const placed = await insertOrder(db, sede, priced, staff, stranger, { seat, tickets, later });
      if (placed.outcome === 'sede_cambiada') return undefined;
      if (placed.outcome === 'tope') throw overCap(placed.tope);
      if (placed.outcome === 'franja_llena' && later) {
        throw await fullSlot(db, sede, ajustes, order.tipo, later, now);
      }
      return { placed, seat, visita, ajustes, prints: tickets.length > 0 };
    });
  // Orders of strangers wait for each other in the database; here they do so without a connection.
  const isKnown =
    staff || draft.firma || (order.mesa !== null && (await sitsAt(deps, sede, draft)));
  const done = isKnown
    ? await insert()
    : await inTurn(`pedidos ${sede.locationId}`, MAX_STRANGERS, insert);
  if (!done) throw new AppError('servicio_no_disponible');
  const { placed, seat, visita, ajustes, prints } = done;
  if (placed.outcome !== 'ok') throw new AppError('no_autenticado');
  const { row, mesas } = placed;
  const opening = seat.clave === null ? null : { seat, mesas, staff };
  if (prints) deps.realtime.callPrinters(sede);
  return { row, visita, opening, ajustes };
}

function nameOf(staff: Session | null): string | null {
  return staff && (staff.nombre || staff.email);
}

/** `mesas`: the version of the board after it. */
type Opening = { seat: Seat; mesas: number; staff: Session | null };

/** The order opened its table: every screen hears of the account, and this node knows it. */
function tellOpened(
  { boards, realtime }: OrderDeps,
  sede: Sede,
  row: OrderRow,
  { seat, mesas, staff }: Opening,
): void {
  const account = presentOpened(seat, row, staff);
  const [mesa = ''] = account.mesas;
  boards.opened(sede, mesas, { id: account._id, mesa, clave: seat.clave ?? '' });
  realtime.publishAccount(sede, account);
}

/** The same key with the same body is the same order; with another body it is an error. */
async function repeat(
  deps: OrderDeps,
  row: OrderRow & { request_hash: Buffer },
  hash: Buffer,
  sede: Sede,
  draft: OrderDraft,
): Promise<CreatedOrder> {
  if (!row.request_hash.equals(hash)) throw new AppError('clave_reutilizada');
  const menu = await deps.menus.read(sede);
  const isOpen = await sitsAt(deps, sede, draft);
  const joined = row.cuentaId && visitOf(menu.mesaKey, row.cuentaId);
  return {
    order: promised(presentOrder(row, sede.dbName), menu.ajustes),
    seguimiento: row.seguimiento,
    visita: isOpen ? (draft.visita ?? null) : joined,
  };
}

/** Whether the account is open whose `visita` they send. Anybody can make one up. */
async function sitsAt(
  { menus, boards }: OrderDeps,
  sede: Sede,
  { visita }: OrderDraft,
): Promise<boolean> {
  if (!visita) return false;
  const view = { menu: await menus.read(sede), readBoard: () => boards.read(sede) };
  return (await visitedAccount(view, visita)).seat.cuenta !== null;
}

function isKeyAlive({ horaCreacion }: OrderRow) {
  return Date.now() - horaCreacion.getTime() < KEY_LIFE_MS;
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

/**
 * The table of an order and its account. Who has the `visita` of an open account sits at it, wherever it is now; only a table
 * that the restaurant has confirmed has one.
 */
async function tableOf(view: SedeView, author: Author, draft: OrderDraft, mesa: string | null) {
  const { session } = author;
  const visited =
    mesa !== null && draft.visita && !isStaff(session)
      ? await visitedAccount(view, draft.visita)
      : null;
  // They keep the one that they have: if their account is joined to another, it leads back once the two are parted.
  if (visited?.seat.cuenta) {
    return { ...visited, mesaConfirmada: true, stranger: null, visita: draft.visita ?? null };
  }
  const vouched = vouchFor(view.menu, author, draft, mesa);
  const isAtTable = mesa !== null && vouched.mesaConfirmada;
  const por = isStaff(session) && session ? session.nombre || session.email : null;
  const seat = isAtTable ? await seatAt(view, mesa, por) : (visited?.seat ?? NO_SEAT);
  const visita = seat.cuenta && visitOf(view.menu.mesaKey, seat.cuenta);
  return { ...vouched, mesa, seat, visita };
}
