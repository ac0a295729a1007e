import { bogotaDay } from '@comanda/contract/days';
import { useState } from 'react';
import { Segment } from '../../ui/form/segment.tsx';
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
        <Segment isChosen={!isByHand && !period} onChoose={() => choose(ALWAYS)}>
          Siempre
        </Segment>
        {CHOICES.map(([one, word]) => (
          <Segment
            key={one}
            isChosen={period === one}
            onChoose={() => choose({ ...ALWAYS, period: one })}
          >
            {word}
          </Segment>
        ))}
        <Segment isChosen={isByHand} onChoose={pick}>
          Elegir fechas
        </Segment>
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
