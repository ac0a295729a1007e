import type { Location } from '@comanda/contract/locations/locations';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { ExternalLink, Store } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { counted } from '../../features/menu-admin/category-words.ts';
import { MenuManagerSkeleton } from '../../features/menu-admin/empty-menu.tsx';
import { MenuManager, type MenuTab } from '../../features/menu-admin/menu-manager.tsx';
import { MenuSheetMenu } from '../../features/menu-sheet/menu-sheet-menu.tsx';
import { useOwnRestaurant, useOwnSede } from '../../features/owner/owner.api.ts';
import { navigate, useAddress } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** The menu of the chosen sede. */
export function Menu() {
  const user = useStored(stored.authUser);
  const { sede, sedes, query: sedesQuery } = useOwnSede(user?.email ?? '');
  return (
    <main className="mx-auto max-w-[82rem] px-4 py-6 pb-16 md:px-6">
      <title>Menú · Comanda</title>
      {sede ? (
        <SedeMenu
          key={sede.dbName}
          dbName={sede.dbName}
          sedes={sedes}
          nombre={sede.nombre}
          ownerId={user?.id ?? ''}
        />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <PageHeader title="Menú" />
          {sedesQuery.isPending && <MenuManagerSkeleton />}
          {sedesQuery.isError && (
            <ErrorState
              title="No pudimos traer tus sedes"
              message={sedesQuery.error.message}
              onRetry={() => sedesQuery.refetch()}
              retrying={sedesQuery.isFetching}
            />
          )}
          {sedesQuery.isSuccess && (
            <EmptyState
              icon={<Store size={36} />}
              title="Todavía no tienes sedes"
              action={
                <ButtonLink to={OWNER_PATHS.locations} size="lg">
                  Crear tu primera sede
                </ButtonLink>
              }
            >
              Cada sede tiene su propio menú.
            </EmptyState>
          )}
        </div>
      )}
    </main>
  );
}

interface SedeMenuProps {
  dbName: string;
  sedes: readonly Location[];
  nombre: string;
  ownerId: string;
}

function SedeMenu({ dbName, sedes, nombre, ownerId }: SedeMenuProps) {
  const { data: menu } = useMenuOf(dbName);
  const { data: restaurant } = useOwnRestaurant(ownerId);
  const { pathname } = useAddress();
  const isAddress = pathname.startsWith(OWNER_PATHS.addCategory);
  const isGroups = pathname.startsWith(OWNER_PATHS.groups);
  const [ownTab, setOwnTab] = useState<MenuTab>(isAddress ? 'categorias' : 'productos');
  return (
    <MenuManager
      dbName={dbName}
      setsTaxes
      tab={isGroups ? 'grupos' : ownTab}
      onTab={(tab) => {
        if (tab !== 'grupos') setOwnTab(tab);
        const to = tab === 'grupos' ? OWNER_PATHS.groups : OWNER_PATHS.menu;
        if (to !== pathname) navigate(to);
      }}
      startsWithNewCategory={isAddress}
      onNewCategoryClosed={() => {
        if (isAddress) navigate(OWNER_PATHS.menu, { replace: true });
      }}
      heading={
        <>
          <h1 className="text-28 md:text-36">Menú</h1>
          <p className="text-ink-soft">
            {menu && `${counted(menu.products.length, 'producto')} en la sede `}
            {!menu && 'Sede '}
            <strong className="font-semibold text-ink">{nombre}</strong>
            <span aria-hidden className="max-sm:hidden">
              {' · '}
            </span>
            <Link
              to={OWNER_PATHS.locations}
              className="inline-flex min-h-11 items-center max-sm:flex max-sm:w-fit rounded-control font-semibold text-achiote-ink hover:underline hover:underline-offset-4"
            >
              Cambiar de sede
            </Link>
          </p>
        </>
      }
      tools={
        <>
          {restaurant?.path && (
            // In a new tab, because the public page changes the sede that this browser has chosen.
            <a
              href={restaurantPath(restaurant.path)}
              target="_blank"
              rel="noreferrer"
              title="Ver como cliente"
              className={buttonClass({ variant: 'secondary' })}
            >
              <ExternalLink aria-hidden size={18} />
              <span className="max-sm:sr-only">Ver como cliente</span>
            </a>
          )}
          <MenuSheetMenu dbName={dbName} sedes={sedes} />
        </>
      }
    />
  );
}
