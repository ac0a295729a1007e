import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NarrowedList } from '../../ui/narrowed-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

type AuditStateProps = Pick<
  ComponentProps<typeof NarrowedList>,
  'query' | 'isEmpty' | 'isNarrowed' | 'onClear' | 'children'
>;

/** The trail, or what stands in its place. */
export function AuditState(props: AuditStateProps) {
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
