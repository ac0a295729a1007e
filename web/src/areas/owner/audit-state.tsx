import { History, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface AuditStateProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  isNarrowed: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** The trail, or what stands in its place while it loads, fails or there is none. */
export function AuditState({ query, isEmpty, isNarrowed, onClear, children }: AuditStateProps) {
  if (query.isPending) {
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
  if (!isEmpty) return children;
  if (query.error) {
    return (
      <ErrorState
        title="No pudimos traer el historial"
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={36} />}
        title="Ningún cambio coincide"
        action={
          <Button variant="secondary" onClick={onClear}>
            Quitar filtros
          </Button>
        }
      >
        Revisa lo que escribiste, los filtros o las fechas.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<History size={36} />} title="Todavía no hay cambios">
      Cuando tú o tu equipo muevan un pedido, cambien el menú o ajusten una sede, queda anotado
      aquí.
    </EmptyState>
  );
}
