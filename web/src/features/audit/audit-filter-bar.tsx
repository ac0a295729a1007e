import { AUDITED, type Audited } from '@comanda/contract/audit/audit.words';
import { useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { FilterToggle } from '../../ui/filtered-list.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PeriodFilter } from '../completed-orders/completed-filters.tsx';
import { type AuditFilters, asPeriodFilters, hasAuditFilters } from './audit.queries.ts';
import { ENTITY_LOOK } from './audit-words.ts';

const KINDS = AUDITED.map((value) => ({ value, label: ENTITY_LOOK[value].word }));

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (part: Partial<AuditFilters>) => void;
  sedes: readonly { dbName: string; nombre: string }[];
  people: readonly { id: string; nombre: string }[];
  now: Date;
}

/** Search, kind, sede, person and dates. A phone hides everything but the search behind a button. */
export function AuditFilterBar({ filters, onChange, sedes, people, now }: AuditFilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isNarrowed = hasAuditFilters(filters);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex gap-2">
        <SearchField
          label="Buscar por persona, producto o número de pedido"
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
      <div id={id} className={cx('grid-cols-1 gap-4 md:grid', isOpen ? 'grid' : 'hidden')}>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3">
          <Select
            label="Qué cambió"
            placeholder="Todo"
            options={KINDS}
            value={filters.entidad}
            onChange={({ target }) => onChange({ entidad: target.value as Audited | '' })}
          />
          <Select
            label="Quién"
            placeholder="Todas las personas"
            options={people.map(({ id: value, nombre: label }) => ({ value, label }))}
            value={filters.persona}
            onChange={({ target }) => onChange({ persona: target.value })}
          />
          {sedes.length > 1 && (
            <Select
              label="Dónde"
              placeholder="Todas las sedes"
              options={sedes.map(({ dbName: value, nombre: label }) => ({ value, label }))}
              value={filters.sede}
              onChange={({ target }) => onChange({ sede: target.value })}
            />
          )}
        </div>
        {/* Aligns the date fields to the left, as everything else in this bar. */}
        <div className="flex flex-wrap [&>div]:md:justify-items-start">
          <PeriodFilter filters={asPeriodFilters(filters)} onChange={onChange} now={now} />
        </div>
      </div>
    </div>
  );
}
