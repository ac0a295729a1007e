import { choiceKey, keptOf, optionKey } from '@comanda/contract/orders/kept-lines';
import type { Order } from '@comanda/contract/orders/orders';
import type { CartItem } from '../../lib/stored.ts';
import type { KeptLines } from '../dish-groups/choice-problem.ts';

/** What the edited order keeps of the lines, as the server will see it: no more of anything than was ordered. */
export function keptLines(
  editing: Pick<Order, 'productos'> | null,
  items: readonly CartItem[],
): KeptLines & { isDishKept: (line: CartItem) => boolean } {
  const kept = keptOf(editing?.productos ?? [], items);
  return {
    isDishKept: ({ id_sigo }) => kept.has(id_sigo),
    isLineKept: (line) => kept.has(choiceKey(line)),
    isOptionKept: (line, option) => kept.has(optionKey(line, option)),
  };
}
