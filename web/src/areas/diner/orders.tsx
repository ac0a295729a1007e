import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import type { Location } from '@comanda/contract/locations/locations';
import type { Order } from '@comanda/contract/orders/orders';
import { CircleAlert, ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { returnedOrders, waitingOrders } from '../../features/checkout/stored-orders.ts';
import { WaitingOrderSlip } from '../../features/checkout/waiting-order-slip.tsx';
import { ClosedNotice } from '../../features/locations/closed-notice.tsx';
import { SedeGone } from '../../features/locations/sede-gone.tsx';
import { isSenderAtSede } from '../../features/orders/order-sender.ts';
import { isUnderWay } from '../../features/orders/under-way.ts';
import { useVisit } from '../../features/table-account/use-visit.ts';
import { useLiveTracking, usePreparedAlert } from '../../features/tracking/live-tracking.tsx';
import { featuredOrder, useTrackedOrders } from '../../features/tracking/tracked-orders.ts';
import { TrackingActions } from '../../features/tracking/tracking-actions.tsx';
import { TrackingNotice, TrackingSkeleton } from '../../features/tracking/tracking-notice.tsx';
import { EarlierOrder, TrackingSlip } from '../../features/tracking/tracking-slip.tsx';
import { explainFailure } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { SlimHeader } from './slim-header.tsx';

// Loaded where the table has an account. Without network the page does without it.
const TableAccount = lazy(() =>
  import('../../features/table-account/table-account.tsx').then(
    (m) => ({ default: m.TableAccount }),
    () => ({ default: () => <></> }),
  ),
);

export function Orders() {
  const location = useStored(stored.location);
  const user = useStored(stored.user);
  if (!location) return null;
  // A new key, because another sede or person has other orders.
  return (
    <>
      <SlimHeader />
      <OrderTracking key={`${location.dbName} ${user?.email ?? ''}`} location={location} />
    </>
  );
}

/** The current order as a live slip, and the earlier ones as rows. */
function OrderTracking({ location }: { location: Location }) {
  const { dbName, nombre: sede, telefono } = location;
  const tracked = useTrackedOrders(dbName);
  const { orders, isKnown, isLoading, error, nextCursor, reload, loadMore, receive } = tracked;
  const changes = { onCancelled: (order: Order) => receive([order]), onRefused: reload };
  const isLive = useLiveTracking({ dbName, ...tracked });
  // The page itself shows what changed before it was opened.
  usePreparedAlert({ orders, isKnown, sede });
  const heard = orders.map(({ revision }) => revision).join();
  const account = useVisit({ heard });
  const { visit, reload: reloadVisit } = account;
  const hasWaiting = (useStored(waitingOrders) ?? []).length > 0;

  const featured = featuredOrder(orders, now());
  const earlier = orders.filter(({ _id }) => _id !== featured?._id);
  const title = orders.length > 1 ? 'Tus pedidos' : 'Tu pedido';
  const isGone = error?.status === 404;
  const isUnderWayNow = featured !== undefined && isUnderWay(featured);
  const isWide = featured !== undefined && earlier.length > 0;
  return (
    <div className={cx('mx-auto grid w-full max-w-xl gap-5 px-4 pt-5', isWide && 'lg:max-w-5xl')}>
      <title>
        {featured?.estado === 'preparado' ? '¡Preparado! · Comanda' : 'Pedidos · Comanda'}
      </title>
      <header className="flex min-h-9 items-center justify-between gap-4">
        <h1 className="text-28">{visit ? visitMessages.title : title}</h1>
        {isUnderWayNow && isLive && (
          <Pulse tone="cilantro" className="shrink-0 text-cilantro">
            En vivo
          </Pulse>
        )}
      </header>
      <ReturnedLink />
      <WaitingOrders />
      {visit && (
        <Suspense>
          <TableAccount visit={visit} reload={reloadVisit} />
        </Suspense>
      )}
      {account.failure && !isGone && (
        <ErrorState
          title={visitMessages.loadFailed}
          message={account.failure.message}
          onRetry={reloadVisit}
          retrying={account.isLoading}
        />
      )}
      {visit && orders.length > 0 && <h2 className="pt-2 text-22">{title}</h2>}
      {featured?.estado === 'enviado' && <ClosedNotice />}
      {orders.length > 0 && !isGone && (
        <TrackingNotice orders={orders} error={error} isLoading={isLoading} onRetry={reload} />
      )}
      {orders.length > 0 && (
        <div
          className={cx('grid items-start gap-5', isWide && 'lg:grid-cols-[36rem_minmax(0,1fr)]')}
        >
          {featured && (
            <div className="grid gap-5">
              <TrackingSlip order={featured} sede={sede} />
              <TrackingActions order={featured} telefono={telefono} {...changes} />
            </div>
          )}
          {(earlier.length > 0 || nextCursor) && (
            <section className="grid gap-2">
              <h2 className="text-18">{featured ? 'Otros pedidos' : 'Pedidos anteriores'}</h2>
              {earlier.map((order) => (
                <EarlierOrder key={order._id} order={order} sede={sede} {...changes} />
              ))}
              {nextCursor && <OlderOrders onLoad={loadMore} />}
            </section>
          )}
        </div>
      )}
      {orders.length === 0 && isKnown && !hasWaiting && !visit && !account.failure && (
        <EmptyState
          icon={<ReceiptText size={32} />}
          title="Aún no has pedido en esta sede"
          action={<ButtonLink to={PATHS.user.menu}>Ver la carta</ButtonLink>}
        >
          Cuando confirmes un pedido, aquí verás su comanda.
        </EmptyState>
      )}
      {orders.length === 0 && !isKnown && !error && !hasWaiting && <TrackingSkeleton />}
      {isGone && <SedeGone />}
      {orders.length === 0 && !isKnown && error && !isGone && !hasWaiting && !account.failure && (
        <ErrorState
          title="No pudimos cargar tus pedidos"
          message={error.message}
          onRetry={reload}
          retrying={isLoading}
        />
      )}
    </div>
  );
}

/** The orders that have not reached their sede, oldest first. */
function WaitingOrders() {
  const waiting = useStored(waitingOrders) ?? [];
  return waiting.map((order) => <WaitingOrderSlip key={order.key} order={order} />);
}

/** Tells on the orders page that a waiting order was refused and is in the cart again. */
function ReturnedLink() {
  const returned = useStored(returnedOrders) ?? [];
  if (!returned.some((order) => order.message !== '' && isSenderAtSede(order))) return null;
  return (
    <Link
      to={PATHS.user.cart}
      className="flex min-h-12 items-center gap-2.5 rounded-card bg-aji-wash px-4 py-2 font-semibold text-aji"
    >
      <CircleAlert aria-hidden size={20} className="shrink-0" />
      <span className="flex-1">Tu pedido no salió y está otra vez en tu carrito.</span>
      <span className="text-14 underline underline-offset-4">Ver</span>
    </Link>
  );
}

function OlderOrders({ onLoad }: { onLoad: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      await onLoad();
    } catch (error) {
      const { text, cause } = explainFailure(error, 'No pudimos cargar más pedidos');
      toast.error(text, { id: 'older-orders', ...(cause && { description: cause }) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="secondary" size="lg" busy={isLoading} busyLabel="Cargando…" onClick={load}>
      Ver pedidos más antiguos
    </Button>
  );
}
