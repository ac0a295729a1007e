import { atSede } from '@comanda/contract/locations/at-sede.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { SearchX } from 'lucide';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocationsByPath } from '../../features/locations/locations.api.ts';
import { Banner, LocationLogo, restaurantName } from '../../features/locations/restaurant-look.tsx';
import { SedeCard } from '../../features/locations/sede-card.tsx';
import { chooseLocation } from '../../features/locations/sit-down.ts';
import { navigate } from '../../lib/address.tsx';
import type { ApiError } from '../../lib/api/api-client.ts';
import { useHydrated, useTellReady } from '../../lib/first-view.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface RestaurantSedesProps {
  path: string;
  /** Why the list is shown instead of what the diner wanted. */
  notice?: ReactNode;
}

const ConfirmDialog = lazy(() =>
  import('../../ui/overlay/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })),
);

/** The restaurant's sedes to choose from. Choosing another than the cart's empties the cart, after asking. */
export function RestaurantSedes({ path, notice }: RestaurantSedesProps) {
  const { data, error, isLoading, reload } = useLocationsByPath(path);
  const [asked, setAsked] = useState<{ from: Location; to: Location }>();
  const cartSede = useCartSede();
  const minute = useMinute();
  useTellReady();

  useEffect(() => {
    // Who has dishes in the cart may only be looking; then everything stays as it is.
    if (stored.cart.get()?.length) return;
    stored.editingOrder.remove();
    stored.path.set(path);
  }, [path]);

  if (!data) {
    if (error) return <RestaurantNotFound error={error} onRetry={reload} retrying={isLoading} />;
    return <RestaurantLoading />;
  }

  const { data: locations, restaurante } = data;
  const name = restaurantName(restaurante) || 'Nuestro restaurante';
  const first = locations[0];
  const logo = restaurante.logo || first?.logo;
  const go = (location: Location) => {
    chooseLocation(location, restaurante, restaurante.path ?? path);
    // Who was at this menu before needs no door.
    const isBack = stored.visited.get() === location.dbName;
    navigate(isBack ? PATHS.user.menu : PATHS.userAuth);
  };
  const choose = (to: Location) => {
    // What an employee is editing in this browser is no diner's cart, at whatever sede.
    const isAnother = cartSede?._id !== to._id || stored.editingOrder.get() !== null;
    if (cartSede && isAnother) setAsked({ from: cartSede, to });
    else go(to);
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${name} · Comanda`}</title>
      <header className="slip-shadow relative">
        <div className="perforated">
          <Banner imagen={first?.imagen} className="h-52 w-full sm:h-72" />
        </div>
        {logo && (
          <div className="-translate-x-1/2 -bottom-9 absolute left-1/2 w-full max-w-5xl px-4">
            <LocationLogo location={{ logo, nombre: name }} className="size-24" />
          </div>
        )}
      </header>
      <main className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-5 px-4 pt-12">
        <div className="grid gap-1">
          <h1 className="text-36">{name}</h1>
          <p className="text-ink-soft">
            {restaurante.recibePedidos ? 'Elige tu sede.' : locationsMessages.takesNoOrders}
          </p>
        </div>
        {notice}
        {locations.length === 0 ? (
          <EmptyState title="Este restaurante aún no tiene sedes abiertas">
            Vuelve pronto: están alistando la cocina.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {locations.map((location) => (
              <SedeCard
                key={location._id}
                location={location}
                canOrder={atSede(restaurante, location, minute).recibePedidos}
                hasCart={location._id === cartSede?._id}
                onChoose={() => choose(location)}
              />
            ))}
          </ul>
        )}
      </main>
      <footer className="px-4 py-8 text-center text-14 text-ink-soft">
        <PolicyLink className="inline-block py-3" />
      </footer>
      {asked && (
        <Suspense>
          <ConfirmDialog
            open
            title="¿Empezar un pedido nuevo?"
            confirmLabel={`Empezar en ${asked.to.nombre}`}
            onConfirm={() => {
              stored.cart.remove();
              stored.editingOrder.remove();
              go(asked.to);
            }}
            onCancel={() => setAsked(undefined)}
          >
            <p className="text-ink-soft">
              Tienes un pedido sin enviar en {asked.from.nombre}. Si pasas a {asked.to.nombre}, tu
              carrito se vacía.
            </p>
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

/** The sede of the dishes in the cart, which only this browser knows; null while there are none. */
function useCartSede(): Location | null {
  const isHydrated = useHydrated();
  const location = useStored(stored.location);
  const hasCart = Boolean(useStored(stored.cart)?.length);
  return isHydrated && hasCart ? location : null;
}

interface RestaurantNotFoundProps {
  error: ApiError;
  onRetry: () => void;
  retrying: boolean;
}

function RestaurantNotFound({ error, onRetry, retrying }: RestaurantNotFoundProps) {
  return (
    <main className="grid min-h-dvh content-center">
      <title>Restaurante · Comanda</title>
      <h1 className="sr-only">Restaurante</h1>
      {error.status === 404 ? (
        <EmptyState
          icon={<Icon of={SearchX} size={32} />}
          title={error.message}
          action={<ButtonLink to={PATHS.home}>Ir al inicio</ButtonLink>}
        >
          Puede que el link esté mal escrito. Pídelo de nuevo en el restaurante o escanea el código
          QR de tu mesa.
        </EmptyState>
      ) : (
        <ErrorState
          title="No pudimos abrir el restaurante"
          message={error.message}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </main>
  );
}

const SLOW_MS = 5000;

export function RestaurantLoading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="min-h-dvh">
      <h1 className="sr-only">Comanda</h1>
      <div className="tablecloth h-52 opacity-40 sm:h-72" />
      <div className="mx-auto grid max-w-5xl gap-5 px-4 pt-8">
        <div className="grid min-h-20 content-start gap-1">
          <Spinner label={screensMessages.loadingRestaurant} />
          {isSlow && (
            <p role="status" className="text-14 text-ink-soft">
              Está tardando más de lo normal. Revisa que el link esté bien escrito.
            </p>
          )}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      </div>
    </main>
  );
}
