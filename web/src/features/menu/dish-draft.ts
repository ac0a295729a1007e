import { useEffect, useState } from 'react';
import { storedObject } from '../../lib/storage.ts';
import type { DishDraft } from './use-dish-choice.ts';

/** `of`: the dish's `_id`, or the `itemId` of the line that is being changed. */
interface KeptDraft extends DishDraft {
  of: string;
}

const kept = storedObject<KeptDraft>('PLT', isDraft, { isInTab: true });

/** What was left half chosen of this dish, for example by a reload. */
export function useDishDraft(of: string): DishDraft | null {
  return useState(() => (kept.get()?.of === of ? kept.get() : null))[0];
}

/** Keeps what is chosen and typed in this tab as long as it differs from what the form began with. */
export function useKeepDraft(of: string, choice: DishDraft & { isDirty: boolean }): void {
  const { cantidad, nota, chosen, isCombo, drink, side, grupos, isDirty } = choice;
  useEffect(() => {
    if (isDirty) kept.set({ of, cantidad, nota, chosen, isCombo, drink, side, grupos });
    else if (kept.get()?.of === of) kept.remove();
  }, [of, cantidad, nota, chosen, isCombo, drink, side, grupos, isDirty]);
}

export function forgetDraft(): void {
  kept.remove();
}

function isDraft(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { of, cantidad, nota, chosen, grupos = [] } = value as Partial<KeptDraft>;
  return (
    typeof of === 'string' &&
    typeof cantidad === 'number' &&
    typeof nota === 'string' &&
    Array.isArray(chosen) &&
    Array.isArray(grupos)
  );
}
