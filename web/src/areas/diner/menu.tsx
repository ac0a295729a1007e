import { type ComponentType, lazy, Suspense } from 'react';
import { useScannedTable } from '../../features/locations/scanned-table.ts';
import { menuGroups, type SedeMenu, useSedeMenu } from '../../features/menu/menu.api.ts';
import { hasNews, sedeState } from '../../features/sede-state/sede-state.ts';
import { firstView, useHydrated, useTellReady } from '../../lib/first-view.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { useWide } from '../../lib/use-wide.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { MenuSections } from './menu-sections.tsx';
import type { SearchOverlay } from './search-sheet.tsx';
import { SedeHeader } from './sede-header.tsx';

// Loaded on demand, because most diners scanned no table and most restaurants take orders.
const SedeNotices = lazy(() =>
  import('./sede-notices.tsx').then((m) => ({ default: m.SedeNotices })),
);

const ServiceNotice = lazy(() =>
  import('../../features/sede-state/service-notice.tsx').then((m) => ({
    default: m.ServiceNotice,
  })),
);

const SearchSheet = lazy(() =>
  import('./search-sheet.tsx').then((m) => ({ default: m.SearchSheet })),
);

/** A menu with fewer dishes needs no search. */
const WORTH_SEARCHING = 12;

const CartColumn = lazy<ComponentType<{ menu: SedeMenu }>>(() =>
  import('./cart-column.tsx').then(
    (m) => ({ default: m.CartColumn }),
    // Without it the navigation leads to the cart.
    () => ({ default: () => null }),
  ),
);

const EmptyMenu = lazy(() => import('./empty-menu.tsx').then((m) => ({ default: m.EmptyMenu })));

export function Menu() {
  useTellReady();
  const table = useScannedTable();
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  const location = useStored(stored.location);
  const state = sedeState(location, useMinute());
  const isForLater = useStored(stored.wanted) !== null;
  const dbName = location?.dbName ?? '';
  const { data: menu, error, isLoading, reload } = useSedeMenu(dbName);
  const chosen = useStored(stored.categories) ?? [];
  const { shown, open } = useOverlay<SearchOverlay>();
  const isWide = useWide();
  // The table is drawn after hydration; until then its place is reserved.
  const view = firstView();
  const awaitsTable = !useHydrated() && view?.page === 'menu' && view.hasTable;

  const isGone = error?.status === 404;
  const nothing = (
    <Suspense>
      <EmptyMenu isGone={isGone} />
    </Suspense>
  );
  const failure = isGone
    ? nothing
    : error && (
        <ErrorState
          title="No pudimos cargar la carta"
          message={error.message}
          onRetry={reload}
          retrying={isLoading}
        />
      );
  if (!menu) {
    return (
      <>
        <SedeHeader />
        {failure || <MenuSkeleton />}
      </>
    );
  }

  const groups = menuGroups(menu);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  // Another sede, or the owner, may have other categories since.
  const selected = chosen.filter((id) => groups.some(({ category }) => category._id === id));
  const isShown = (id: string) => selected.length === 0 || selected.includes(id);
  return (
    <>
      <title>Carta · Comanda</title>
      <SedeHeader>
        <CategoryTabs
          categories={groups.map(({ category }) => category)}
          selected={selected}
          onChange={(next) => {
            stored.categories.set(next);
            scrollToDishes();
          }}
          onSearch={count > WORTH_SEARCHING ? () => open({ search: true }) : undefined}
        />
      </SedeHeader>
      {state && (hasNews(state) || isForLater) && (
        <div className="mx-auto grid max-w-6xl gap-2 px-4 pt-3 xl:max-w-[84rem]">
          <Suspense fallback={<div className="h-14" />}>
            <ServiceNotice />
          </Suspense>
        </div>
      )}
      {table || takesNoOrders ? (
        <Suspense fallback={<div className="h-15" />}>
          <SedeNotices className="mx-auto max-w-6xl px-4 pt-3 xl:max-w-[84rem]" />
        </Suspense>
      ) : (
        awaitsTable && <div className="h-15" />
      )}
      {groups.length === 0 ? (
        nothing
      ) : (
        <div className="mx-auto flex max-w-6xl gap-2 xl:max-w-[84rem]">
          {/* As high as the screen, so that a short category does not pull the tabs away from the finger. */}
          <div className="min-h-dvh min-w-0 flex-1 [overflow-anchor:none]">
            <MenuSections
              menu={menu}
              groups={groups.filter(({ category }) => isShown(category._id))}
            />
          </div>
          <aside data-toasts-beside className="w-92 pr-4 max-xl:hidden">
            <Suspense>{isWide && <CartColumn menu={menu} />}</Suspense>
          </aside>
        </div>
      )}
      {menu.counts && failure}
      <Suspense>{!menu.counts && shown?.search && <SearchSheet menu={menu} />}</Suspense>
    </>
  );
}

/** Where the header has just reached the top: the tabs stay under the finger. */
function scrollToDishes(): void {
  const top = document.querySelector<HTMLElement>('main > div')?.offsetHeight ?? 0;
  if (window.scrollY > top) window.scrollTo({ top });
}

const CARDS = ['a', 'b', 'c', 'd'];

function MenuSkeleton() {
  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 py-4 xl:max-w-[84rem]">
      <p role="status" className="sr-only">
        Cargando la carta...
      </p>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-44 rounded-card" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-52 rounded-card" />
        ))}
      </div>
    </div>
  );
}
