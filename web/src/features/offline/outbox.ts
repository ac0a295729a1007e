import { findMove, ORDER_MOVES } from '@comanda/contract/orders/order-moves';
import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import type { CartItem } from '../../lib/stored.ts';

/** Who did it and where: sent in nobody else's name. */
export interface Author {
  id: string;
  nombre: string;
  email: string;
}

interface Queued {
  /** Of the deed: done twice, it is queued once. */
  id: string;
  dbName: string;
  sede: string;
  author: Author;
  /** When it was done, by the server's clock. */
  at: string;
  /** It can still be taken back until then (ms by this device); 0 once it may go. */
  heldUntil: number;
  /** It should have gone and did not: people are told. */
  isLate: boolean;
}

export interface QueuedOrder extends Queued {
  kind: 'order';
  /** With the same body each time, so that it is one order however often it goes out. */
  key: string;
  draft: OrderDraft;
  items: CartItem[];
}

export interface QueuedMove extends Queued {
  kind: 'move';
  orderId: string;
  /** What people call the order, for when it has to be spoken of. */
  place: string;
  estado: Estado;
  motivoBaja: string | null;
  /** Of the order as it was seen; null where it does not matter. */
  revision: number | null;
  /** The deed before it in the queue brings the order to another revision: that one counts. */
  isChained: boolean;
}

/** In the order in which they were done, which `seq` tells. */
export type QueuedDeed = (QueuedOrder | QueuedMove) & { seq: number };
export type NewDeed = QueuedOrder | QueuedMove;

/** A deed that the server would not take, as its author is told of it. */
export interface Problem {
  id: string;
  dbName: string;
  author: Author;
  at: string;
  place: string;
  text: string;
  cause: string;
  /** The order itself, to be taken up again. */
  order: { draft: OrderDraft; items: CartItem[] } | null;
}

/** Under which id the server knows an order that was taken without it. */
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

/** Long after the last screen that shows its local id was closed. */
const REMEMBERED = 300;

/** Puts a deed at the end; one that was held back may go now. */
export function enqueue(box: Outbox, deed: NewDeed): Outbox {
  const known = box.deeds.find(({ id }) => id === deed.id);
  if (known) return { ...box, deeds: replace(box.deeds, { ...known, heldUntil: deed.heldUntil }) };
  const seq = Math.max(0, ...box.deeds.map((one) => one.seq)) + 1;
  const placed: QueuedDeed = { ...deed, seq };
  if (placed.kind === 'move') {
    const real = box.sent.find((one) => one.localId === placed.orderId);
    placed.orderId = real?.id ?? placed.orderId;
    placed.isChained = box.deeds.some((one) => isOf(one, placed.orderId));
  }
  return { ...box, deeds: [...box.deeds, placed] };
}

/** Taken back before it went. */
export function withdraw(box: Outbox, id: string): Outbox {
  return { ...box, deeds: box.deeds.filter((deed) => deed.id !== id) };
}

/** The oldest deed that may go; those to one order never overtake each other. */
export function nextToSend(box: Outbox, sender: Sender, nowMs: number): QueuedDeed | undefined {
  const own = deedsOf(box, sender);
  return own.find(
    (deed) =>
      deed.heldUntil <= nowMs &&
      !own.some((other) => other.seq < deed.seq && isOf(other, orderIdOf(deed))),
  );
}

/** The server has it: what follows it is about the order as it is now. */
export function settle(box: Outbox, deed: QueuedDeed, order: Order): Outbox {
  const before = orderIdOf(deed);
  const left = box.deeds.filter(({ id }) => id !== deed.id);
  const next = left.find((one) => isOf(one, before));
  const deeds = left.map((one): QueuedDeed => {
    if (one.kind !== 'move' || one.orderId !== before) return one;
    const follows = { ...one, orderId: order._id };
    if (one !== next) return follows;
    const revision = one.revision === null ? null : order.revision;
    return { ...follows, revision, isChained: false };
  });
  if (deed.kind === 'move') return { ...box, deeds };
  const sent = { localId: before, id: order._id, at: deed.at };
  return { ...box, deeds, sent: [...box.sent, sent].slice(-REMEMBERED) };
}

/** The server will not have it, nor what was built on it. */
export function refuse(box: Outbox, deed: QueuedDeed, problem: Problem | null): Outbox {
  const orderId = orderIdOf(deed);
  const deeds = box.deeds.filter(
    (one) => one.id !== deed.id && !(one.kind === 'move' && one.isChained && isOf(one, orderId)),
  );
  return { ...box, deeds, problems: problem ? [...box.problems, problem] : box.problems };
}

/** No answer: whatever may go has to wait, and is shown as waiting. */
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

/** Whether an order has come to an estado, although it may have gone on since. */
export function hasReached(order: Order, estado: Estado): boolean {
  const { timestamp } = ORDER_MOVES.find(({ to }) => to === estado) ?? {};
  return order.estado === estado || (timestamp !== undefined && order[timestamp] !== null);
}

/** An order as it will be once its deeds have gone. */
export function moved(order: Order, moves: readonly QueuedMove[]): Order {
  let now = order;
  for (const { estado, at, motivoBaja } of moves) {
    const move = findMove(now.estado, estado);
    if (move) {
      now = { ...now, estado, [move.timestamp]: at, ...(motivoBaja && { motivoBaja }) };
    }
  }
  return now;
}

function orderIdOf(deed: NewDeed): string {
  return deed.kind === 'order' ? localId(deed.key) : deed.orderId;
}

export function isBy(one: Pick<Queued, 'dbName' | 'author'>, sender: Sender): boolean {
  return one.author.id === sender.author && one.dbName === sender.dbName;
}

function isOf(deed: QueuedDeed, orderId: string): boolean {
  return orderIdOf(deed) === orderId;
}

function replace(deeds: readonly QueuedDeed[], changed: QueuedDeed): QueuedDeed[] {
  return deeds.map((deed) => (deed.id === changed.id ? changed : deed));
}

/** People call an order by the end of its id: until the server numbers it, it is one without a number. */
const UNNUMBERED = '(S/N)';

export function localId(key: string): string {
  return key + UNNUMBERED;
}

export function isLocalId(id: string): boolean {
  return id.endsWith(UNNUMBERED);
}
