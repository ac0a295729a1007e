import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedOption } from '@comanda/contract/modifiers/groups.rules';
import type { LineOption } from '@comanda/contract/modifiers/line-groups';
import { Plus, Trash2 } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { nextPrice, unitsChosen, withUnits } from './group-choice.ts';
import { chargedWords, goneWords, priceWords } from './group-words.ts';
import { OptionName, type OptionsProps } from './option-rows.tsx';

/** The options of a group of which one may choose more than one. */
export function OptionTiles(props: OptionsProps) {
  const { group, chosen, lines, onChange, isKept, nestedOf, under = '', isCompact } = props;
  const left = group.max - unitsChosen(chosen, group);
  return (
    <div
      className={cx(
        'grid gap-2',
        isCompact
          ? 'grid-cols-1 sm:grid-cols-2'
          : 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]',
      )}
    >
      {group.opciones.map((option) => {
        const cantidad = unitsChosen(chosen, group, option);
        const isHad = cantidad > 0 || isKept(`${under}${group.codigo}/${option.codigo}`);
        const next = nextPrice(chosen, group, option);
        return (
          <OptionTile
            key={option.codigo}
            option={option}
            isRow={isCompact === true}
            cantidad={cantidad}
            max={cantidad + (group.repetible ? left : 0)}
            isOnce={!group.repetible}
            full={left > 0 ? '' : choiceMessages.full(group.max)}
            gone={goneWords(option, isHad)}
            words={
              cantidad > 0
                ? chargedWords(sumOf(lines, option))
                : left <= 0
                  ? choiceMessages.full(group.max)
                  : group.gratis > 0
                    ? priceWords({ ...option, precio: next }, next === 0)
                    : priceWords(option, false)
            }
            onChange={(units) => onChange(withUnits(chosen, group, option, units))}
          />
        );
      })}
      {group.opciones.map((option) =>
        unitsChosen(chosen, group, option) > 0 && option.grupos.length > 0 ? (
          <div key={option.codigo} className="col-span-full">
            <p className="font-semibold">{option.nombre}</p>
            {nestedOf(option)}
          </div>
        ) : null,
      )}
    </div>
  );
}

/** An option may be in several lines, with different options under it. */
function sumOf(
  lines: readonly LineOption[],
  { codigo, nombre, precio }: OfferedOption,
): LineOption {
  const own = lines.filter((line) => line.codigo === codigo);
  const sum = (of: 'cantidad' | 'incluidas') => own.reduce((all, line) => all + line[of], 0);
  return { codigo, nombre, precio, cantidad: sum('cantidad'), incluidas: sum('incluidas') };
}

interface OptionTileProps {
  option: OfferedOption;
  /** Its buttons stand beside the name. */
  isRow: boolean;
  cantidad: number;
  max: number;
  /** Nobody can take two of it, so it is only taken and left. */
  isOnce: boolean;
  /** Why no more of the group can be taken. */
  full: string;
  /** Why it cannot be chosen. */
  gone: string;
  /** What it costs. */
  words: string;
  onChange: (cantidad: number) => void;
}

function OptionTile(props: OptionTileProps) {
  const { option, isRow, cantidad, max, isOnce, full, gone, words, onChange } = props;
  const isChosen = cantidad > 0;
  return (
    <div
      className={cx(
        'grid min-w-0 gap-1 rounded-control p-1.5 pl-3 [&_fieldset]:bg-surface',
        // Two lines of a name fit beside the stepper, so that no row grows.
        isRow ? 'grid-cols-[minmax(0,1fr)_auto] items-center sm:min-h-19' : 'content-between',
        isChosen
          ? 'bg-achiote-wash inset-ring-2 inset-ring-achiote'
          : 'bg-surface inset-ring inset-ring-line',
        gone && 'bg-sunken text-ink-soft',
      )}
    >
      <span className={cx('grid', !isRow && 'pt-1.5 pr-1.5')}>
        <OptionName option={option} isGone={gone !== ''} />
        {/* As high as its text, also where nothing is said. */}
        <span
          className={cx(
            'min-h-[1lh] text-14',
            isChosen ? 'font-semibold text-achiote-ink' : 'text-ink-soft',
          )}
        >
          {gone || words}
        </span>
      </span>
      <span className="flex min-h-touch justify-end">
        {isChosen && isOnce && (
          <button
            type="button"
            onClick={() => onChange(0)}
            aria-label={`Quitar ${option.nombre}`}
            className="grid size-touch place-items-center rounded-control bg-surface text-aji transition-colors duration-150 hover:bg-line"
          >
            <Trash2 aria-hidden size={18} />
          </button>
        )}
        {isChosen && !isOnce && (
          <QuantityStepper
            label={option.nombre}
            value={cantidad}
            min={1}
            max={max}
            full={full}
            onChange={onChange}
            onRemove={() => onChange(0)}
          />
        )}
        {!isChosen && !gone && (
          <button
            type="button"
            disabled={full !== ''}
            title={full || undefined}
            onClick={() => onChange(1)}
            aria-label={`Agregar ${option.nombre}`}
            className="grid size-touch place-items-center rounded-control bg-sunken transition-colors duration-150 hover:bg-line disabled:text-control"
          >
            <Plus aria-hidden size={18} />
          </button>
        )}
      </span>
    </div>
  );
}
