import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedOption } from '@comanda/contract/modifiers/groups.rules';
import type { LineOption } from '@comanda/contract/modifiers/line-groups';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { unitsChosen, withoutGroup, withUnits } from './group-choice.ts';
import type { GroupFieldProps } from './group-fields.tsx';
import { goneWords, priceWords } from './group-words.ts';

export interface OptionsProps extends GroupFieldProps {
  /** What was chosen, with names and prices. */
  lines: readonly LineOption[];
  /** What hangs under a chosen option. */
  nestedOf: (option: OfferedOption) => ReactNode;
}

/** The options of a group of which one may choose one. Where one must not, the first row says so. */
export function OptionRows(props: OptionsProps) {
  const { group, chosen, onChange, isKept, nestedOf, under = '', isCompact = false } = props;
  const name = useId();
  const isNone = unitsChosen(chosen, group) === 0;
  return (
    <div
      className={
        isCompact ? 'grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2' : 'grid gap-2'
      }
    >
      {group.min === 0 && (
        <OptionRow
          name={name}
          isChosen={isNone}
          onChoose={() => onChange(withoutGroup(chosen, group))}
        >
          <span className="min-w-0 font-medium">{choiceMessages.none}</span>
        </OptionRow>
      )}
      {group.opciones.map((option) => {
        const isChosen = unitsChosen(chosen, group, option) > 0;
        const gone = goneWords(
          option,
          isChosen || isKept(`${under}${group.codigo}/${option.codigo}`),
        );
        return (
          <div
            key={option.codigo}
            // A row of its own, also before it is chosen: it stays under the finger.
            className={cx('min-w-0', option.grupos.length > 0 && 'col-span-full')}
          >
            <OptionRow
              name={name}
              isChosen={isChosen}
              isGone={gone !== ''}
              onChoose={() => onChange(withUnits(chosen, group, option, 1))}
            >
              {option.imagen && !isCompact && (
                <Picture
                  src={option.imagen}
                  alt=""
                  sizes="36px"
                  className="size-9 shrink-0 rounded-full"
                />
              )}
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                <OptionName option={option} isGone={gone !== ''} />
                <span className="text-14 text-ink-soft group-has-checked:font-semibold group-has-checked:text-achiote-ink">
                  {gone || priceWords(option, group.gratis > 0)}
                </span>
              </span>
            </OptionRow>
            {isChosen && nestedOf(option)}
          </div>
        );
      })}
    </div>
  );
}

/** What is sold out keeps its place, struck through. */
export function OptionName({ option, isGone }: { option: OfferedOption; isGone: boolean }) {
  return (
    <span className="wrap-anywhere min-w-0 font-medium leading-snug">
      {isGone ? <s>{option.nombre}</s> : option.nombre}
    </span>
  );
}

interface OptionRowProps {
  name: string;
  isChosen: boolean;
  isGone?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function OptionRow({ name, isChosen, isGone = false, onChoose, children }: OptionRowProps) {
  return (
    <label
      className={cx(
        'group relative flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-3.5 py-2',
        'has-checked:border-achiote has-checked:bg-achiote-wash has-checked:inset-ring has-checked:inset-ring-achiote',
        'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
        isGone && 'cursor-not-allowed bg-sunken text-ink-soft',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isGone}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-off text-transparent peer-checked:border-achiote peer-checked:bg-achiote peer-checked:text-on-achiote peer-disabled:border-control"
      >
        <Check size={14} className="stroke-3" />
      </span>
      {children}
    </label>
  );
}
