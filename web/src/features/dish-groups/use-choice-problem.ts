import { useEffect, useState } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import type { SedeMenu } from '../menu/menu.api.ts';

/** The rules of a screen, and what it knows of the order besides the line and the menu. */
type ProblemOf<Rest extends unknown[]> = (
  line: CartItem,
  menu: SedeMenu,
  ...rest: Rest
) => string | undefined;

/** Says what is wrong with the options of a line. The rules are fetched only for a menu that has groups. */
export function useChoiceProblem<Rest extends unknown[]>(
  menu: SedeMenu | undefined,
  load: () => Promise<ProblemOf<Rest>>,
): (line: CartItem, ...rest: Rest) => string | undefined {
  const [problemOf, setProblemOf] = useState<ProblemOf<Rest>>();
  const hasGroups = Boolean(menu?.groups?.length);
  useEffect(() => {
    if (!hasGroups) return;
    // Without them the server says it when the order is sent.
    load().then(
      (rules) => setProblemOf(() => rules),
      () => undefined,
    );
  }, [hasGroups, load]);
  return (line, ...rest) => menu && problemOf?.(line, menu, ...rest);
}
