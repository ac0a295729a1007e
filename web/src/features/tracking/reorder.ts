import { offerFinder } from '@comanda/contract/menu/catalogue';
import { takesAdditions } from '@comanda/contract/menu/extras.rules';
import type { LineExtra, Order, OrderLine } from '@comanda/contract/orders/orders';
import { priceLines } from '@comanda/contract/orders/pricing.rules';
import type { CartItem } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import type { SedeMenu } from '../menu/menu.api.ts';

interface Reorder {
  items: CartItem[];
  /** The names of what the sede does not have now. */
  missing: string[];
}

/** The lines of an earlier order that can be ordered today, at today's prices. */
export function reorder({ productos }: Pick<Order, 'productos'>, menu: SedeMenu): Reorder {
  const find = offerFinder(menu);
  const isOnOffer = ({ id_sigo }: LineExtra) => {
    const found = find(id_sigo);
    return !('missing' in found) && !found.product.agotado;
  };
  const items: CartItem[] = [];
  const missing: string[] = [];
  for (const line of productos) {
    const dish = find(line.id_sigo);
    const isTaking = !('missing' in dish) && takesAdditions(dish.product, dish.category);
    const adiciones = isTaking ? line.adiciones.filter(isOnOffer) : [];
    const priced = priceToday({ ...line, adiciones }, menu);
    if (!priced) {
      missing.push(line.nombre);
      continue;
    }
    const { imagen, combo = null } = priced;
    items.push(toCartItem({ ...priced, combo, product: { ...priced, imagen: imagen ?? '' } }));
    for (const { nombre } of line.adiciones.filter((one) => !adiciones.includes(one))) {
      missing.push(`${nombre} (para ${line.nombre})`);
    }
  }
  return { items, missing: [...new Set(missing)] };
}

function priceToday(line: OrderLine, menu: SedeMenu): OrderLine | undefined {
  const priced = priceLines([line], menu, { isStaff: false });
  return priced.ok ? priced.lines[0] : undefined;
}
