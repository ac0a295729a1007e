import type { Location } from '@comanda/contract/locations/locations';
import { ReceiptText } from 'lucide-react';
import { waitingOrders } from '../../features/checkout/stored-waiting.ts';
import { isUnderWay } from '../../features/orders/under-way.ts';
import { EarlierOrder } from '../../features/tracking/earlier-order.tsx';
import { featuredOrder } from '../../features/tracking/tracking.ts';
import { TrackingActions } from '../../features/tracking/tracking-actions.tsx';
import { TrackingSkeleton } from '../../features/tracking/tracking-skeleton.tsx';
import { TrackingSlip } from '../../features/tracking/tracking-slip.tsx';
import { useLiveTracking } from '../../features/tracking/use-live-tracking.ts';
import { usePreparedAlert } from '../../features/tracking/use-prepared-alert.ts';
import { useTrackedOrders } from '../../features/tracking/use-tracked-orders.ts';
import { now } from '../../lib/clock.ts';
import { useStored } from '../../lib/storage.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { OlderOrders } from './older-orders.tsx';
import { ReturnedLink } from './returned-link.tsx';
import { TrackingNotice } from './tracking-notice.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

/** The order at hand as its slip, live; the earlier ones in a row each. */
export function OrderTracking({ location }: { location: Location }) {
  const { dbName, nombre: sede, telefono } = location;
  const tracked = useTrackedOrders(dbName);
  const { orders, isKnown, isLoading, error, nextCursor, reload, loadMore } = tracked;
  const isLive = useLiveTracking({ dbName, ...tracked });
  // What changed before the page was opened is told by the page itself.
  usePreparedAlert({ orders, isKnown, sede });
  const hasWaiting = (useStored(waitingOrders) ?? []).length > 0;

  const featured = featuredOrder(orders, now());
  const earlier = orders.filter(({ _id }) => _id !== featured?._id);
  const isUnderWayNow = featured !== undefined && isUnderWay(featured);
  const isWide = featured !== undefined && earlier.length > 0;
  return (
    <div className={cx('mx-auto grid w-full max-w-xl gap-5 px-4 pt-5', isWide && 'lg:max-w-5xl')}>
      <title>
        {featured?.estado === 'preparado' ? '¡Preparado! · Comanda' : 'Pedidos · Comanda'}
      </title>
      <header className="flex min-h-9 items-center justify-between gap-4">
        <h1 className="text-28">{orders.length > 1 ? 'Tus pedidos' : 'Tu pedido'}</h1>
        {isUnderWayNow && isLive && (
          <Pulse tone="cilantro" className="text-cilantro">
            En vivo
          </Pulse>
        )}
      </header>
      <ReturnedLink />
      <WaitingOrders />
      {orders.length > 0 && (
        <TrackingNotice orders={orders} error={error} isLoading={isLoading} onRetry={reload} />
      )}
      {orders.length > 0 && (
        <div
          className={cx('grid items-start gap-5', isWide && 'lg:grid-cols-[36rem_minmax(0,1fr)]')}
        >
          {featured && (
            <div className="grid gap-5">
              <TrackingSlip order={featured} sede={sede} />
              <TrackingActions order={featured} telefono={telefono} />
            </div>
          )}
          {(earlier.length > 0 || nextCursor) && (
            <section className="grid gap-2">
              <h2 className="text-18">{featured ? 'Otros pedidos' : 'Pedidos anteriores'}</h2>
              {earlier.map((order) => (
                <EarlierOrder key={order._id} order={order} sede={sede} />
              ))}
              {nextCursor && <OlderOrders onLoad={loadMore} />}
            </section>
          )}
        </div>
      )}
      {orders.length === 0 && isKnown && !hasWaiting && (
        <EmptyState
          icon={<ReceiptText size={32} />}
          title="Aún no has pedido en esta sede"
          action={<ButtonLink to={PATHS.user.menu}>Ver la carta</ButtonLink>}
        >
          Cuando confirmes un pedido, aquí verás su comanda.
        </EmptyState>
      )}
      {orders.length === 0 && !isKnown && !error && !hasWaiting && <TrackingSkeleton />}
      {orders.length === 0 && !isKnown && error && !hasWaiting && (
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
