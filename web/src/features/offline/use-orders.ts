import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { lineSubtotal, orderTotal } from '@comanda/contract/orders/orders.rules';
import type { MetodoPago, Tipo } from '@comanda/contract/orders/orders.words';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import {
  type BoardScope,
  isInScope,
  type OrderBoard,
  useBoardOptions,
} from '../order-board/orders.queries.ts';
import { kitchenPart } from './kitchen-part.ts';
import {
  isOfKitchen,
  type KitchenDeed,
  localId,
  moved,
  type QueuedCharge,
  type QueuedDeed,
  type QueuedMove,
  type QueuedOrder,
} from './outbox.ts';
import { useDeeds } from './outbox-store.ts';

/** The orders in scope, newest first, including local changes that have not reached the server. */
export function useOrders(dbName: string, scope: BoardScope, isEnabled = true) {
  const deeds = useDeeds(dbName);
  const select = useCallback(
    ({ orders }: OrderBoard) => withDeeds(orders, deeds).filter((order) => isInScope(order, scope)),
    [deeds, scope],
  );
  return useQuery({ ...useBoardOptions(dbName, scope), enabled: isEnabled, select });
}

/**
 * The server's orders with the local changes applied. Orders without changes stay the same objects.
 */
export function withDeeds(
  orders: readonly Order[],
  deeds: readonly QueuedDeed[],
): readonly Order[] {
  // A deed that is being sent may be refused; the screen that sends it shows it until then. A strike no screen holds.
  const done = deeds.filter(
    ({ kind, isLate, heldUntil }) => kind === 'plato' || isLate || heldUntil > 0,
  );
  if (done.length === 0) return orders;
  const changes = Map.groupBy(
    done.filter((deed) => deed.kind === 'move' || isOfKitchen(deed)),
    ({ orderId }) => orderId,
  );
  // An account that is charged tells by itself what is left of it.
  const sales = done.filter((deed) => deed.kind === 'cobro').filter(({ isDirect }) => isDirect);
  const taken = done.filter((deed) => deed.kind === 'order');
  const all = taken.length > 0 ? [...taken.map(orderOf), ...orders].toSorted(newestFirst) : orders;
  return all.map((order) => {
    const now = (changes.get(order._id) ?? []).reduce(after, order);
    const sale = sales.find(({ pedidos }) => pedidos.includes(order._id));
    return sale ? sold(now, sale) : now;
  });
}

function after(order: Order, deed: QueuedMove | KitchenDeed): Order {
  if (deed.kind === 'move') return moved(order, deed);
  return kitchenPart()?.afterKitchen(order, deed) ?? order;
}

/** What is paid before it is delivered is invoiced when it is. */
function sold(order: Order, { at, pagos }: QueuedCharge): Order {
  const metodoPago = pagos[0]?.metodo ?? order.metodoPago;
  const isDelivered = order.estado === 'entregado';
  return isDelivered
    ? { ...order, metodoPago, estado: 'facturado', fechaFacturado: at }
    : { ...order, metodoPago, fechaPago: at };
}

/** A queued order in the shape that the server will give it. */
function orderOf({ key, draft, items, author, at, dbName }: QueuedOrder): Order {
  return {
    _id: localId(key),
    dbName,
    tipo: draft.tipo as Tipo,
    mesa: draft.mesa ?? null,
    mesaConfirmada: true,
    direccion: draft.direccion ?? null,
    telefono: draft.telefono ?? null,
    nombreCliente: draft.nombreCliente ?? '',
    email: draft.email ?? null,
    metodoPago: draft.metodoPago as MetodoPago,
    creadoPor: author.email,
    desconocido: false,
    productos: items.map(lineOf),
    total: orderTotal(items) + (draft.domicilio?.valor ?? 0),
    estado: 'enviado',
    horaCreacion: at,
    updates: [],
    motivoBaja: null,
    fechaPreparado: null,
    fechaEntregado: null,
    fechaCancelado: null,
    fechaFacturado: null,
    fechaBaja: null,
    fechaPago: null,
    descuento: 0,
    cuentaId: null,
    cuentaRevision: null,
    cocina: {},
    programado: draft.programado ?? null,
    inicioCocina: null,
    movidoDe: null,
    revision: 0,
  };
}

function lineOf({ tiempo, puesto, ...item }: CartItem): OrderLine {
  return {
    ...item,
    ...(tiempo != null && { tiempo }),
    ...(puesto != null && { puesto }),
    subtotal: lineSubtotal(item),
  };
}

function newestFirst(a: Order, b: Order): number {
  return Date.parse(b.horaCreacion) - Date.parse(a.horaCreacion);
}
