import { kitchenStart } from '@comanda/contract/kitchen/courses.rules';
import type { Order } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { tableWords } from '@comanda/contract/orders/table.words';

const SINCE: Record<Estado, (order: Order) => string | null> = {
  // One that is for later waits from when the kitchen begins with it.
  enviado: kitchenStart,
  preparado: (order) => order.fechaPreparado,
  entregado: (order) => order.fechaEntregado,
  cancelado: (order) => order.fechaCancelado,
  dado_de_baja: (order) => order.fechaBaja,
  facturado: (order) => order.fechaFacturado,
};

/** Since when the order has its estado. */
export function orderSince(order: Order): string | null {
  return SINCE[order.estado](order);
}

/**
 * Sorts by waiting time, longest first, so that a new order is added at the end and moves no other.
 */
export function longestFirst(orders: readonly Order[]): Order[] {
  return orders.toSorted((a, b) => timeOf(a) - timeOf(b) || (a._id < b._id ? -1 : 1));
}

export function latestFirst(orders: readonly Order[]): Order[] {
  return longestFirst(orders).reverse();
}

function timeOf(order: Order): number {
  return Date.parse(orderSince(order) ?? order.horaCreacion);
}

/** Where an order goes, in the fewest words: its table, its address or its client. */
export function orderPlace({ tipo, mesa, direccion, nombreCliente }: Order): string {
  if (tipo === 'en_local' && mesa) return tableWords(mesa);
  return (tipo === 'a_domicilio' && direccion) || nombreCliente;
}
