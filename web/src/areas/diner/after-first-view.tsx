import { lazy, Suspense, useEffect } from 'react';
import { returnedOrders, waitingOrders } from '../../features/checkout/stored-orders.ts';
import { refreshSede } from '../../features/locations/refresh-sede.ts';
import { useMenuChanges } from '../../features/menu/menu.api.ts';
import { useOrderUnderWay } from '../../features/orders/under-way.ts';
import { useAddress } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { startWorker } from '../../service-worker/start-worker.ts';

const OrderWatch = lazy(() =>
  import('../../features/tracking/live-tracking.tsx').then(
    (m) => ({ default: m.OrderWatch }),
    () => ({ default: () => null }),
  ),
);

// Hours, pause and wait of the sede: every screen shows them within a second.
const refreshQuietly = () =>
  void import('../../features/sede-state/live-service.ts')
    .then((m) => m.refreshService())
    .catch(() => null);

type Start = () => () => void;

// Loaded on demand, because few diners have an order that waits or was refused.
const loadSending = () =>
  import('../../features/checkout/send-waiting.ts').then((m) => m.startSending);
const loadBringingBack = () =>
  import('../../features/checkout/waiting-orders.ts').then((m) => m.startBringingBack);

const RELOAD_MS = 5000;

/**
 * What the diner's area does after its first view: it registers the service worker, sends waiting
 * orders, refreshes the sede and follows the orders under way.
 */
export function AfterFirstView() {
  useEffect(() => {
    startWorker().catch(() => null);
    refreshSede().catch(() => null);
  }, []);
  const hasWaiting = (useStored(waitingOrders) ?? []).length > 0;
  useStarted(hasWaiting, loadSending);
  const hasReturned = (useStored(returnedOrders) ?? []).length > 0;
  useStarted(hasReturned, loadBringingBack);
  const location = useStored(stored.location);
  useMenuChanges(location?.dbName ?? '', refreshQuietly);
  const user = useStored(stored.user);
  const isUnderWay = useOrderUnderWay();
  // The orders page follows them itself.
  const { pathname } = useAddress();
  const isElsewhere = pathname !== PATHS.user.orders;
  return (
    <Suspense>
      {location && isUnderWay && isElsewhere && (
        <OrderWatch key={`${location.dbName} ${user?.email ?? ''}`} location={location} />
      )}
    </Suspense>
  );
}

/**
 * Loads and runs something as long as it is wanted. Without network the file is requested again
 * until it arrives.
 */
function useStarted(isWanted: boolean, load: () => Promise<Start>): void {
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    const start = async () => {
      try {
        const begin = await load();
        if (!isOver) stop = begin();
      } catch {
        if (!isOver) timer = setTimeout(start, RELOAD_MS);
      }
    };
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isWanted, load]);
}
