import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { choose, missingGroups } from '@comanda/contract/modifiers/selection.rules';
import type { CartItem } from '../../lib/stored.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { drawnGroups } from '../menu/menu-groups.ts';

/** Why the menu does not take the options of a line any more: one is sold out, or one is missing. */
export function choiceProblem(line: CartItem, menu: SedeMenu): string | undefined {
  const dish = menu.products.find(({ id_sigo }) => id_sigo === line.id_sigo);
  if (!dish) return undefined;
  const groups = drawnGroups(menu, dish);
  const { problems } = choose(groups, line.grupos, { plato: dish.nombre });
  const [missing] = missingGroups(groups, line.grupos);
  const soldOut = problems.find(({ code }) => code === 'producto_agotado');
  if (missing && !soldOut) return selectionMessages.missing(missing.nombre);
  return (soldOut ?? problems[0])?.message;
}
