import { fold } from '@comanda/contract/fold';
import type { Order } from '@comanda/contract/orders/orders';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';

const FEWEST = 12;
const MOST = 30;

/** What a table has open, newest first. */
export function openOrdersOf(orders: readonly Order[], mesa: string): Order[] {
  const wanted = tableName(mesa);
  if (wanted === '') return [];
  return orders.filter((order) => isOpenAt(order) && tableName(order.mesa ?? '') === wanted);
}

/** The tables at hand: the first dozen, and as many more as today's orders speak of. */
export function tablesAtHand(orders: readonly Order[]): string[] {
  const numbers = orders.map(({ mesa }) => Number(mesa)).filter((n) => n > 0 && n <= MOST);
  const count = Math.max(FEWEST, ...numbers);
  return Array.from({ length: count }, (_, at) => String(at + 1));
}

/** People write 'Mesa 7', 'mesa 07' and '7' for the same one. */
export function tableName(mesa: string): string {
  return fold(mesa)
    .trim()
    .replace(/^mesa\s+/, '')
    .replace(/^0+(?=\d)/, '');
}

/** Until it is paid for or called off, a table's order is on the table. */
function isOpenAt({ tipo, estado }: Order): boolean {
  return tipo === 'en_local' && OPEN_ESTADOS.includes(estado);
}
