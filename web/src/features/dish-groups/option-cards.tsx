import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { SoldOutStamp } from '../menu/product-card.tsx';
import { unitsChosen, withoutGroup, withUnits } from './group-choice.ts';
import { goneWords, priceWords } from './group-words.ts';
import { OptionName, type OptionsProps } from './option-rows.tsx';

/** The options of a nested group as pictures in one row. */
export function OptionCards({ group, chosen, onChange, isKept, under = '' }: OptionsProps) {
  const name = useId();
  return (
    // Reaches the edge of the sheet, so that a cut card says that there are more.
    <div className="no-scrollbar -mr-4 -ml-1 flex gap-2 overflow-x-auto overscroll-x-contain py-1 pr-4 pl-1 sm:-mr-5 sm:pr-5">
      {group.min === 0 && (
        <OptionCard
          name={name}
          isChosen={unitsChosen(chosen, group) === 0}
          onChoose={() => onChange(withoutGroup(chosen, group))}
        >
          <span className="grid flex-1 place-items-center p-2 text-center font-medium text-14">
            {choiceMessages.none}
          </span>
        </OptionCard>
      )}
      {group.opciones.map((option) => {
        const isChosen = unitsChosen(chosen, group, option) > 0;
        const isKeptHere = isChosen || isKept(`${under}${group.codigo}/${option.codigo}`);
        const gone = goneWords(option, isKeptHere);
        return (
          <OptionCard
            key={option.codigo}
            name={name}
            isChosen={isChosen}
            isGone={gone !== ''}
            onChoose={() => onChange(withUnits(chosen, group, option, 1))}
          >
            <span className="relative shrink-0">
              <Picture
                src={option.imagen}
                alt=""
                sizes="112px"
                className={cx('h-16 w-full', gone && 'opacity-50 grayscale-60')}
              />
              {gone && <SoldOutStamp />}
            </span>
            <span className="grid flex-1 content-between gap-1 p-2 text-14 leading-tight">
              <OptionName option={option} isGone={gone !== ''} />
              <span className="text-ink-soft group-has-checked:font-semibold group-has-checked:text-achiote-ink">
                {gone || priceWords(option, group.gratis > 0)}
              </span>
            </span>
          </OptionCard>
        );
      })}
    </div>
  );
}

interface OptionCardProps {
  name: string;
  isChosen: boolean;
  isGone?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function OptionCard({ name, isChosen, isGone = false, onChoose, children }: OptionCardProps) {
  return (
    <label
      className={cx(
        'group relative flex min-h-32 w-28 shrink-0 cursor-pointer flex-col overflow-hidden rounded-control bg-surface has-checked:bg-achiote-wash',
        // Over the picture.
        'after:pointer-events-none after:absolute after:inset-0 after:rounded-control after:inset-ring after:inset-ring-line',
        'has-checked:after:inset-ring-2 has-checked:after:inset-ring-achiote',
        'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:-outline-offset-3',
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
      {children}
      <span
        aria-hidden
        className="absolute top-1.5 right-1.5 hidden size-6 place-items-center rounded-full bg-achiote text-on-achiote peer-checked:grid"
      >
        <Check size={14} className="stroke-3" />
      </span>
    </label>
  );
}
