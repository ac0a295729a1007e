import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { choose, missingGroups } from '@comanda/contract/modifiers/selection.rules';
import type { CartItem } from '../../lib/stored.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { drawnGroups } from '../menu/menu-groups.ts';

/** What the order that is edited keeps, whatever the menu offers now. */
export interface KeptLines {
  isLineKept: (line: CartItem) => boolean;
  isOptionKept: (line: CartItem, option: string) => boolean;
}

/** Why the menu does not take the options of a line any more: one is sold out, or one is missing. */
export function choiceProblem(
  line: CartItem,
  menu: SedeMenu,
  kept?: KeptLines,
): string | undefined {
  const dish = menu.products.find(({ id_sigo }) => id_sigo === line.id_sigo);
  if (!dish || kept?.isLineKept(line)) return undefined;
  const groups = drawnGroups(menu, dish);
  const { problems } = choose(groups, line.grupos, {
    plato: dish.nombre,
    ...(kept && { isKept: (option) => kept.isOptionKept(line, option) }),
  });
  const [missing] = missingGroups(groups, line.grupos);
  const soldOut = problems.find(({ code }) => code === 'producto_agotado');
  if (missing && !soldOut) return selectionMessages.missing(missing.nombre);
  return (soldOut ?? problems[0])?.message;
}
