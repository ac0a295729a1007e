import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { LIMITS, shortId } from '@comanda/contract/orders/orders.rules';
import { useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useCart } from '../cart/cart.ts';
import { addLine, hasChanges, itemsOf, replaceLine } from './order-lines.ts';

// One place for what was just added: taking an order is a burst of taps.
const TOAST = { id: 'order' };

/** The order being taken, which a reload does not lose, and the one it changes, if any. */
export function useOrderTaking() {
  const cart = useCart();
  const editing = useStored(stored.editingOrder);
  const isChanged = editing ? hasChanges(editing, cart.items) : cart.items.length > 0;
  return { ...cart, ...actions, editing, isChanged };
}

const actions = {
  add: (item: CartItem) => {
    const before = stored.cart.get() ?? [];
    const after = addLine(before, item);
    if (after.length > LIMITS.lines.max) {
      toast.error(ordersMessages.tooManyLines(LIMITS.lines.max), TOAST);
      return;
    }
    stored.cart.set(after);
    const cantidad = item.cantidad > 1 ? item.cantidad : undefined;
    toast.success(ordersMessages.agregado(item.nombre, cantidad), TOAST);
  },
  replace: (itemId: string, item: CartItem) =>
    stored.cart.set(replaceLine(stored.cart.get() ?? [], itemId, item)),
  remove: (itemId: string) => {
    stored.cart.set((stored.cart.get() ?? []).filter((line) => line.itemId !== itemId));
    toast.info(ordersMessages.removedFromOrder, TOAST);
  },
  /** Takes an order up again; `more` is what was already being taken and now belongs to it. */
  edit: (order: Order, more: readonly CartItem[] = []) => {
    stored.editingOrder.set(order);
    stored.cart.set(more.reduce<CartItem[]>(addLine, itemsOf(order)));
    toast.info(ordersMessages.editing(shortId(order._id).toUpperCase()), TOAST);
  },
  /** Takes an order up as somebody else left it, with what was done to it here. */
  carryOn: (order: Order, items: CartItem[]) => {
    stored.editingOrder.set(order);
    stored.cart.set(items);
  },
  /** What was meant for an order that has gone on becomes one of its own. */
  startWith: (items: CartItem[]) => {
    stored.editingOrder.remove();
    stored.cart.set(items);
  },
  /** Sent, or given up: the next order starts from nothing. */
  clear: () => {
    stored.editingOrder.remove();
    stored.cart.remove();
  },
};

export type OrderTaking = ReturnType<typeof useOrderTaking>;
