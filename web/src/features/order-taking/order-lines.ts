import type { Order, OrderLine } from '@comanda/contract/orders';
import { newId } from '../../lib/new-id.ts';
import type { CartItem } from '../../lib/stored.ts';
import { addItem } from '../cart/cart.ts';

/** An order's lines as they are taken up again: each goes by its place in the order. */
export function itemsOf({ productos }: Pick<Order, 'productos'>): CartItem[] {
  return productos.map(({ subtotal: _, ...line }, at) => ({ ...line, itemId: String(at) }));
}

/** The same plate at the same price is asked for again; anything else is a line of its own. */
export function addLine(items: readonly CartItem[], item: CartItem): CartItem[] {
  const same = items.find((line) => isSamePlate(line, item));
  if (same) return addItem(items, { ...item, itemId: same.itemId });
  const isTaken = items.some(({ itemId }) => itemId === item.itemId);
  return [...items, isTaken ? { ...item, itemId: newId() } : item];
}

/** A line that was opened and changed stays where it was. */
export function replaceLine(
  items: readonly CartItem[],
  itemId: string,
  item: CartItem,
): CartItem[] {
  return items.map((line) => (line.itemId === itemId ? { ...item, itemId } : line));
}

/** Whether the order would be another one if it were saved now. */
export function hasChanges(order: Pick<Order, 'productos'>, items: readonly CartItem[]): boolean {
  return JSON.stringify(order.productos.map(asked)) !== JSON.stringify(items.map(asked));
}

/** Additions and combos are charged once a line, so two of them are never one line. */
function isSamePlate(a: CartItem, b: CartItem): boolean {
  const isPlain = ({ adiciones, combo }: CartItem) => adiciones.length === 0 && !combo;
  return (
    isPlain(a) &&
    isPlain(b) &&
    a.id_sigo === b.id_sigo &&
    a.nota === b.nota &&
    a.precio === b.precio
  );
}

function asked(line: Omit<OrderLine, 'subtotal' | 'itemId'>) {
  const { id_sigo, cantidad, nota, precio, adiciones, combo } = line;
  return [
    id_sigo,
    cantidad,
    nota,
    precio,
    adiciones.map((extra) => extra.id_sigo),
    combo ? [combo.bebida.id_sigo, combo.adicional.id_sigo] : null,
  ];
}
