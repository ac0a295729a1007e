import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { CircleUserRound, Phone } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { OpenNow, openingAt, openingWords, unbroken } from '../../features/locations/opening.tsx';
import { Banner, LocationLogo, restaurantName } from '../../features/locations/restaurant-look.tsx';
import { useScannedTable } from '../../features/locations/scanned-table.ts';
import { menuGroups, useSedeMenu } from '../../features/menu/menu.api.ts';
import { firstView, useHydrated, useTellReady } from '../../lib/first-view.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MenuSections } from './menu-sections.tsx';

// Loaded on demand, because most diners scanned no table and most restaurants take orders.
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
      <div className="sticky top-0 z-20 mt-3 border-line border-b bg-paper">
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
        nothing
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

/** The sede: banner, logo, name, hours and phone; and who is ordering. */
function SedeHeader() {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const user = useStored(stored.user);
  const minute = useMinute();
  if (!location) return null;
  const opening = openingAt(location.horario, minute);
  const brand = restaurant ? restaurantName(restaurant) : '';
  const floating =
    'flex min-h-11 items-center gap-2 rounded-full bg-surface pr-4 pl-3 font-medium text-14 shadow-float';
  return (
    <header>
      <div className="relative">
        <Banner imagen={location.imagen} className="h-28 w-full sm:h-44" />
        <div className="absolute inset-x-3 top-3 flex justify-end gap-2">
          <Link to={PATHS.user.settings} className={`${floating} min-w-0`}>
            <Icon of={CircleUserRound} aria-hidden size={20} className="shrink-0" />
            <span className="truncate">{user?.nombre ?? dinerMessages.guest}</span>
          </Link>
          {location.telefono && (
            <a
              href={`tel:${location.telefono.replace(/[^+\d]/g, '')}`}
              aria-label={`Llamar a la sede: ${location.telefono}`}
              className={`${floating} shrink-0`}
            >
              <Icon of={Phone} aria-hidden size={20} />
              {location.telefono}
            </a>
          )}
        </div>
      </div>
      <div className="mx-auto flex max-w-6xl gap-3 px-4">
        <LocationLogo location={location} className="-mt-8 relative size-20 sm:size-24" />
        <div className="min-w-0 pt-2">
          <h1 className="text-22 sm:text-28">{brand || location.nombre}</h1>
          <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
            {opening && <OpenNow isOpen={opening.isOpen} />}
            <span>
              {[brand && location.nombre, opening && openingWords(opening)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <p className="text-pretty text-14 text-ink-soft">{unbroken(location.horario)}</p>
        </div>
      </div>
    </header>
  );
}
