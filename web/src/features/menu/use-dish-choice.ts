import { comboDrinkPrice, comboSidePrice, isComboReady } from '@comanda/contract/menu/extras.rules';
import type { Product } from '@comanda/contract/menu/menu';
import type { ChosenGroup } from '@comanda/contract/modifiers/selection-key';
import type { Combo, LineExtra } from '@comanda/contract/orders/orders';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { cleanText } from '@comanda/contract/text';
import { useState } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import type { Choice } from '../cart/cart.ts';
import type { DishExtras } from './dish-extras.ts';

export type DishChoice = ReturnType<typeof useDishChoice>;

/** What somebody has chosen of a dish so far. */
export interface DishDraft {
  cantidad: number;
  nota: string;
  chosen: readonly string[];
  isCombo: boolean;
  drink?: string | undefined;
  side?: string | undefined;
  /** What was chosen of the groups of the dish. */
  grupos?: readonly ChosenGroup[] | undefined;
}

/**
 * The state of a dish's form: empty, filled from a line of the cart, or as it was left half done (`draft`).
 */
export function useDishChoice(
  dish: Product,
  extras: DishExtras,
  line: CartItem | undefined,
  draft?: DishDraft | null,
) {
  const [cantidad, setCantidad] = useState(draft?.cantidad ?? line?.cantidad ?? 1);
  const [nota, setNota] = useState(draft?.nota ?? line?.nota ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(
    () => draft?.chosen ?? line?.adiciones.map(({ id_sigo }) => id_sigo) ?? [],
  );
  // If the menu no longer offers the combo, the line can be kept only without it.
  const wasCombo = Boolean(line?.combo && extras.combo);
  const [isCombo, setIsCombo] = useState(draft?.isCombo ?? wasCombo);
  const [drink, setDrink] = useState(draft ? draft.drink : line?.combo?.bebida.id_sigo);
  const [side, setSide] = useState(draft ? draft.side : line?.combo?.adicional.id_sigo);

  const adiciones = extras.additions
    .filter(({ id_sigo }) => chosen.includes(id_sigo))
    .map((product) => extraOf(product, product.precio));
  const combo = isCombo ? comboOf(extras, drink, side) : null;
  const choice: Choice = { product: dish, cantidad, nota: cleanText(nota), adiciones, combo };

  return {
    cantidad,
    setCantidad,
    nota,
    setNota,
    chosen,
    toggle: (id: string, isChosen: boolean) =>
      setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)),
    isCombo,
    setIsCombo,
    drink,
    setDrink,
    side,
    setSide,
    choice,
    subtotal: lineSubtotal({ precio: dish.precio, cantidad, adiciones, combo }),
    /** A combo needs both parts. */
    isReady: !isCombo || combo !== null,
    isDirty:
      nota !== (line?.nota ?? '') ||
      isCombo !== wasCombo ||
      drink !== line?.combo?.bebida.id_sigo ||
      side !== line?.combo?.adicional.id_sigo ||
      chosen.join() !== (line?.adiciones ?? []).map(({ id_sigo }) => id_sigo).join(),
  };
}

function comboOf({ combo }: DishExtras, drink?: string, side?: string): Combo | null {
  const parts = {
    bebida: combo?.drinks.find(({ id_sigo }) => id_sigo === drink),
    adicional: combo?.sides.find(({ id_sigo }) => id_sigo === side),
  };
  if (!isComboReady(parts)) return null;
  return {
    bebida: extraOf(parts.bebida, comboDrinkPrice()),
    adicional: extraOf(parts.adicional, comboSidePrice(parts.adicional.precio)),
  };
}

function extraOf({ nombre, id_sigo }: Product, precio: number): LineExtra {
  return { nombre, id_sigo, precio };
}
