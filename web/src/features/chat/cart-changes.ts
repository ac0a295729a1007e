import type { ChatAnswer } from '@comanda/contract/chat/chat';
import { groupsPrice } from '@comanda/contract/modifiers/groups-price.rules';
import { selectionKey } from '@comanda/contract/modifiers/selection-key';
import { lineDetails } from '@comanda/contract/orders/line-parts.words';
import type { CartItem } from '../../lib/stored.ts';
import { addItem, toCartItem } from '../cart/cart.ts';
import { removeItem, replaceItem, setCantidad } from '../cart/cart-edits.ts';

type AnsweredLine = ChatAnswer['carrito'][number];

/** One line as the browser sent it and as the assistant answered it; null if it did not exist. */
export type CartChange =
  | { before: CartItem; after: AnsweredLine }
  | { before: CartItem; after: null }
  | { before: null; after: AnsweredLine };

/** A change in words, as the conversation shows it. */
export interface ChangeWords {
  itemId: string;
  kind: 'more' | 'less' | 'other';
  words: string;
  details: string[];
}

/** What the assistant changed in the cart it received. */
export function cartChanges(
  sent: readonly CartItem[],
  answered: readonly AnsweredLine[],
): CartChange[] {
  const gone = sent.filter(({ itemId }) => !answered.some((line) => line.itemId === itemId));
  const kept = answered.flatMap((after): CartChange[] => {
    const before = sent.find(({ itemId }) => itemId === after.itemId) ?? takeSameDish(gone, after);
    if (!before) return [{ before: null, after }];
    const isSame = before.cantidad === after.cantidad && madeOf(before) === madeOf(after);
    return isSame ? [] : [{ before, after }];
  });
  return [...kept, ...gone.map((before): CartChange => ({ before, after: null }))];
}

/** Applies the changes to the current cart, so that what the diner did in the menu meanwhile stays. */
export function applyChanges(
  cart: readonly CartItem[],
  changes: readonly CartChange[],
): readonly CartItem[] {
  return changes.reduce(applyChange, cart);
}

export function changeWords({ before, after }: CartChange): ChangeWords {
  if (!after) {
    return { itemId: before.itemId, kind: 'less', words: `− ${before.nombre}`, details: [] };
  }
  const itemId = after.itemId ?? `${after.id_sigo}:${after.nota}`;
  const delta = after.cantidad - (before?.cantidad ?? 0);
  const details =
    before && madeOf(before) === madeOf(after) ? [] : lineDetails(after).map(({ texto }) => texto);
  if (delta === 0) return { itemId, kind: 'other', words: after.nombre, details };
  return delta > 0
    ? { itemId, kind: 'more', words: `+${delta} ${after.nombre}`, details }
    : { itemId, kind: 'less', words: `−${-delta} ${after.nombre}`, details };
}

function applyChange(cart: readonly CartItem[], change: CartChange): readonly CartItem[] {
  const { before, after } = change;
  if (!before) return addItem(cart, itemOf(after, after.cantidad));
  const now = cart.find(({ itemId }) => itemId === before.itemId);
  const delta = (after?.cantidad ?? 0) - before.cantidad;
  // The diner removed the line meanwhile, so only the units that the assistant added come back.
  if (!now) return after && delta > 0 ? addItem(cart, itemOf(after, delta)) : cart;
  const cantidad = now.cantidad + delta;
  if (cantidad <= 0) return removeItem(cart, now.itemId);
  if (!after || madeOf(before) === madeOf(after)) return setCantidad(cart, now.itemId, cantidad);
  return replaceItem(cart, now.itemId, itemOf(after, cantidad));
}

/** The browser makes the ids, so that the menu finds the line again when the diner adds the same dish. */
function itemOf(line: AnsweredLine, cantidad: number): CartItem {
  const { id_sigo, nombre, precio, imagen, nota, adiciones, combo = null, grupos } = line;
  const product = { id_sigo, nombre, precio, imagen: imagen ?? '' };
  return toCartItem({ product, cantidad, nota, adiciones, combo, grupos });
}

/** A line that came back without its id but with the same dish was changed, not replaced. */
function takeSameDish(gone: CartItem[], { id_sigo }: AnsweredLine): CartItem | undefined {
  const at = gone.findIndex((line) => line.id_sigo === id_sigo);
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

/** Everything in a line except its quantity. */
function madeOf({ id_sigo, precio, nota, adiciones, combo, grupos }: AnsweredLine): string {
  const parts = combo ? [...adiciones, combo.bebida, combo.adicional] : adiciones;
  const extras = parts.map((part) => [part.id_sigo, part.precio]);
  const chosen = [selectionKey(grupos), groupsPrice(grupos)];
  return JSON.stringify([id_sigo, precio, nota, Boolean(combo), extras, chosen]);
}
