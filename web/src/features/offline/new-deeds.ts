import type { Order, OrderDraft } from '@comanda/contract/orders/orders';
import { shiftChosenAt } from '../../lib/chosen-shift.ts';
import { now } from '../../lib/clock.ts';
import { newId } from '../../lib/new-id.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { orderPlace } from '../orders/order-facts.ts';
import type { MovedEstado } from './deed-texts.ts';
import type {
  Author,
  QueuedCharge,
  QueuedFire,
  QueuedMove,
  QueuedOrder,
  QueuedStrike,
} from './outbox.ts';

export function orderDeed(draft: OrderDraft, key: string, items: CartItem[]): QueuedOrder {
  return { ...deedHere(draft.dbName ?? ''), id: key, kind: 'order', key, draft, items };
}

interface NewMove {
  order: Order;
  estado: MovedEstado;
  motivoBaja?: string;
  /** Why it is cancelled. */
  motivo?: string | null;
  /** True if an edit made in between must refuse the move. */
  isAsSeen: boolean;
}

export function moveDeed({ order, estado, motivoBaja, motivo, isAsSeen }: NewMove): QueuedMove {
  return {
    ...deedHere(order.dbName),
    id: `${order._id} ${estado}`,
    kind: 'move',
    orderId: order._id,
    place: orderPlace(order),
    estado,
    motivoBaja: motivoBaja ?? null,
    motivo: motivo ?? null,
    revision: isAsSeen ? order.revision : null,
    isChained: false,
    turnoId: estado === 'facturado' ? shiftChosenAt(order.dbName) : null,
  };
}

export function strikeDeed(order: Order, platos: readonly string[], listo: boolean): QueuedStrike {
  return {
    ...deedHere(order.dbName),
    id: newId(),
    kind: 'plato',
    orderId: order._id,
    place: orderPlace(order),
    platos,
    listo,
    isTried: false,
  };
}

export function fireDeed(order: Order, tiempo: number): QueuedFire {
  return {
    ...deedHere(order.dbName),
    id: `${order._id} marcha ${tiempo}`,
    kind: 'marcha',
    orderId: order._id,
    place: orderPlace(order),
    tiempo,
  };
}

type NewCharge = Omit<QueuedCharge, keyof ReturnType<typeof deedHere> | 'id' | 'kind' | 'turnoId'>;

export function chargeDeed(dbName: string, charge: NewCharge): QueuedCharge {
  const turnoId = shiftChosenAt(dbName);
  return { ...deedHere(dbName), id: charge.key, kind: 'cobro', ...charge, turnoId };
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

const NOBODY = { id: '', nombre: '', email: '' };

/** The employee signed in on this device, or null. */
export function authorHere(): Author | null {
  const user = stored.user.get();
  return user?.tipo === 'empleado' ? { id: user.id, nombre: user.nombre, email: user.email } : null;
}
