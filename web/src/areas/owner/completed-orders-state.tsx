import { ReceiptText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

const SLIPS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface CompletedOrdersStateProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  isNarrowed: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** The orders, or what stands in their place while they load, fail or there are none. */
export function CompletedOrdersState(props: CompletedOrdersStateProps) {
  const { query, isEmpty, isNarrowed, onClear, children } = props;
  if (query.isPending) {
    return (
      <div role="status" className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
        <span className="sr-only">Cargando pedidos</span>
        {SLIPS.map((slip) => (
          <Slip key={slip} className="grid gap-3 px-4 pt-5 pb-7">
            <Skeleton className="h-7 w-24" />
            <Skeleton className="h-5" />
            <Skeleton className="h-24" />
            <Skeleton className="h-8" />
          </Slip>
        ))}
      </div>
    );
  }
  if (!isEmpty) return children;
  if (query.error) {
    return (
      <ErrorState
        title="No pudimos traer los pedidos"
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
        title="Ningún pedido coincide"
        action={
          <Button variant="secondary" onClick={onClear}>
            Quitar filtros
          </Button>
        }
      >
        Revisa lo que escribiste, el estado o las fechas.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<ReceiptText size={36} />} title="Todavía no hay pedidos terminados">
      Cuando un pedido se entregue, se facture o se cancele, lo encuentras aquí.
    </EmptyState>
  );
}
