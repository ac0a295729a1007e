import type { DraftPayment } from '@comanda/contract/accounts/charging';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { findMove, ORDER_MOVES } from '@comanda/contract/orders/order-moves';
import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import type { CartItem } from '../../lib/stored.ts';

/** Who did the deed. Nobody else's session sends it. */
export interface Author {
  id: string;
  nombre: string;
  email: string;
}

interface Queued {
  /** Identifies the deed: a deed done twice is queued once. */
  id: string;
  dbName: string;
  sede: string;
  author: Author;
  /** When the deed was done, by the server's clock. */
  at: string;
  /** Until then (ms by this device's clock) the deed can be undone; 0 once it may be sent. */
  heldUntil: number;
  /** The deed should have been sent by now but was not, so the screen shows it as waiting. */
  isLate: boolean;
}

export interface QueuedOrder extends Queued {
  kind: 'order';
  /** The idempotency key: the same key and body make one order however often they are sent. */
  key: string;
  draft: OrderDraft;
  items: CartItem[];
}

export interface QueuedMove extends Queued {
  kind: 'move';
  orderId: string;
  /** How people call the order, for texts about it. */
  place: string;
  estado: Estado;
  motivoBaja: string | null;
  /** Why it is cancelled. Moves that a device kept from older versions lack it. */
  motivo?: string | null;
  /** The revision that the person saw; null if any revision will do. */
  revision: number | null;
  /**
   * An earlier deed in the queue changes the order's revision, so this move takes the revision of
   * that answer.
   */
  isChained: boolean;
  /** Into which shift an order is paid that is invoiced, where somebody chose one. */
  turnoId?: string | null;
}

export interface QueuedCharge extends Queued {
  kind: 'cobro';
  /** The idempotency key: made at the tap, so that money that was taken once is written down once. */
  key: string;
  /** The account of a table; null while its first order waits on this device, whose answer names it. */
  cuenta: string | null;
  /** True for orders of no table: they are charged together. */
  isDirect: boolean;
  /** What is charged: orders that wait on this device go first. */
  pedidos: string[];
  /** How people call it, for texts about it. */
  place: string;
  /** The revision of the account that the person saw; null if any will do, as for money that was taken long ago. */
  vista: number | null;
  pagos: DraftPayment[];
  propina: TipAnswer | null;
  /** Into which shift it comes, where somebody chose one. */
  turnoId?: string | null;
}

/** Plates of an order that were struck, or whose marks were taken back. */
export interface QueuedStrike extends Queued {
  kind: 'plato';
  orderId: string;
  /** How people call the order, for texts about it. */
  place: string;
  platos: readonly string[];
  listo: boolean;
  /** It was sent, perhaps in vain. The server may have it, so later taps go in a deed of their own. */
  isTried: boolean;
}

/** A course of an order that the kitchen is told to make. */
export interface QueuedFire extends Queued {
  kind: 'marcha';
  orderId: string;
  /** How people call the order, for texts about it. */
  place: string;
  tiempo: number;
}

export type KitchenDeed = QueuedStrike | QueuedFire;
export type NewDeed = QueuedOrder | QueuedMove | QueuedCharge | KitchenDeed;
/** `seq` gives the order in which deeds were done. */
export type QueuedDeed = NewDeed & { seq: number };

/** Of one order. */
export type OrderDeed = Exclude<NewDeed, { kind: 'cobro' }>;

/** A refused deed, as its author is told about it. */
export interface Problem {
  id: string;
  dbName: string;
  author: Author;
  at: string;
  place: string;
  text: string;
  cause: string;
  /** Of the refusal. Problems that a device kept from older versions lack it. */
  code?: string;
  /** The refused order, so that staff can take it up again. */
  order: { draft: OrderDraft; items: CartItem[] } | null;
}

/** The id that the server gave to an order that was queued under a local id. */
interface SentOrder {
  localId: string;
  id: string;
  at: string;
}

export interface Outbox {
  deeds: readonly QueuedDeed[];
  sent: readonly SentOrder[];
  problems: readonly Problem[];
}

export interface Sender {
  author: string;
  dbName: string;
}

export const EMPTY_OUTBOX: Outbox = { deeds: [], sent: [], problems: [] };

/** So many that no open screen still shows a local id that was dropped. */
const REMEMBERED = 300;

/** Adds a deed to the end of the queue. Of one that is queued already only `heldUntil` changes, and what its author has seen. */
export function enqueue(box: Outbox, deed: NewDeed): Outbox {
  const known = box.deeds.find(({ id }) => id === deed.id);
  if (known) {
    const again = { ...known, heldUntil: deed.heldUntil };
    if (again.kind === 'move' && deed.kind === 'move' && again.revision !== null) {
      again.revision = Math.max(again.revision, deed.revision ?? 0);
    }
    return amend(box, again);
  }
  const placed: QueuedDeed = { ...deed, seq: nextSeq(box) };
  if (placed.kind === 'move') {
    placed.orderId = realId(box, placed.orderId);
    placed.isChained = box.deeds.some((one) => isOf(one, placed.orderId));
  }
  if (placed.kind === 'cobro') {
    placed.pedidos = placed.pedidos.map((id) => realId(box, id));
  }
  return { ...box, deeds: [...box.deeds, placed] };
}

export function nextSeq({ deeds }: Outbox): number {
  return Math.max(0, ...deeds.map(({ seq }) => seq)) + 1;
}

/** A screen may still know an order by its local id. */
export function realId({ sent }: Outbox, orderId: string): string {
  return sent.find(({ localId }) => localId === orderId)?.id ?? orderId;
}

/** Removes a deed that was undone before it was sent. */
export function withdraw(box: Outbox, id: string): Outbox {
  return { ...box, deeds: box.deeds.filter((deed) => deed.id !== id) };
}

/**
 * The oldest deed that may be sent. Deeds for one order never overtake each other; only money that was taken does not wait
 * for a move that can still be undone.
 */
export function nextToSend(box: Outbox, sender: Sender, nowMs: number): QueuedDeed | undefined {
  const own = deedsOf(box, sender);
  return own.find(
    (deed) =>
      deed.heldUntil <= nowMs &&
      !own.some(
        (other) =>
          other.seq < deed.seq &&
          (deed.kind !== 'cobro' || other.heldUntil <= nowMs) &&
          ordersOf(deed).some((id) => isOf(other, id)),
      ),
  );
}

/** Removes a deed about an order that the server took. Later deeds continue from the order that it answered. */
export function settle(box: Outbox, deed: OrderDeed, order: Order): Outbox {
  const before = orderIdOf(deed);
  const left = box.deeds.filter(({ id }) => id !== deed.id);
  const next = left.find((one) => isOf(one, before));
  const deeds = left.map((one): QueuedDeed => {
    if (one.kind === 'cobro' && isOf(one, before)) return chargedAfter(one, before, order);
    if ((one.kind !== 'move' && !isOfKitchen(one)) || one.orderId !== before) return one;
    const orderId = order._id;
    if (one.kind !== 'move' || one !== next) return { ...one, orderId };
    const revision = one.revision === null ? null : order.revision;
    return { ...one, orderId, revision, isChained: false };
  });
  if (deed.kind !== 'order') return { ...box, deeds };
  const sent = { localId: before, id: order._id, at: deed.at };
  return { ...box, deeds, sent: [...box.sent, sent].slice(-REMEMBERED) };
}

/** The account is the one that its order joined. */
function chargedAfter<T extends QueuedCharge>(charge: T, before: string, order: Order): T {
  return {
    ...charge,
    pedidos: charge.pedidos.map((id) => (id === before ? order._id : id)),
    cuenta: charge.isDirect ? null : (charge.cuenta ?? order.cuentaId),
    vista: null,
  };
}

/** Removes money that the server has. What it paid has other revisions now, which its author did not change. */
export function settleCharge(
  box: Outbox,
  charge: QueuedDeed,
  problem: Problem | null = null,
): Outbox {
  const paid = ordersOf(charge);
  const left = box.deeds.filter(({ id }) => id !== charge.id);
  const deeds = left.map((one) =>
    one.kind === 'move' && paid.includes(one.orderId) ? { ...one, revision: null } : one,
  );
  return { ...box, deeds, problems: problem ? [...box.problems, problem] : box.problems };
}

/** Puts a deed in the place of the one with its id. */
export function amend(box: Outbox, deed: QueuedDeed): Outbox {
  return { ...box, deeds: replace(box.deeds, deed) };
}

/**
 * Removes a deed that the server refused, and the moves built on it. Money that was taken for a refused order stays, and is
 * explained when it is its turn.
 */
export function refuse(box: Outbox, deed: QueuedDeed, problem: Problem | null): Outbox {
  // A move after a deed of the kitchen says what its author saw: whether that still holds the server knows.
  const gone = deed.kind === 'cobro' || isOfKitchen(deed) ? [] : [orderIdOf(deed)];
  const isBuiltOn = (one: QueuedDeed) =>
    one.kind === 'move' && one.isChained && gone.includes(one.orderId);
  const deeds = box.deeds
    .filter((one) => one.id !== deed.id && !isBuiltOn(one))
    .map((one) =>
      one.kind === 'cobro' && deed.kind === 'order'
        ? { ...one, pedidos: one.pedidos.filter((id) => !gone.includes(id)), vista: null }
        : one,
    );
  return { ...box, deeds, problems: problem ? [...box.problems, problem] : box.problems };
}

/** Marks every deed that could have been sent as late, because the server did not answer. */
export function delay(box: Outbox, sender: Sender, nowMs: number): Outbox {
  const isStuck = (deed: QueuedDeed) =>
    isBy(deed, sender) && deed.heldUntil <= nowMs && !deed.isLate;
  if (!box.deeds.some(isStuck)) return box;
  const deeds = box.deeds.map((deed) => (isStuck(deed) ? { ...deed, isLate: true } : deed));
  return { ...box, deeds };
}

export function dismiss(box: Outbox, id: string): Outbox {
  return { ...box, problems: box.problems.filter((problem) => problem.id !== id) };
}

export function deedsOf({ deeds }: Outbox, sender: Sender): QueuedDeed[] {
  return deeds.filter((deed) => isBy(deed, sender));
}

/** True if the order has reached the estado, even if it has moved on since. */
export function hasReached(order: Order, estado: Estado): boolean {
  const { timestamp } = ORDER_MOVES.find(({ to }) => to === estado) ?? {};
  return order.estado === estado || (timestamp !== undefined && order[timestamp] !== null);
}

/** The order as it will be once the queued move is sent; the same object if the order cannot make it any more. */
export function moved(order: Order, deed: QueuedMove): Order {
  const { estado, at, motivoBaja, motivo, author } = deed;
  const move = findMove(order.estado, estado);
  if (!move) return order;
  const { nombre: name, email } = author;
  const said = motivo && [{ name, email, date: at, cancelo: 'personal' as const, motivo }];
  return {
    ...order,
    estado,
    [move.timestamp]: at,
    ...(motivoBaja && { motivoBaja }),
    ...(said && { updates: [...order.updates, ...said] }),
  };
}

function orderIdOf(deed: OrderDeed): string {
  return deed.kind === 'order' ? localId(deed.key) : deed.orderId;
}

/** The orders that a deed is about. */
export function ordersOf(deed: NewDeed): readonly string[] {
  return deed.kind === 'cobro' ? deed.pedidos : [orderIdOf(deed)];
}

export function isOfKitchen<T extends { kind: NewDeed['kind'] }>(
  deed: T,
): deed is Extract<T, { kind: KitchenDeed['kind'] }> {
  return deed.kind === 'plato' || deed.kind === 'marcha';
}

export function isBy(one: Pick<Queued, 'dbName' | 'author'>, sender: Sender): boolean {
  return one.author.id === sender.author && one.dbName === sender.dbName;
}

export function isOf(deed: QueuedDeed, orderId: string): boolean {
  return ordersOf(deed).includes(orderId);
}

function replace(deeds: readonly QueuedDeed[], changed: QueuedDeed): QueuedDeed[] {
  return deeds.map((deed) => (deed.id === changed.id ? changed : deed));
}

/**
 * People call an order by the end of its id. An order without a server id is called 'S/N', without
 * number.
 */
const UNNUMBERED = '(S/N)';

export function localId(key: string): string {
  return key + UNNUMBERED;
}

export function isLocalId(id: string): boolean {
  return id.endsWith(UNNUMBERED);
}
