import type { Order } from '@comanda/contract/orders/orders';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';

/** Whether it is charged by itself: of no table, and nobody paid it. */
export function isUnpaidSale({ estado, cuentaId, fechaPago, tipo }: Order): boolean {
  return (
    OPEN_ESTADOS.includes(estado) && cuentaId === null && fechaPago === null && tipo !== 'en_local'
  );
}
