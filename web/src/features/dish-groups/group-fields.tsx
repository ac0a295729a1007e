import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedGroup, OfferedOption } from '@comanda/contract/modifiers/groups.rules';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { missingGroups } from '@comanda/contract/modifiers/selection.rules';
import type { ChosenGroup } from '@comanda/contract/modifiers/selection-key';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { optionsChosen, unitsChosen, withNested } from './group-choice.ts';
import { groupHint, groupTitle } from './group-words.ts';
import { OptionCards } from './option-cards.tsx';
import { OptionRows } from './option-rows.tsx';
import { OptionTiles } from './option-tiles.tsx';
import { UnitDots } from './unit-dots.tsx';

export interface GroupFieldsProps {
  groups: readonly OfferedGroup[];
  chosen: readonly ChosenGroup[];
  /** The same with names and prices. */
  priced: readonly LineGroup[];
  onChange: (chosen: readonly ChosenGroup[]) => void;
  isKept: (option: string) => boolean;
  /** The codes of the option under which they hang: 'combo/en-combo/'. */
  under?: string;
  /** For people who know the menu by heart: smaller titles, several options a row. */
  isCompact?: boolean;
}

/** The groups of a dish, or those that hang under one of its options. */
export function GroupFields({ groups, ...rest }: GroupFieldsProps) {
  return groups.map((group) => <GroupField key={group.codigo} group={group} {...rest} />);
}

export interface GroupFieldProps extends Omit<GroupFieldsProps, 'groups'> {
  group: OfferedGroup;
}

function GroupField(props: GroupFieldProps) {
  const { group, chosen, priced, onChange, isKept, under = '', isCompact = false } = props;
  const hint = groupHint(group, isCompact);
  const isNested = under !== '';
  const lines = priced.find(({ codigo }) => codigo === group.codigo)?.opciones ?? [];
  const isMissing = unitsChosen(chosen, group) < group.min;
  const isOpen = missingGroups([group], chosen).length > 0;
  const hasPictures = isNested && !isCompact && group.opciones.some(({ imagen }) => imagen);
  const Options = group.max > 1 ? OptionTiles : hasPictures ? OptionCards : OptionRows;

  /** By a line at its left. */
  const nestedOf = (option: OfferedOption) => {
    const { codigo, grupos } = option;
    const own = optionsChosen(chosen, group).find((one) => one.codigo === codigo);
    return (
      grupos.length > 0 && (
        <div className="mt-2 ml-5 grid animate-fade grid-cols-1 gap-4 border-achiote border-l-2 py-1 pl-4">
          <GroupFields
            groups={grupos}
            chosen={own?.grupos ?? []}
            priced={lines.find((one) => one.codigo === codigo)?.grupos ?? []}
            onChange={(nested) => onChange(withNested(chosen, group, option, nested))}
            isKept={isKept}
            under={`${under}${group.codigo}/${codigo}/`}
            isCompact={isCompact}
          />
        </div>
      )
    );
  };

  return (
    <fieldset
      data-group={`${under}${group.codigo}`}
      data-missing={isMissing || undefined}
      className="min-w-0 scroll-mt-(--jump)"
    >
      <legend className="mb-2.5 grid w-full grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <span className="grid min-w-0">
          <span
            className={cx(
              'wrap-anywhere',
              isCompact || isNested ? 'font-semibold text-16' : 'title text-20',
            )}
          >
            {isCompact ? group.nombre : groupTitle(group)}
          </span>
          {hint && <span className="text-14 text-ink-soft">{hint}</span>}
        </span>
        <GroupBadge
          group={group}
          isDone={group.min > 0 && !isOpen}
          isFull={!isOpen && group.max > 1 && unitsChosen(chosen, group) >= group.max}
        />
      </legend>
      {group.gratis > 0 && !isCompact && <UnitDots group={group} options={lines} />}
      <Options {...props} lines={lines} nestedOf={nestedOf} />
      {group.gratis > 0 && !isCompact && (
        <p className="pt-2 text-14 text-ink-soft">{choiceMessages.cheapestFree}</p>
      )}
    </fieldset>
  );
}

interface GroupBadgeProps {
  group: OfferedGroup;
  isDone: boolean;
  /** Of several, nobody can take more. */
  isFull: boolean;
}

/** Says the rule of a group until it is kept, and that no more can be taken. */
function GroupBadge({ group, isDone, isFull }: GroupBadgeProps) {
  if (isDone || isFull) {
    return (
      <Badge tone="cilantro" icon={<Check aria-hidden size={14} className="stroke-3" />}>
        <span className="whitespace-nowrap">
          {isFull ? choiceMessages.full(group.max) : choiceMessages.done}
        </span>
      </Badge>
    );
  }
  return (
    <Badge tone={group.min > 0 ? 'maiz' : 'neutral'}>
      <span className="whitespace-nowrap">{selectionMessages.rule(group)}</span>
    </Badge>
  );
}
