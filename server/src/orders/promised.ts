import { promiseOf } from '@comanda/contract/locations/promise.rules';
import type { PromiseSettings } from '@comanda/contract/locations/service-now.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { feeLineOf } from '@comanda/contract/zones/fee-line';

/** With when it will be ready, where the sede says so. */
export function promised(order: Order, ajustes: PromiseSettings): Order {
  const way = feeLineOf(order)?.domicilio?.tiempo_min;
  const listoAproximado = promiseOf(ajustes, order, way);
  return listoAproximado === null ? order : { ...order, listoAproximado };
}
