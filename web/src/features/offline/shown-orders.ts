import type { Order } from '@comanda/contract/orders/orders';
import { lineSubtotal, orderTotal } from '@comanda/contract/orders/orders.rules';
import type { MetodoPago, Tipo } from '@comanda/contract/orders/orders.words';
import { localId } from './local-id.ts';
import { moved, type QueuedDeed, type QueuedOrder } from './outbox.ts';

/** The orders as the server last told them, with what was done here since. Untouched ones stay the same objects. */
export function withDeeds(
  orders: readonly Order[],
  deeds: readonly QueuedDeed[],
): readonly Order[] {
  // What is just being sent is shown by the screen that sends it, and may be refused.
  const done = deeds.filter(({ isLate, heldUntil }) => isLate || heldUntil > 0);
  if (done.length === 0) return orders;
  const moves = Map.groupBy(
    done.filter((deed) => deed.kind === 'move'),
    ({ orderId }) => orderId,
  );
  const taken = done.filter((deed) => deed.kind === 'order');
  const all = taken.length > 0 ? [...taken.map(orderOf), ...orders].toSorted(newestFirst) : orders;
  return all.map((order) => {
    const own = moves.get(order._id);
    return own ? moved(order, own) : order;
  });
}

/** An order that waits, as the server will see it. */
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
    productos: items.map((item) => ({ ...item, subtotal: lineSubtotal(item) })),
    total: orderTotal(items),
    estado: 'enviado',
    horaCreacion: at,
    updates: [],
    motivoBaja: null,
    fechaPreparado: null,
    fechaEntregado: null,
    fechaCancelado: null,
    fechaFacturado: null,
    fechaBaja: null,
    revision: 0,
  };
}

function newestFirst(a: Order, b: Order): number {
  return Date.parse(b.horaCreacion) - Date.parse(a.horaCreacion);
}
