import { History } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import {
  auditScope,
  entriesOf,
  hasAuditFilters,
  NO_AUDIT_FILTERS,
  readAuditFilters,
  useAudit,
  useAuditPeople,
  writeAuditFilters,
} from '../../features/audit/audit.queries.ts';
import { AuditDayList, byDay } from '../../features/audit/audit-day-list.tsx';
import { AuditFilterBar } from '../../features/audit/audit-filter-bar.tsx';
import { useOwnLocations } from '../../features/owner/owner.api.ts';
import { useNow } from '../../features/realtime/use-now.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NarrowedList } from '../../ui/filtered-list.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Who did what in the whole restaurant. The filters are in the address. */
export function Audit() {
  const email = useStored(stored.authUser)?.email ?? '';
  const sedes = useOwnLocations(email).data ?? [];
  const now = useNow(60_000);
  const [filters, change] = useAddressState(readAuditFilters, writeAuditFilters);
  const q = useSettled(filters.q.trim());
  // A new key resets half-picked days in the bar when all filters are removed.
  const [clearings, setClearings] = useState(0);
  const query = useAudit(auditScope(filters, q, now));
  const people = useAuditPeople();
  const entries = entriesOf(query.data);

  const clear = () => {
    change(NO_AUDIT_FILTERS);
    setClearings(clearings + 1);
  };

  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-5 px-4 py-6 pb-16 md:px-6">
      <title>Historial de cambios · Comanda</title>
      <PageHeader title="Historial de cambios">
        Quién hizo qué en tu restaurante, lo más nuevo primero.
      </PageHeader>
      <AuditFilterBar
        key={clearings}
        filters={filters}
        onChange={change}
        sedes={sedes}
        people={people}
        now={now}
      />
      <AuditState
        query={query}
        isEmpty={entries.length === 0}
        isNarrowed={q !== '' || hasAuditFilters(filters)}
        onClear={clear}
      >
        <div
          aria-busy={query.isPlaceholderData}
          className={cx(
            'grid grid-cols-1 gap-6 transition-opacity duration-150',
            query.isPlaceholderData && 'opacity-60',
          )}
        >
          {byDay(entries, now).map(({ day, title, entries: ofDay }) => (
            <AuditDayList key={day} title={title} entries={ofDay} />
          ))}
        </div>
        <LoadMore query={query} shown={entries.length} noun="cambios" />
      </AuditState>
    </main>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

type AuditStateProps = Pick<
  ComponentProps<typeof NarrowedList>,
  'query' | 'isEmpty' | 'isNarrowed' | 'onClear' | 'children'
>;

/** The entries, or what replaces them. */
function AuditState(props: AuditStateProps) {
  return (
    <NarrowedList
      {...props}
      skeleton={<AuditSkeleton />}
      failedTitle="No pudimos traer el historial"
      noMatch={{
        title: 'Ningún cambio coincide',
        text: 'Revisa lo que escribiste, los filtros o las fechas.',
      }}
      empty={
        <EmptyState icon={<History size={36} />} title="Todavía no hay cambios">
          Cuando tú o tu equipo muevan un pedido, cambien el menú o ajusten una sede, queda anotado
          aquí.
        </EmptyState>
      }
    />
  );
}

function AuditSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">Cargando el historial</span>
      <Skeleton className="h-6 w-56" />
      <Card className="divide-y divide-line">
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-4 px-4 py-3 md:px-5">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 max-w-md" />
              <Skeleton className="h-4 w-40" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
