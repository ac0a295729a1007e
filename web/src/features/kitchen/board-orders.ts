import { kitchenStart } from '@comanda/contract/kitchen/courses.rules';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import { isOpenPlato, stationPlatos } from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { lastChanges } from '@comanda/contract/orders/order-changes';
import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { isUnseen } from '../tracking/seen-changes.ts';
import type { KitchenTab, KitchenView } from './kitchen-filters.tsx';
import { estadoAt, madeAt, PASS, type Post, stationAt } from './kitchen-post.ts';
import { shippedKey } from './shipped-orders.ts';

interface Kitchen {
  post: Post;
  stations: readonly Station[];
  shipped: ReadonlySet<string>;
  /** The time of the last edit that the cook has seen, or of the order's creation. */
  seenAt: (order: Order) => string;
  now: Date;
}

/** The orders of a post under one tab. */
export function ordersUnder(
  orders: readonly Order[],
  { estado, tipo, day }: { estado: KitchenTab; tipo: Tipo | null; day: string | null },
  kitchen: Kitchen,
): Order[] {
  return filterOrders(orders, { tipo, day }).filter((order) => isUnder(order, estado, kitchen));
}

function isUnder(order: Order, estado: KitchenTab, kitchen: Kitchen): boolean {
  const { post, stations, shipped, now } = kitchen;
  const here = estadoAt(order, post, stations);
  if (isAhead(order, now)) return estado === 'programado' && here !== null;
  // At the pass an order stays until it is handed out.
  const isCalled = post === PASS && here === 'preparado' && !shipped.has(shippedKey(order));
  const isTold = isCalled || losesUnseen(order, kitchen);
  return here === estado || (isTold && estado === 'enviado');
}

/** A slip must not vanish while a cook works on a dish that somebody took off the order: it stays until that was seen. */
function losesUnseen(order: Order, { post, stations, seenAt }: Kitchen): boolean {
  const seen = seenAt(order);
  if (!stationAt(post, stations) || !isUnseen(order, seen)) return false;
  return lastChanges(order, seen).removed.some((line) => madeAt(line, post, stations));
}

/**
 * The slips that the screen shows. A cancelled order stands where it stood; one that was made already is told among those
 * to be made too, after them.
 */
export function boardSlips(
  orders: readonly Order[],
  cancelled: readonly Order[],
  view: KitchenView,
  kitchen: Kitchen,
): Order[] {
  const listed = boardOrders([...orders, ...cancelled], view, kitchen);
  if (view.estado !== 'enviado') return listed;
  const made = boardOrders(cancelled, { ...view, estado: 'preparado' }, kitchen);
  return [...listed, ...made.filter((order) => !listed.includes(order))];
}

/** An edit makes a slip longer, and would push away those below it. */
export function isLonger(shown: Order, now: Order): boolean {
  return now.updates.length > shown.updates.length;
}

/** Orders in the order of their slips. Typed text ignores the tabs, as everywhere. */
function boardOrders(orders: readonly Order[], view: KitchenView, kitchen: Kitchen): Order[] {
  const { post, stations } = kitchen;
  const tipo = view.tipo === 'todos' ? null : view.tipo;
  if (view.search.trim() !== '') {
    return filterOrders(orders, { ...view, estado: null, tipo })
      .filter((order) => estadoAt(order, post, stations) !== null)
      .sort(byTurn);
  }
  const listed = ordersUnder(orders, { ...view, tipo }, kitchen);
  if (post === PASS && view.estado === 'enviado') return listed.sort(readyFirst);
  if (!stationAt(post, stations) || view.estado === 'programado') return listed.sort(byTurn);
  const since = new Map(listed.map((order) => [order, sinceAt(order, post, stations)]));
  const direction = view.estado === 'enviado' ? 1 : -1;
  return listed.sort((a, b) => direction * ((since.get(a) ?? 0) - (since.get(b) ?? 0)));
}

/** Waiting orders first, the longest waiting on top; then the prepared ones, newest first. */
function byTurn(a: Order, b: Order): number {
  if (a.estado !== b.estado) return a.estado === 'enviado' ? -1 : 1;
  if (a.estado === 'enviado') return Date.parse(kitchenStart(a)) - Date.parse(kitchenStart(b));
  return Date.parse(b.fechaPreparado ?? '') - Date.parse(a.fechaPreparado ?? '');
}

/** At the pass: what can go out, then what is being made, each the longest waiting first. */
function readyFirst(a: Order, b: Order): number {
  if (a.estado !== b.estado) return a.estado === 'preparado' ? -1 : 1;
  return Date.parse(kitchenStart(a)) - Date.parse(kitchenStart(b));
}

/** Since when a station has what it is to make of an order; of what it has made, when it was done. */
function sinceAt(order: Order, post: Post, stations: readonly Station[]): number {
  const own = stationPlatos(order, stations).filter(({ estacion }) => estacion === post);
  const open = own.filter(isOpenPlato).map(({ desde }) => Date.parse(desde));
  if (open.length > 0) return Math.min(...open);
  const struck = own.map(({ clave }) => Date.parse(order.cocina.listo?.[clave] ?? ''));
  const done = struck.filter((time) => !Number.isNaN(time));
  return Math.max(Date.parse(order.fechaPreparado ?? '') || 0, ...done);
}
