import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { CartItem } from '../../lib/stored.ts';
import { LineNotice } from './line-notice.tsx';

/** Says which additions and which combo a line from before loses with its new choice. */
export function OldExtras({ line }: { line: CartItem | undefined }) {
  if (!line) return null;
  const { adiciones, combo } = line;
  const names = [...adiciones, ...(combo ? [combo.bebida, combo.adicional] : [])].map(
    ({ nombre }) => nombre,
  );
  return names.length > 0 && <LineNotice>{choiceMessages.extrasGo(names.join(', '))}</LineNotice>;
}
