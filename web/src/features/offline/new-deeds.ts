import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import { now } from '../../lib/clock.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import type { MovedEstado } from '../orders/move-texts.ts';
import { orderPlace } from '../orders/order-place.ts';
import type { QueuedMove, QueuedOrder } from './outbox.ts';
import { authorHere } from './sender.ts';

const NOBODY = { id: '', nombre: '', email: '' };

export function orderDeed(draft: OrderDraft, key: string, items: CartItem[]): QueuedOrder {
  return { ...deedHere(draft.dbName ?? ''), id: key, kind: 'order', key, draft, items };
}

interface Move {
  order: Order;
  estado: MovedEstado;
  motivoBaja?: string;
  /** Whether an edit that came between is told of instead of passed over. */
  isAsSeen: boolean;
}

export function moveDeed({ order, estado, motivoBaja, isAsSeen }: Move): QueuedMove {
  return {
    ...deedHere(order.dbName),
    id: `${order._id} ${estado}`,
    kind: 'move',
    orderId: order._id,
    place: orderPlace(order),
    estado,
    motivoBaja: motivoBaja ?? null,
    revision: isAsSeen ? order.revision : null,
    isChained: false,
  };
}

function deedHere(dbName: string) {
  return {
    dbName,
    sede: stored.location.get()?.nombre ?? '',
    author: authorHere() ?? NOBODY,
    at: now().toISOString(),
    heldUntil: 0,
    isLate: false,
  };
}
