import { Search } from 'lucide';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { returnedOrders, waitingOrders } from '../../features/checkout/stored-orders.ts';
import { refreshSede } from '../../features/locations/refresh-sede.ts';
import { useSedeMenu } from '../../features/menu/menu.api.ts';
import { useOrderUnderWay } from '../../features/orders/under-way.ts';
import { useAddress } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PATHS } from '../../paths.ts';
import { startWorker } from '../../service-worker/start-worker.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SearchOverlay } from './search-sheet.tsx';

const OrderWatch = lazy(() =>
  import('../../features/tracking/live-tracking.tsx').then(
    (m) => ({ default: m.OrderWatch }),
    () => ({ default: () => null }),
  ),
);

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
  const user = useStored(stored.user);
  const isUnderWay = useOrderUnderWay();
  // The orders page follows them itself.
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

const SearchSheet = lazy(() =>
  import('./search-sheet.tsx').then((m) => ({ default: m.SearchSheet })),
);

/** A menu with fewer dishes needs no search. */
const WORTH_SEARCHING = 12;
const SLOT = 'menu-search';

/** The search of a long menu, drawn beside the chips once the rest is there. */
function MenuSearch({ dbName }: { dbName: string }) {
  const { data: menu } = useSedeMenu(dbName);
  const { shown, open } = useOverlay<SearchOverlay>();
  const [slot, setSlot] = useState<Element | null>(null);
  const isLong = menu !== undefined && menu.products.length > WORTH_SEARCHING;
  useEffect(() => setSlot(isLong ? document.getElementById(SLOT) : null), [isLong]);

  return (
    <>
      {slot &&
        createPortal(
          <div className="flex h-full animate-fade items-center bg-linear-to-l from-75% from-paper to-transparent pr-4 pl-8">
            <button
              type="button"
              aria-label="Buscar en la carta"
              aria-haspopup="dialog"
              onClick={() => open({ search: true })}
              className="grid size-11 place-items-center rounded-full bg-sunken hover:inset-ring hover:inset-ring-control"
            >
              <Icon of={Search} aria-hidden size={20} />
            </button>
          </div>,
          slot,
        )}
      <Suspense>{menu && shown?.search && <SearchSheet menu={menu} />}</Suspense>
    </>
  );
}
