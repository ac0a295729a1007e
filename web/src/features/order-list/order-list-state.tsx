import { ClipboardList, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface OrderListStateProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  isSearching: boolean;
  /** What the list looks like while it is on its way, where that is not rows. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** The list, or what stands in its place while it loads, fails or has nothing. */
export function OrderListState(props: OrderListStateProps) {
  const { query, isEmpty, isSearching, skeleton, children } = props;
  if (query.isPending) {
    return (
      skeleton ?? (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
          <span className="sr-only">
            <Spinner label="Cargando..." />
          </span>
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-22" />
          ))}
        </div>
      )
    );
  }
  if (isEmpty && query.error) {
    return (
      <ErrorState
        title="No pudimos traer los pedidos"
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!isEmpty) return children;
  return isSearching ? (
    <EmptyState icon={<SearchX size={36} />} title="Ningún pedido coincide">
      Revisa lo que escribiste o la fecha.
    </EmptyState>
  ) : (
    <EmptyState icon={<ClipboardList size={36} />} title="Nada por aquí">
      No hay pedidos en este estado ese día.
    </EmptyState>
  );
}
