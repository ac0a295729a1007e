import type { Order } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import type { OrderBoard } from '../order-board/order-board.ts';

/** The sections that an order calls for attention, by what just happened to it. */
export type AlertedSection = 'cocina' | 'pedidos' | 'caja';

const CALLS: readonly { section: AlertedSection; estado: Estado }[] = [
  { section: 'cocina', estado: 'enviado' },
  { section: 'cocina', estado: 'cancelado' },
  { section: 'pedidos', estado: 'preparado' },
  { section: 'caja', estado: 'entregado' },
];

/** Whether a section still has to do with what it was called for. */
export function isStillCalled(section: AlertedSection, order: Order): boolean {
  return CALLS.some((call) => call.section === section && call.estado === order.estado);
}

/**
 * Who has to hear of what changed between two versions of a board. Read off the board and not off
 * the events, so that what happened while the connection was down is announced too.
 */
export function alertsBetween(
  before: OrderBoard,
  after: OrderBoard,
): Record<AlertedSection, string[]> {
  const known = new Map(before.orders.map((order) => [order._id, order]));
  const alerts: Record<AlertedSection, string[]> = { cocina: [], pedidos: [], caja: [] };
  for (const order of after.orders) {
    if (!isNews(known.get(order._id), order, before.revision)) continue;
    const call = CALLS.find(({ estado }) => estado === order.estado);
    if (call) alerts[call.section].push(order._id);
  }
  return alerts;
}

/** A change of estado; and an edit, which the kitchen may have begun to cook without. */
function isNews(before: Order | undefined, now: Order, knownRevision: number): boolean {
  if (!before) return now.revision > knownRevision;
  return before.estado !== now.estado || isEdited(before, now);
}

function isEdited(before: Order, now: Order): boolean {
  return now.estado === 'enviado' && now.updates.length > before.updates.length;
}
