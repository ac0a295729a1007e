import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { ClipboardList, History, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStill } from '../../lib/touch.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface OrderListStateProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  isSearching: boolean;
  /** What to show while the list loads, if that is not rows. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** The list, or what replaces it while it loads, fails or is empty. */
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

interface LeftoversProps {
  /** Orders that wait to be dealt with, newest first, of any day. */
  orders: readonly Order[];
  day: string;
  /** What was not done with them: 'sin preparar'. */
  undone: string;
  onShow: (day: string) => void;
}

/** Points to orders of an earlier day that are still open, so that midnight does not hide them. */
export function Leftovers({ orders, day, undone, onShow }: LeftoversProps) {
  const left = useStill(orders.filter(({ horaCreacion }) => bogotaDay(horaCreacion) < day));
  const newest = left[0];
  if (!newest) return null;
  const words =
    left.length === 1
      ? `Quedó 1 pedido ${undone} de un día anterior.`
      : `Quedaron ${left.length} pedidos ${undone} de días anteriores.`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-maiz-wash py-1.5 pr-1.5 pl-4 font-medium text-maiz-ink">
      <History aria-hidden size={22} />
      <p className="min-w-48 flex-1">{words}</p>
      <Button variant="secondary" size="lg" onClick={() => onShow(bogotaDay(newest.horaCreacion))}>
        Ver
      </Button>
    </div>
  );
}
