import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import { missingGroups } from '@comanda/contract/modifiers/selection.rules';
import type { ChosenGroup } from '@comanda/contract/modifiers/selection-key';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { unitsChosen } from './group-choice.ts';

export const NOTE = 'nota';

interface GroupChipsProps {
  groups: readonly OfferedGroup[];
  chosen: readonly ChosenGroup[];
  /** The code of the group that one sees now, or the note. */
  current: string;
  onJump: (codigo: string) => void;
}

/** A chip for each group of a dish and for the note; a tap goes there. */
export function GroupChips({ groups, chosen, current, onJump }: GroupChipsProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-chip="${current}"]`);
    // Only sideways: `scrollIntoView` would move the sheet too.
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 3;
  }, [current]);

  const chips = [
    ...groups.map((group) => {
      const isDone = unitsChosen(chosen, group) > 0 && missingGroups([group], chosen).length === 0;
      return { codigo: group.codigo, nombre: group.nombre, isDone };
    }),
    { codigo: NOTE, nombre: choiceMessages.note, isDone: false },
  ];
  return (
    <nav
      ref={row}
      aria-label={choiceMessages.groups}
      className="no-scrollbar relative flex gap-2 overflow-x-auto overscroll-x-contain scroll-smooth border-line border-b bg-surface px-3 py-1.5"
    >
      {chips.map(({ codigo, nombre, isDone }) => (
        <button
          key={codigo}
          type="button"
          data-chip={codigo}
          aria-current={codigo === current || undefined}
          onClick={() => onJump(codigo)}
          className={cx(
            'flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-4 font-semibold text-14 -outline-offset-3',
            codigo === current
              ? CHOSEN
              : isDone
                ? 'bg-cilantro-wash text-cilantro'
                : 'bg-sunken text-ink',
          )}
        >
          {isDone && (
            <>
              <Check aria-hidden size={16} className="stroke-3" />
              <span className="sr-only">{choiceMessages.done}: </span>
            </>
          )}
          <span className="max-w-48 truncate">{nombre}</span>
        </button>
      ))}
    </nav>
  );
}
