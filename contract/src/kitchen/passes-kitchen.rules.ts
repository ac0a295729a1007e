import { NOWHERE } from '../menu/stations.words.ts';
import { partsOf } from '../orders/line-parts.words.ts';
import type { Order } from '../orders/orders.ts';

type Made = Pick<Order, 'productos'>;

/**
 * False for sodas from the fridge alone: the order has no plates, so the waiter hands it over. The console's first view
 * carries this file, and not all the rules of plates.
 */
export function passesKitchen({ productos }: Made): boolean {
  return productos.some((line) =>
    [line, ...partsOf(line)].some(({ estacion = line.estacion }) => estacion !== NOWHERE),
  );
}

/** Whether the waiter may take it to the guest: it is prepared, or nobody has to prepare it. */
export function isToDeliver(order: Made & Pick<Order, 'estado'>): boolean {
  return order.estado === 'preparado' || (order.estado === 'enviado' && !passesKitchen(order));
}
