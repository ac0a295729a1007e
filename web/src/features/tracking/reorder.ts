import { offerFinder } from '@comanda/contract/menu/catalogue';
import { takesAdditions } from '@comanda/contract/menu/extras.rules';
import { isOrderable } from '@comanda/contract/modifiers/groups.rules';
import { goneOptions, stillOffered } from '@comanda/contract/modifiers/offered-choice.rules';
import { choose } from '@comanda/contract/modifiers/selection.rules';
import type { LineExtra, Order, OrderDraftLine, OrderLine } from '@comanda/contract/orders/orders';
import { priceLines } from '@comanda/contract/orders/pricing.rules';
import { dishesOf } from '@comanda/contract/zones/fee-line';
import type { CartItem } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { groupIndexOf } from '../menu/menu-groups.ts';

interface Reorder {
  items: CartItem[];
  /** The names of what the sede does not have now. */
  missing: string[];
}

/** The lines of an earlier order that can be ordered today, at today's prices. */
export function reorder({ productos }: Pick<Order, 'productos'>, menu: SedeMenu): Reorder {
  const find = offerFinder(menu);
  const index = groupIndexOf(menu);
  const isOnOffer = ({ id_sigo }: LineExtra) => {
    const found = find(id_sigo);
    return !('missing' in found) && !found.product.agotado;
  };
  const items: CartItem[] = [];
  const missing: string[] = [];
  for (const line of dishesOf(productos)) {
    const found = find(line.id_sigo);
    const dish = 'missing' in found ? undefined : found;
    const groups = dish ? index.drawn(dish.product) : [];
    // A dish with groups takes options in place of additions and combo.
    const plain = groups.length > 0 ? { ...line, combo: null } : line;
    const isTaking =
      dish && groups.length === 0 ? takesAdditions(dish.product, dish.category) : false;
    const adiciones = isTaking ? line.adiciones.filter(isOnOffer) : [];
    const priced =
      dish && isOrderable(dish.product, index)
        ? priceToday({ ...plain, adiciones, grupos: [] }, menu)
        : undefined;
    if (!priced) {
      missing.push(line.nombre);
      continue;
    }
    const { imagen, nombre: plato, combo = null } = priced;
    // Where a required option is gone, the cart says so at the line.
    const { grupos } = choose(groups, stillOffered(groups, line.grupos), { plato });
    const product = { ...priced, imagen: imagen ?? '' };
    items.push(toCartItem({ ...priced, combo, ...(grupos.length > 0 && { grupos }), product }));
    const gone = [
      ...line.adiciones.filter((one) => !adiciones.includes(one)).map(({ nombre }) => nombre),
      ...(line.combo && !combo ? ['Combo'] : []),
      ...goneOptions(line.grupos, grupos),
    ];
    missing.push(...gone.map((nombre) => `${nombre} (para ${line.nombre})`));
  }
  return { items, missing: [...new Set(missing)] };
}

function priceToday(line: OrderDraftLine, menu: SedeMenu): OrderLine | undefined {
  const priced = priceLines([line], menu, { isStaff: false });
  return priced.ok ? priced.lines[0] : undefined;
}
