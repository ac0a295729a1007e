import { useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { FilterToggle } from '../../ui/filtered-list.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { OrderSearch } from '../orders/order-search-bar.tsx';
import { type CompletedFilters, FINISHED, hasFilters, PeriodFilter } from './completed-filters.tsx';

interface CompletedFilterBarProps {
  filters: CompletedFilters;
  onChange: (part: Partial<CompletedFilters>) => void;
  now: Date;
}

/** Search, states and dates. A phone hides everything but the search behind a button. */
export function CompletedFilterBar({ filters, onChange, now }: CompletedFilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isNarrowed = hasFilters(filters);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex gap-2">
        <OrderSearch
          value={filters.q}
          onChange={(q) => onChange({ q })}
          className="min-w-0 flex-1"
        />
        <FilterToggle
          isOpen={isOpen}
          isNarrowed={isNarrowed}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      <div
        id={id}
        className={cx(
          'grid-cols-1 gap-x-6 gap-y-2 md:flex md:flex-wrap md:items-start md:justify-between',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <Chips
          label="Filtrar por estado"
          chips={FINISHED.map((estado) => ({ id: estado, label: ESTADO_LOOK[estado].word }))}
          selected={filters.estados}
          onChange={(chosen) =>
            onChange({ estados: FINISHED.filter((estado) => chosen.includes(estado)) })
          }
          wrap
        />
        <PeriodFilter filters={filters} onChange={onChange} now={now} />
      </div>
    </div>
  );
}
