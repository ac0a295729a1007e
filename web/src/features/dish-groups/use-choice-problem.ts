import { useEffect, useState } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import type { choiceProblem, KeptLines } from './choice-problem.ts';

type ProblemOf = typeof choiceProblem;

/** Says what is wrong with the options of a line. The rules are fetched only for a menu that has groups. */
export function useChoiceProblem(
  menu: SedeMenu | undefined,
): (line: CartItem, kept?: KeptLines) => string | undefined {
  const [problemOf, setProblemOf] = useState<ProblemOf>();
  const hasGroups = menu?.groups !== undefined;
  useEffect(() => {
    if (!hasGroups) return;
    // Without them the server says it when the order is sent.
    import('./choice-problem.ts').then(
      ({ choiceProblem }) => setProblemOf(() => choiceProblem),
      () => undefined,
    );
  }, [hasGroups]);
  return (line, kept) => menu && problemOf?.(line, menu, kept);
}
