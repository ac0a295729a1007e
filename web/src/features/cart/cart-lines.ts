import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { addItem, changeCart, useCart } from './cart.ts';
import { removeItem } from './cart-edits.ts';

/** A line that was removed a moment ago. Its place stays empty, so that no other line slides under the finger. */
interface Hole {
  id: string;
  item: CartItem;
  /** Its place among lines and holes. */
  at: number;
  /** In pixels, as high as the line was. */
  height: number;
  /** Whose lines they are: another sede has other dishes, under codes that may be the same. */
  owner: string | undefined;
}

interface ShownLine {
  item: CartItem;
  /** Undefined for a line of the cart. */
  hole?: Hole;
}

export type CartLines = ReturnType<typeof useCartLines>;

/** The lines of the diner's cart as a screen shows them, with holes where some were. */
export function useCartLines() {
  return useLinesOf(useStored(stored.location)?._id);
}

/** The lines of the cart, with holes only where some of this owner's were. */
export function useLinesOf(owner: string | undefined) {
  const { items } = useCart();
  const [holes, setHoles] = useState<readonly Hole[]>([]);
  const lines = withHoles(
    items,
    holes.filter((hole) => hole.owner === owner),
  );

  const close = (hole: Hole) =>
    setHoles((all) =>
      all
        .filter(({ id }) => id !== hole.id)
        .map((one) => (one.at > hole.at ? { ...one, at: one.at - 1 } : one)),
    );

  return {
    lines,
    remove: (item: CartItem, height: number) => {
      const at = lines.findIndex((line) => !line.hole && line.item.itemId === item.itemId);
      changeCart((cart) => removeItem(cart, item.itemId));
      setHoles((all) => [...all, { id: newId(), item, at, height, owner }]);
    },
    putBack: (hole: Hole) => {
      const before = lines.slice(0, hole.at).filter((line) => !line.hole).length;
      changeCart((cart) => inserted(cart, hole.item, before));
      setHoles((all) => all.filter(({ id }) => id !== hole.id));
    },
    close,
  };
}

function withHoles(items: readonly CartItem[], holes: readonly Hole[]): ShownLine[] {
  const lines: ShownLine[] = items.map((item) => ({ item }));
  for (const hole of holes.toSorted((a, b) => a.at - b.at)) {
    lines.splice(hole.at, 0, { item: hole.item, hole });
  }
  return lines;
}

/** Joins the same dish if it was added meanwhile. */
function inserted(cart: readonly CartItem[], item: CartItem, at: number): CartItem[] {
  const isThere = cart.some(({ itemId }) => itemId === item.itemId);
  return isThere ? addItem(cart, item) : cart.toSpliced(at, 0, item);
}
