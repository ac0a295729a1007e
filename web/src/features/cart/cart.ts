import type { Product } from '@comanda/contract/menu/menu';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import type { Combo, LineExtra } from '@comanda/contract/orders/orders';
import { LIMITS, orderTotal } from '@comanda/contract/orders/orders.rules';
import { newId } from '../../lib/new-id.ts';
import { useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';

/** A dish as the diner chose it, before it becomes a line of the cart. */
export interface Choice {
  product: Pick<Product, 'id_sigo' | 'nombre' | 'precio' | 'imagen'>;
  cantidad: number;
  nota?: string;
  adiciones?: LineExtra[];
  combo?: Combo | null;
  /** What was chosen of its groups, if anything was. */
  grupos?: LineGroup[] | undefined;
}

/** An item that is already in the cart gets a higher quantity instead of a second line. */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  if (!cart.some(({ itemId }) => itemId === item.itemId)) return [...cart, item];
  return cart.map((line) =>
    line.itemId === item.itemId
      ? { ...line, cantidad: clampCantidad(line.cantidad + item.cantidad) }
      : line,
  );
}

/**
 * Plain dishes share one line, so their id is made of dish and note. Additions and combos are charged once per line,
 * so ordering them twice makes two lines; so do dishes with options.
 */
export function toCartItem({ product, cantidad, nota = '', ...extras }: Choice): CartItem {
  const { id_sigo, nombre, precio, imagen } = product;
  const { adiciones = [], combo = null, grupos } = extras;
  return {
    itemId: hasExtras({ adiciones, combo, grupos }) ? newId() : `${id_sigo}:${nota}`,
    id_sigo,
    nombre,
    precio,
    imagen,
    cantidad: clampCantidad(cantidad),
    nota,
    adiciones,
    combo,
    grupos,
  };
}

export function countItems(cart: readonly CartItem[]): number {
  return cart.reduce((sum, { cantidad }) => sum + cantidad, 0);
}

/** How many units of each product are in the cart, by `id_sigo`. */
export function countByProduct(cart: readonly CartItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id_sigo, cantidad } of cart) {
    counts.set(id_sigo, (counts.get(id_sigo) ?? 0) + cantidad);
  }
  return counts;
}

type Extras = Pick<CartItem, 'adiciones' | 'combo' | 'grupos'>;

export function hasExtras({ adiciones, combo, grupos }: Extras): boolean {
  return adiciones.length > 0 || Boolean(combo || grupos?.length);
}

export function clampCantidad(cantidad: number): number {
  return Math.min(Math.max(Math.trunc(cantidad), LIMITS.cantidad.min), LIMITS.cantidad.max);
}

const NO_ITEMS: CartItem[] = [];

/** The cart of this browser. All screens share it. */
export function useCart() {
  const items = useStored(stored.cart) ?? NO_ITEMS;
  return { items, count: countItems(items), total: orderTotal(items), add };
}

function add(item: CartItem): void {
  changeCart((cart) => addItem(cart, item));
}

/** Changes the cart of this browser. */
export function changeCart(change: (cart: readonly CartItem[]) => CartItem[]): void {
  stored.cart.set(change(stored.cart.get() ?? NO_ITEMS));
}
