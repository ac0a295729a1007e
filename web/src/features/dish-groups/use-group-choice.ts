import type { Product } from '@comanda/contract/menu/menu';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import { stillOffered } from '@comanda/contract/modifiers/offered-choice.rules';
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
}

const NOTHING_KEPT = () => false;

/** A dish of which nothing was chosen is a plain one. */
function some(grupos: LineGroup[]): { grupos?: LineGroup[] } {
  return grupos.length > 0 ? { grupos } : {};
}

/** The state of the form of a dish with groups. What sells out while somebody chooses is chosen no more. */
export function useGroupChoice(options: GroupChoiceOptions) {
  const { dish, groups, line, draft, isKept = NOTHING_KEPT } = options;
  const [cantidad, setCantidad] = useState(draft?.cantidad ?? line?.cantidad ?? 1);
  const [nota, setNota] = useState(draft?.nota ?? line?.nota ?? '');
  const [picked, setPicked] = useState<readonly ChosenGroup[]>(draft?.grupos ?? line?.grupos ?? []);
  const chosen = stillOffered(groups, picked, isKept);
  const { grupos } = choose(groups, chosen, { plato: dish.nombre, isKept });
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
    missing: missingGroups(groups, chosen),
    subtotal: lineSubtotal({ precio: dish.precio, cantidad, grupos }),
    isDirty: nota !== (line?.nota ?? '') || selectionKey(picked) !== selectionKey(line?.grupos),
  };
}
