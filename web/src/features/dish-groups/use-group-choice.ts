import type { Product } from '@comanda/contract/menu/menu';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import { goneOptions, stillOffered } from '@comanda/contract/modifiers/offered-choice.rules';
import { choose, missingGroups } from '@comanda/contract/modifiers/selection.rules';
import { type ChosenGroup, selectionKey } from '@comanda/contract/modifiers/selection-key';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { cleanText } from '@comanda/contract/text';
import { useState } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import type { Choice } from '../cart/cart.ts';
import type { DishDraft } from '../menu/use-dish-choice.ts';

export type GroupChoice = ReturnType<typeof useGroupChoice>;

interface GroupChoiceOptions {
  dish: Product;
  groups: readonly OfferedGroup[];
  /** The line that is changed. */
  line?: CartItem | undefined;
  /** What was left half chosen. */
  draft?: DishDraft | null;
  /** Whether an order that is edited keeps an option although it is sold out: 'combo/en-combo'. */
  isKept?: (option: string) => boolean;
  /** Whether that order keeps so many of the line as it was ordered, whatever the menu offers now. */
  isLineKept?: (cantidad: number) => boolean;
}

const NOTHING_KEPT = () => false;

/** A dish of which nothing was chosen is a plain one. */
function some(grupos: LineGroup[]): { grupos?: LineGroup[] } {
  return grupos.length > 0 ? { grupos } : {};
}

/** The state of the form of a dish with groups. What sells out while somebody chooses is chosen no more. */
export function useGroupChoice(options: GroupChoiceOptions) {
  const { dish, groups, line, draft, isKept = NOTHING_KEPT, isLineKept = NOTHING_KEPT } = options;
  const [cantidad, setCantidad] = useState(draft?.cantidad ?? line?.cantidad ?? 1);
  const [nota, setNota] = useState(draft?.nota ?? line?.nota ?? '');
  const before = line?.grupos ?? [];
  const [picked, setPicked] = useState<readonly ChosenGroup[]>(draft?.grupos ?? before);
  const isChanged = selectionKey(picked) !== selectionKey(before);
  const isAsOrdered = !isChanged && isLineKept(cantidad);
  const chosen = stillOffered(groups, picked, isKept);
  const { grupos } = isAsOrdered
    ? choiceAsOrdered(dish, groups, before)
    : choose(groups, chosen, { plato: dish.nombre, isKept });
  const choice: Choice = { product: dish, cantidad, nota: cleanText(nota), ...some(grupos) };
  return {
    cantidad,
    setCantidad,
    nota,
    setNota,
    picked,
    chosen,
    setChosen: setPicked,
    isKept,
    /** What was chosen, with names and prices. */
    grupos,
    choice,
    /** Of what too little is chosen yet. */
    missing: isAsOrdered ? [] : missingGroups(groups, chosen),
    subtotal: lineSubtotal({ precio: dish.precio, cantidad, grupos }),
    isDirty: nota !== (line?.nota ?? '') || isChanged,
    /** What the line has that the menu does not offer any more, and whether the order keeps it. */
    gone: goneOptions(before, stillOffered(groups, before, isKept)),
    isAsOrdered,
    /** Takes the line back to what the order keeps of it. */
    restore: () => {
      setPicked(before);
      setCantidad(Math.min(cantidad, line?.cantidad ?? 1));
    },
  };
}

/** What an order keeps costs what the menu says now, or what it cost where the menu lacks some of it. */
function choiceAsOrdered(
  dish: Product,
  groups: readonly OfferedGroup[],
  before: LineGroup[],
): { grupos: LineGroup[] } {
  const now = choose(groups, before, { plato: dish.nombre, isKept: () => true });
  return now.problems.length > 0 ? { grupos: before } : now;
}
