import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type CompletedFilters,
  FINISHED,
  hasFilters,
} from '../../features/orders/completed-filters.ts';
import { ESTADO_LOOK } from '../../features/orders/estado.ts';
import { OrderSearch } from '../../features/orders/order-search.tsx';
import { PeriodFilter } from '../../features/orders/period-filter.tsx';
import { Chips } from '../../ui/chips.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface CompletedFilterBarProps {
  filters: CompletedFilters;
  onChange: (part: Partial<CompletedFilters>) => void;
  now: Date;
}

/** Search, states and dates; on a phone only the search stands open. */
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
        <span className="relative md:hidden">
          <IconButton
            label={isNarrowed ? 'Filtros: hay algunos puestos' : 'Filtros'}
            variant="outline"
            icon={<SlidersHorizontal aria-hidden size={20} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="size-13"
          />
          {isNarrowed && (
            <span
              aria-hidden
              className="-top-1 -right-1 pointer-events-none absolute size-3.5 rounded-full border-2 border-paper bg-achiote"
            />
          )}
        </span>
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
