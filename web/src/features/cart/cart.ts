import type { Product } from '@comanda/contract/menu/menu';
import { comboDrinkPrice } from '@comanda/contract/menu/menu.rules';
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

export function setCantidad(
  cart: readonly CartItem[],
  itemId: string,
  cantidad: number,
): CartItem[] {
  return cart.map((line) =>
    line.itemId === itemId ? { ...line, cantidad: clampCantidad(cantidad) } : line,
  );
}

export function removeItem(cart: readonly CartItem[], itemId: string): CartItem[] {
  return cart.filter((line) => line.itemId !== itemId);
}

/** Puts an edited line back in its place, or joins it with the line it now equals. */
export function replaceItem(cart: readonly CartItem[], itemId: string, item: CartItem): CartItem[] {
  const hadExtras = cart.some((line) => line.itemId === itemId && hasExtras(line));
  const changed = hadExtras && hasExtras(item) ? { ...item, itemId } : item;
  const others = removeItem(cart, itemId);
  if (others.some((line) => line.itemId === changed.itemId)) return addItem(others, changed);
  return cart.map((line) => (line.itemId === itemId ? changed : line));
}

/** Applies the server's prices to every product that the cart names. */
export function reprice(
  cart: readonly CartItem[],
  changes: readonly { id_sigo: string; precio: number }[],
): CartItem[] {
  const prices = new Map(changes.map(({ id_sigo, precio }) => [id_sigo, precio]));
  const repriced = <T extends { id_sigo: string; precio: number }>(priced: T): T => ({
    ...priced,
    precio: prices.get(priced.id_sigo) ?? priced.precio,
  });
  return cart.map((line) => ({
    ...repriced(line),
    adiciones: line.adiciones.map(repriced),
    combo: line.combo && {
      // A drink costs the same in every combo, whatever it costs alone.
      bebida: { ...line.combo.bebida, precio: comboDrinkPrice() },
      adicional: repriced(line.combo.adicional),
    },
  }));
}

/**
 * Plain dishes share one line, so their id is made of dish and note. Additions and combos are charged once per line,
 * so ordering them twice makes two lines.
 */
export function toCartItem({ product, cantidad, nota = '', ...extras }: Choice): CartItem {
  const { id_sigo, nombre, precio, imagen } = product;
  const { adiciones = [], combo = null } = extras;
  return {
    itemId: hasExtras({ adiciones, combo }) ? newId() : `${id_sigo}:${nota}`,
    id_sigo,
    nombre,
    precio,
    imagen,
    cantidad: clampCantidad(cantidad),
    nota,
    adiciones,
    combo,
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

function hasExtras({ adiciones, combo }: Pick<CartItem, 'adiciones' | 'combo'>): boolean {
  return adiciones.length > 0 || Boolean(combo);
}

function clampCantidad(cantidad: number): number {
  return Math.min(Math.max(Math.trunc(cantidad), LIMITS.cantidad.min), LIMITS.cantidad.max);
}

const NO_ITEMS: CartItem[] = [];

function change(edit: (cart: readonly CartItem[]) => CartItem[]): void {
  stored.cart.set(edit(stored.cart.get() ?? NO_ITEMS));
}

const actions = {
  add: (item: CartItem) => change((cart) => addItem(cart, item)),
  setCantidad: (itemId: string, cantidad: number) =>
    change((cart) => setCantidad(cart, itemId, cantidad)),
  replace: (itemId: string, item: CartItem) => change((cart) => replaceItem(cart, itemId, item)),
  remove: (itemId: string) => change((cart) => removeItem(cart, itemId)),
  reprice: (changes: readonly { id_sigo: string; precio: number }[]) =>
    change((cart) => reprice(cart, changes)),
  clear: () => stored.cart.remove(),
};

/** The cart of this browser. All screens share it. */
export function useCart() {
  const items = useStored(stored.cart) ?? NO_ITEMS;
  return { items, count: countItems(items), total: orderTotal(items), ...actions };
}
