import { choiceKey, keptOf, optionKey } from '@comanda/contract/orders/kept-lines';
import type { Order } from '@comanda/contract/orders/orders';
import type { CartItem } from '../../lib/stored.ts';
import { choiceProblem, type KeptLines } from '../dish-groups/choice-problem.ts';
import type { SedeMenu } from '../menu/menu.api.ts';

interface Taken {
  editing: Pick<Order, 'productos'> | null;
  items: readonly CartItem[];
}

/** What the edited order keeps of the lines, as the server will see it: no more of anything than was ordered. */
export function keptLines({ editing, items }: Taken): KeptLines {
  const kept = keptOf(editing?.productos ?? [], items);
  return {
    isLineKept: (line) => kept.has(choiceKey(line)),
    isOptionKept: (line, option) => kept.has(optionKey(line, option)),
  };
}

/** Why the options of a line cannot be ordered, beyond what the edited order keeps. */
export function orderProblem(line: CartItem, menu: SedeMenu, taken: Taken): string | undefined {
  return choiceProblem(line, menu, keptLines(taken));
}
