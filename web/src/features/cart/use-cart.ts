import { orderTotal } from '@comanda/contract/orders/orders.rules';
import { useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { addItem, countItems, removeItem, replaceItem, reprice, setCantidad } from './cart.ts';

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

/** The cart of this browser; every screen that uses it sees the same one. */
export function useCart() {
  const items = useStored(stored.cart) ?? NO_ITEMS;
  return { items, count: countItems(items), total: orderTotal(items), ...actions };
}
