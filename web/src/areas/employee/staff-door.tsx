import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { staffDoorIn } from '@comanda/contract/pages/staff-address';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { loginAtSede } from '../../features/auth/auth.api.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { startSedeSession } from '../../features/auth/session.ts';
import { useLocationsByPath } from '../../features/locations/locations.api.ts';
import { LocationLogo, restaurantName } from '../../features/locations/restaurant-look.tsx';
import { chooseLocation } from '../../features/locations/sit-down.ts';
import { navigate, useAddress } from '../../lib/address.tsx';
import { explainFailure } from '../../lib/api/failure.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageLoading } from '../../ui/spinner.tsx';

const ForgotPasswordDialog = lazy(() =>
  import('../../features/auth/forgot-password-dialog.tsx').then((m) => ({
    default: m.ForgotPasswordDialog,
  })),
);

/** The staff's own address of a sede: who is not signed in there does so, everybody else works. */
export function StaffDoor() {
  const door = staffDoorIn(useAddress().pathname) ?? { path: '', dbName: '' };
  const { data, error, isLoading, reload } = useLocationsByPath(door.path);
  const user = useStored(stored.user);
  const chosen = useStored(stored.location);
  const location = data?.data.find(({ dbName }) => dbName === door.dbName);

  if (user?.tipo === 'empleado' && chosen?.dbName === door.dbName) {
    return <Redirect to={PATHS.employee} replace />;
  }
  if (data && location) {
    return <Door location={location} restaurant={data.restaurante} path={door.path} />;
  }
  const isUnknown = data || error?.status === 404;
  if (!isUnknown && !error) return <PageLoading />;
  return (
    <main className="grid min-h-dvh content-center">
      <title>{`${staffDoorMessages.title} · Comanda`}</title>
      <h1 className="sr-only">{staffDoorMessages.title}</h1>
      {isUnknown ? (
        <EmptyState icon={<SearchX size={32} />} title={staffDoorMessages.unknownSede}>
          {staffDoorMessages.unknownHint}
        </EmptyState>
      ) : (
        <ErrorState
          title={staffDoorMessages.loadFailed}
          message={error?.message}
          onRetry={reload}
          retrying={isLoading}
        />
      )}
    </main>
  );
}

interface DoorProps {
  location: Location;
  restaurant: Restaurant;
  path: string;
}

function Door({ location, restaurant, path }: DoorProps) {
  const { dbName } = location;
  const [forgotten, setForgotten] = useState<string | null>(null);

  const logIn = async (email: string, password: string) => {
    const answer = await loginAtSede(email, password, dbName).catch((error: unknown) => {
      const { text, cause } = explainFailure(error, dinerAuthMessages.loginFailed);
      throw new Error(text, { cause });
    });
    if (!answer.data.empleado) throw new Error(staffDoorMessages.onlyClient);
    chooseLocation(location, restaurant, path);
    startSedeSession(answer, 'empleado');
    navigate(PATHS.employee, { replace: true });
  };

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-5 py-8">
      <title>{`${staffDoorMessages.title} · ${location.nombre}`}</title>
      <header className="flex items-center gap-4">
        <LocationLogo location={location} className="size-20 shrink-0" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-28">{location.nombre}</h1>
          <p className="wrap-anywhere text-ink-soft">
            {staffDoorMessages.title} · {restaurantName(restaurant)}
          </p>
        </div>
      </header>
      <p className="text-ink-soft">{staffDoorMessages.hint}</p>
      <LoginForm onSubmit={logIn} onForgot={setForgotten} />
      <p className="text-center text-14">
        <Link
          to={restaurantPath(path)}
          className="inline-flex min-h-11 items-center font-semibold text-achiote-ink underline underline-offset-4"
        >
          Vengo a pedir
        </Link>
      </p>
      {forgotten !== null && (
        <Suspense>
          <ForgotPasswordDialog
            dbName={dbName}
            email={forgotten}
            onEmailChange={setForgotten}
            onClose={() => setForgotten(null)}
          />
        </Suspense>
      )}
    </main>
  );
}
