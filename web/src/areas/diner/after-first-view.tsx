import { lazy, Suspense, useEffect } from 'react';
import { startBringingBack } from '../../features/checkout/returned-order.ts';
import { startSending } from '../../features/checkout/send-waiting.ts';
import { waitingOrders } from '../../features/checkout/stored-waiting.ts';
import { refreshSede } from '../../features/locations/refresh-sede.ts';
import { useOrderUnderWay } from '../../features/tracking/use-order-under-way.ts';
import { useAddress } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { startWorker } from '../../service-worker/start-worker.ts';
import { MenuSearch } from './menu-search.tsx';

const OrderWatch = lazy(() =>
  import('./order-watch.tsx').then(
    (m) => ({ default: m.OrderWatch }),
    () => ({ default: () => null }),
  ),
);

/**
 * What the diner's area does once its first view is there: it keeps itself, sends what waits, asks
 * what the sede says of itself today and follows the orders under way.
 */
export function AfterFirstView() {
  useEffect(() => void startWorker().catch(() => null), []);
  useEffect(() => void refreshSede().catch(() => null), []);
  const hasWaiting = (useStored(waitingOrders) ?? []).length > 0;
  useEffect(() => (hasWaiting ? startSending() : undefined), [hasWaiting]);
  useEffect(startBringingBack, []);
  const location = useStored(stored.location);
  const user = useStored(stored.user);
  const isUnderWay = useOrderUnderWay();
  // The page of the orders follows them itself.
  const { pathname } = useAddress();
  const isElsewhere = pathname !== PATHS.user.orders;
  return (
    <Suspense>
      {location && pathname === PATHS.user.menu && <MenuSearch dbName={location.dbName} />}
      {location && isUnderWay && isElsewhere && (
        <OrderWatch key={`${location.dbName} ${user?.email ?? ''}`} location={location} />
      )}
    </Suspense>
  );
}
