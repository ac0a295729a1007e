import { bogotaDay } from '@comanda/contract/days';
import { Segment } from '../../ui/form/segment.tsx';
import { DaySpanFields } from '../completed-orders/day-span-fields.tsx';
import { PERIODS, type Period, type ReportFilters, spanOf } from './report-period.ts';

const CHOICES = Object.entries(PERIODS) as [Period, string][];

interface PeriodBarProps {
  filters: ReportFilters;
  onChange: (part: Partial<ReportFilters>) => void;
  now: Date;
}

/** One tap for the usual stretches of time; two calendars for any other. */
export function PeriodBar({ filters, onChange, now }: PeriodBarProps) {
  const { period } = filters;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <fieldset className="flex flex-wrap rounded-control bg-sunken p-1">
        <legend className="sr-only">Período</legend>
        {CHOICES.map(([one, word]) => (
          <Segment
            key={one}
            isChosen={period === one}
            onChoose={() => onChange({ period: one, desde: null, hasta: null })}
          >
            {word}
          </Segment>
        ))}
        <Segment
          isChosen={period === null}
          // Starts from what was in sight.
          onChoose={() => onChange({ ...spanOf(filters, now), period: null })}
        >
          Elegir fechas
        </Segment>
      </fieldset>
      {period === null && (
        <DaySpanFields
          desde={filters.desde}
          hasta={filters.hasta}
          today={bogotaDay(now)}
          onChange={onChange}
        />
      )}
    </div>
  );
}
