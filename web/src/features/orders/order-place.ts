import type { Order } from '@comanda/contract/orders/orders';

/** Where an order goes, in the fewest words: its table, its address, or whose it is. */
export function orderPlace({ tipo, mesa, direccion, nombreCliente }: Order): string {
  if (tipo === 'en_local' && mesa) return `Mesa ${mesa}`;
  return (tipo === 'a_domicilio' && direccion) || nombreCliente;
}
