import type { MetodoPago } from '@comanda/contract/orders/orders.words';
import { useCallback, useSyncExternalStore } from 'react';
import { stored } from '../../lib/stored.ts';
import type { GivenTip } from './bill.ts';
import type { Split } from './parts.ts';

export type MetodoCobro = Exclude<MetodoPago, 'por_definir'>;

/** What the keypad writes. */
export type KeypadField = 'recibe' | 'paga';

/** What somebody typed for a bill and the server has not answered yet. */
export interface ChargeDraft {
  tip: GivenTip | null;
  /** True while the tip is asked although it was answered. */
  isAsking: boolean;
  /** What stands in the field of another tip. */
  typedTip: number | null;
  /** Of the tip, what this part carries beside its share: the change that was left. */
  extraTip: number;
  /** Null until somebody chooses; then the bill says how its last part was paid. */
  split: Split | null;
  metodo: MetodoCobro | null;
  /** The notes that were given; null: exactly what is due. */
  recibe: number | null;
  referencia: string;
  /** Of the payment under way: the same until the server answers. */
  key: string | null;
  /** Of the last payment that the server took. */
  done: string | null;
}

const EMPTY: ChargeDraft = {
  tip: null,
  isAsking: false,
  typedTip: null,
  extraTip: 0,
  split: null,
  metodo: null,
  recibe: null,
  referencia: '',
  key: null,
  done: null,
};

/** What is typed for the next part; how the guests split and what they said about the tip stays. */
export const NEXT_PART: Partial<ChargeDraft> = {
  extraTip: 0,
  metodo: null,
  recibe: null,
  referencia: '',
  key: null,
};

// Kept while the page is open, so that whoever looks at another table finds what they typed and pays with the same key.
const drafts = new Map<string, ChargeDraft>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the signed-in person typed for a bill. */
export function useChargeDraft(
  bill: string,
): [ChargeDraft, (change: Partial<ChargeDraft>) => void] {
  const key = `${stored.user.get()?.email ?? ''} ${bill}`;
  const draft = useSyncExternalStore(subscribe, () => drafts.get(key) ?? EMPTY);
  const change = useCallback(
    (part: Partial<ChargeDraft>) => {
      drafts.set(key, { ...(drafts.get(key) ?? EMPTY), ...part });
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [draft, change];
}

export function forgetDrafts(): void {
  drafts.clear();
}
