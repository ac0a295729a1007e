import { promiseOf } from '@comanda/contract/locations/promise.rules';
import type { PromiseSettings } from '@comanda/contract/locations/slots.rules';
import type { Order } from '@comanda/contract/orders/orders';

/** With when it will be ready, where the sede says so. */
export function promised(order: Order, ajustes: PromiseSettings): Order {
  const listoAproximado = promiseOf(ajustes, order);
  return listoAproximado === null ? order : { ...order, listoAproximado };
}
