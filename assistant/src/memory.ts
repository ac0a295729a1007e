import type { Memory } from './assistant.ts';

/** A talk that has not begun. */
export const EMPTY_MEMORY: Memory = {
  mentioned: [],
  shown: [],
  touched: [],
  pending: null,
  waiting: [],
};

const KEPT = 6;

/** Kept small, and only with what is still on the menu. */
export function remembered(memory: Memory, isKnown: (productId: string) => boolean): Memory {
  const known = (ids: readonly string[]) => [...new Set(ids)].filter(isKnown).slice(0, KEPT);
  const isAlive = (pending: Memory['pending']): boolean => {
    if (!pending || pending.asks === 'confirm') return true;
    if (pending.asks === 'add') return isKnown(pending.productId);
    return pending.productIds.length > 0 && pending.productIds.every(isKnown);
  };
  return {
    mentioned: known(memory.mentioned),
    shown: known(memory.shown),
    touched: memory.touched.slice(0, KEPT),
    pending: isAlive(memory.pending) ? memory.pending : null,
    waiting: memory.waiting.filter(isAlive).slice(0, KEPT),
  };
}
