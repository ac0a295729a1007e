import { selectionKey } from '@comanda/contract/modifiers/selection-key';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { LIMITS, shortId } from '@comanda/contract/orders/orders.rules';
import { dishesOf } from '@comanda/contract/zones/fee-line';
import { newId } from '../../lib/new-id.ts';
import { useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { addItem, hasExtras, useCart } from '../cart/cart.ts';
import { cartEdits } from '../cart/cart-edits.ts';
import type { CheckoutForm } from '../checkout/use-checkout.ts';
import { forgetKeptOrder } from '../offline/kept-order.ts';
import { dismiss, type Problem } from '../offline/outbox.ts';
import { changeOutbox } from '../offline/outbox-store.ts';
import { NO_FEE } from '../zones/use-delivery.ts';

// One toast for added dishes, because staff add many in a row.
const TOAST = { id: 'order' };

/** The order being taken, which survives a reload, and the order being edited, if any. */
export function useOrderTaking() {
  const cart = useCart();
  const editing = useStored(stored.editingOrder);
  const isChanged = editing ? hasChanges(editing, cart.items) : cart.items.length > 0;
  return { ...cart, ...cartEdits, ...actions, editing, isChanged };
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
    tellRemoved();
  },
  /** Opens an order for editing; `more` are lines taken before, which now belong to it. */
  edit: (order: Order, more: readonly CartItem[] = []) => {
    stored.editingOrder.set(order);
    stored.cart.set(more.reduce<CartItem[]>(addLine, itemsOf(order)));
    toast.info(ordersMessages.editing(shortId(order._id).toUpperCase()), TOAST);
  },
  /** Continues with the order as somebody else left it and the changes made here. */
  carryOn: (order: Order, items: CartItem[]) => {
    stored.editingOrder.set(order);
    stored.cart.set(items);
  },
  /** Starts a new order with lines that were meant for one that can no longer be edited. */
  startWith: (items: CartItem[]) => {
    stored.editingOrder.remove();
    stored.cart.set(items);
  },
  /** The order was sent or discarded; the next one starts empty. */
  clear: () => {
    // The cart first: while there is one, every change of it is kept.
    stored.cart.remove();
    stored.editingOrder.remove();
    forgetKeptOrder();
  },
};

export function tellRemoved(): void {
  toast.info(ordersMessages.removedFromOrder, TOAST);
}

export type OrderTaking = ReturnType<typeof useOrderTaking>;

/** An order's lines for editing, each with its position as id. */
export function itemsOf({ productos }: Pick<Order, 'productos'>): CartItem[] {
  return dishesOf(productos).map(({ subtotal: _, ...line }, at) => ({
    ...line,
    itemId: String(at),
  }));
}

/** Adds to the quantity of the same plate at the same price; anything else is a new line. */
export function addLine(items: readonly CartItem[], item: CartItem): CartItem[] {
  const same = items.find((line) => isSamePlate(line, item));
  if (same) return addItem(items, { ...item, itemId: same.itemId });
  const isTaken = items.some(({ itemId }) => itemId === item.itemId);
  return [...items, isTaken ? { ...item, itemId: newId() } : item];
}

/** Replaces an edited line, which keeps its position and its number in the order. */
export function replaceLine(
  items: readonly CartItem[],
  itemId: string,
  item: CartItem,
): CartItem[] {
  return items.map((line) =>
    line.itemId === itemId ? { ...item, itemId, linea: line.linea } : line,
  );
}

/** True if saving now would change the order. */
export function hasChanges(order: Pick<Order, 'productos'>, items: readonly CartItem[]): boolean {
  return JSON.stringify(dishesOf(order.productos).map(asked)) !== JSON.stringify(items.map(asked));
}

/** What was added to an order since it was opened: new lines, and more of those it had. */
export function addedLines(
  opened: Pick<Order, 'productos'>,
  items: readonly CartItem[],
): CartItem[] {
  const had = countPlates(opened.productos);
  return items.flatMap((item) => {
    const left = had.get(plateOf(item)) ?? 0;
    had.set(plateOf(item), Math.max(0, left - item.cantidad));
    const cantidad = item.cantidad - left;
    return cantidad > 0 ? [{ ...item, cantidad }] : [];
  });
}

/** Applies the changes made here to the order as somebody else left it. */
export function onto(
  now: Pick<Order, 'productos'>,
  opened: Pick<Order, 'productos'>,
  items: readonly CartItem[],
): CartItem[] {
  const taken = countPlates(opened.productos);
  for (const [plate, cantidad] of countPlates(items)) {
    taken.set(plate, (taken.get(plate) ?? 0) - cantidad);
  }
  const kept = itemsOf(now).flatMap((item) => {
    const less = Math.min(item.cantidad, Math.max(0, taken.get(plateOf(item)) ?? 0));
    taken.set(plateOf(item), (taken.get(plateOf(item)) ?? 0) - less);
    return item.cantidad > less ? [{ ...item, cantidad: item.cantidad - less }] : [];
  });
  return addedLines(opened, items).reduce<CartItem[]>(addLine, kept);
}

/** Additions and combos are charged once per line, so two plates with them are never one line, nor are two with options. */
function isSamePlate(a: CartItem, b: CartItem): boolean {
  return (
    !hasExtras(a) &&
    !hasExtras(b) &&
    a.id_sigo === b.id_sigo &&
    a.nota === b.nota &&
    a.precio === b.precio &&
    sameService(a, b)
  );
}

/** At once is the same as no course. */
function sameService(a: CartItem, b: CartItem): boolean {
  return (a.tiempo ?? null) === (b.tiempo ?? null) && (a.puesto ?? null) === (b.puesto ?? null);
}

type Line = Omit<CartItem, 'itemId'>;

function countPlates(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    counts.set(plateOf(line), (counts.get(plateOf(line)) ?? 0) + line.cantidad);
  }
  return counts;
}

function plateOf(line: Line): string {
  return JSON.stringify(asked({ ...line, cantidad: 1 }));
}

function asked(line: Line) {
  const { id_sigo, cantidad, nota, precio, adiciones, combo, grupos, tiempo, puesto } = line;
  return [
    id_sigo,
    cantidad,
    nota,
    precio,
    adiciones.map((extra) => extra.id_sigo),
    combo ? [combo.bebida.id_sigo, combo.adicional.id_sigo] : null,
    selectionKey(grupos),
    tiempo ?? null,
    puesto ?? null,
  ];
}

/** Takes up a refused order again. Returns the form values of its account. */
export function retake({ id, order }: Problem): CheckoutForm | undefined {
  if (!order) return undefined;
  const { draft, items } = order;
  stored.editingOrder.remove();
  stored.cart.set(items);
  void changeOutbox((box) => dismiss(box, id));
  return {
    nombreCliente: draft.nombreCliente ?? '',
    email: draft.email ?? '',
    mesa: draft.mesa ?? '',
    direccion: draft.direccion ?? '',
    telefono: draft.telefono ?? '',
    metodoPago: draft.metodoPago ?? '',
    barrio: draft.domicilio === null ? NO_FEE : (draft.domicilio?.barrio ?? ''),
    punto: '',
    programado: draft.programado ?? '',
  };
}
