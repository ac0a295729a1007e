import type { Order } from '@comanda/contract/orders/orders';
import { Link } from 'wouter';
import type { ApiError } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { isUnderWay } from '../orders/under-way.ts';

interface TrackingNoticeProps {
  orders: readonly Order[];
  error: ApiError | undefined;
  isLoading: boolean;
  onRetry: () => void;
}

/** Tells when the orders shown may be outdated. */
export function TrackingNotice({ orders, error, isLoading, onRetry }: TrackingNoticeProps) {
  const isClient = useStored(stored.user)?.tipo === 'cliente';
  const placed = useStored(stored.placedOrders) ?? [];
  const isFollowed = ({ _id }: Order) =>
    isClient || placed.some(({ order, seguimiento }) => order._id === _id && seguimiento);

  if (error) {
    return (
      <div
        role="alert"
        className="flex items-center justify-between gap-3 rounded-card bg-maiz-wash py-2 pr-2 pl-4 text-14"
      >
        <p>No pudimos actualizar tus pedidos: esto es lo último que supimos.</p>
        <Button variant="ghost" busy={isLoading} onClick={onRetry}>
          Reintentar
        </Button>
      </div>
    );
  }
  if (orders.some((order) => isUnderWay(order) && !isFollowed(order))) {
    return (
      <p className="rounded-card bg-maiz-wash px-4 text-14">
        <Link
          to={PATHS.userAuth}
          className="inline-block py-3 font-semibold underline underline-offset-4"
        >
          Inicia sesión
        </Link>{' '}
        para ver cómo va tu pedido.
      </p>
    );
  }
  return null;
}

export function TrackingSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando tus pedidos…</span>
      <div aria-hidden className="rail relative z-10" />
      <div className="-mt-2 mx-2 sm:mx-3">
        <Slip hanging className="grid gap-4 px-4 pt-6 pb-7 sm:px-5">
          <Skeleton className="h-16 w-40" />
          <Skeleton className="h-56" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="ml-auto h-8 w-32" />
        </Slip>
      </div>
    </div>
  );
}
