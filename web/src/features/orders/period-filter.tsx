import { bogotaDay } from '@comanda/contract/days';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { type CompletedFilters, daysOf, PERIODS, type Period } from './completed-filters.ts';
import { DaySpanFields } from './day-span-fields.tsx';

type Days = Pick<CompletedFilters, 'period' | 'desde' | 'hasta'>;

interface PeriodFilterProps {
  filters: CompletedFilters;
  onChange: (days: Days) => void;
  now: Date;
}

const CHOICES = Object.entries(PERIODS) as [Period, string][];
const ALWAYS: Days = { period: null, desde: null, hasta: null };

/** One tap for the usual stretches of time; two calendars for any other. */
export function PeriodFilter({ filters, onChange, now }: PeriodFilterProps) {
  const { period, desde, hasta } = filters;
  const [isPicking, setPicking] = useState(false);
  const isByHand = period === null && (desde !== null || hasta !== null || isPicking);

  const choose = (days: Days) => {
    setPicking(false);
    onChange(days);
  };
  const pick = () => {
    if (isByHand) return;
    setPicking(true);
    // Starts from what was in sight.
    onChange({ ...daysOf(filters, now), period: null });
  };

  return (
    <div className="grid grid-cols-1 gap-3 md:justify-items-end">
      <fieldset className="flex flex-wrap rounded-control bg-sunken p-1">
        <legend className="sr-only">Fecha</legend>
        <Choice isChosen={!isByHand && !period} onChoose={() => choose(ALWAYS)}>
          Siempre
        </Choice>
        {CHOICES.map(([one, word]) => (
          <Choice
            key={one}
            isChosen={period === one}
            onChoose={() => choose({ ...ALWAYS, period: one })}
          >
            {word}
          </Choice>
        ))}
        <Choice isChosen={isByHand} onChoose={pick}>
          Elegir fechas
        </Choice>
      </fieldset>
      {isByHand && (
        <DaySpanFields
          desde={desde}
          hasta={hasta}
          today={bogotaDay(now)}
          onChange={(span) => {
            setPicking(true);
            onChange({ ...span, period: null });
          }}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'min-h-11 shrink-0 whitespace-nowrap rounded-[7px] px-3.5 font-semibold text-14 outline-offset-[-3px] transition-colors duration-150',
        isChosen
          ? 'bg-surface text-ink inset-ring inset-ring-line'
          : 'text-ink-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
