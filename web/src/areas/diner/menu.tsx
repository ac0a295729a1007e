import { lazy, Suspense, useState } from 'react';
import { useScannedTable } from '../../features/locations/scanned-table.ts';
import { useSedeMenu } from '../../features/menu/menu.api.ts';
import { menuGroups } from '../../features/menu/menu-groups.ts';
import { firstView, useHydrated, useTellReady } from '../../lib/first-view.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MenuSections } from './menu-sections.tsx';
import { SedeHeader } from './sede-header.tsx';

// Most diners scanned no table, and most restaurants take orders.
const SedeNotices = lazy(() =>
  import('./sede-notices.tsx').then((m) => ({ default: m.SedeNotices })),
);

const EmptyMenu = lazy(() => import('./empty-menu.tsx').then((m) => ({ default: m.EmptyMenu })));

export function Menu() {
  useTellReady();
  const table = useScannedTable();
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  const dbName = useStored(stored.location)?.dbName ?? '';
  const { data: menu, error, isLoading, reload } = useSedeMenu(dbName);
  const [selected, setSelected] = useState<string[]>([]);
  // The table is told once the page is this browser's own; until then it has its room.
  const view = firstView();
  const awaitsTable = !useHydrated() && view?.page === 'menu' && view.hasTable;

  const failure = error && (
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
        {failure ?? <MenuSkeleton />}
      </>
    );
  }

  const groups = menuGroups(menu);
  const isShown = (id: string) => selected.length === 0 || selected.includes(id);
  return (
    <>
      <title>Carta · Comanda</title>
      <SedeHeader />
      {table || takesNoOrders ? (
        <Suspense fallback={<div className="h-15" />}>
          <SedeNotices className="mx-auto max-w-6xl px-4 pt-3" />
        </Suspense>
      ) : (
        awaitsTable && <div className="h-15" />
      )}
      <div className="sticky top-0 z-10 mt-3 border-line border-b bg-paper">
        <div className="relative mx-auto max-w-6xl py-1">
          <Chips
            label="Filtrar por categoría"
            className="pr-18 pl-4"
            chips={groups.map(({ category }) => ({ id: category._id, label: category.name }))}
            selected={selected}
            onChange={(next) => {
              setSelected(next);
              window.scrollTo({ top: 0, behavior: 'smooth' });
            }}
          />
          <div id="menu-search" className="absolute inset-y-0 right-0" />
        </div>
      </div>
      {groups.length === 0 ? (
        <Suspense>
          <EmptyMenu />
        </Suspense>
      ) : (
        <MenuSections menu={menu} groups={groups.filter(({ category }) => isShown(category._id))} />
      )}
      {menu.counts && failure}
    </>
  );
}

const CARDS = ['a', 'b', 'c', 'd'];

function MenuSkeleton() {
  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 py-4">
      <p role="status" className="sr-only">
        Cargando la carta...
      </p>
      <div className="flex gap-2 overflow-hidden">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-11 w-28 shrink-0 rounded-full" />
        ))}
      </div>
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
