import type { DinerLogin } from '@comanda/contract/auth/auth';
import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { sedeNamed, staffDoorIn, staffPath } from '@comanda/contract/pages/staff-address';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import type { Person } from '@comanda/contract/staff/tablets';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { startSedeSession } from '../../features/auth/session.ts';
import { useLocationsByPath } from '../../features/locations/locations.api.ts';
import { LocationLogo, restaurantName } from '../../features/locations/restaurant-look.tsx';
import { chooseLocation } from '../../features/locations/sit-down.ts';
import { PinKeypad } from '../../features/staff-door/pin-keypad.tsx';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { logInAsStaff, logInByPin, useTablet } from '../../features/staff-door/staff-door.api.ts';
import { TabletNames } from '../../features/staff-door/tablet-names.tsx';
import { navigate, useAddress } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
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
  const location = data && sedeNamed(data.data, door.dbName);

  if (user?.tipo === 'empleado' && chosen && sedeNamed([chosen], door.dbName)) {
    return <Redirect to={PATHS.employee} replace />;
  }
  if (data && location) {
    return <Door location={location} restaurant={data.restaurante} path={door.path} />;
  }
  const isUnknown = data || error?.status === 404;
  if (!isUnknown && !error) return <PageLoading />;
  return (
    <main data-console className="grid min-h-dvh content-center">
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
  const [isShared, setShared] = useState(false);
  const [byPassword, setByPassword] = useState(false);
  const [person, setPerson] = useState<Person | null>(null);
  const { state, load } = useTablet(dbName);
  const address = staffPath(path, dbName);
  const isTablet = state !== null && 'compartida' in state && state.compartida;

  useEffect(() => {
    if (isTablet) sharedDoor.set(address);
    else if (state && 'compartida' in state && sharedDoor.get() === address) sharedDoor.remove();
  }, [isTablet, state, address]);

  const enter = (answer: DinerLogin) => {
    chooseLocation(location, restaurant, path);
    startSedeSession(answer, 'empleado');
    navigate(PATHS.employee, { replace: true });
  };

  const enterByPin = async (pin: string) => {
    try {
      enter(await logInByPin(dbName, person?.id ?? '', pin));
    } catch (error) {
      // The owner revoked the tablet meanwhile.
      if (error instanceof ApiError && error.code === 'tableta_desconocida') await load();
      throw error;
    }
  };

  const logIn = async (email: string, password: string) => {
    const answer = await logInAsStaff(email, password, dbName, isShared).catch((error: unknown) => {
      const { text, cause } = explainFailure(error, dinerAuthMessages.loginFailed);
      throw new Error(text, { cause });
    });
    if (!answer.data.empleado) throw new Error(staffDoorMessages.onlyClient);
    if (isShared) sharedDoor.set(address);
    enter(answer);
  };

  if (!state) return <PageLoading />;
  if (!('compartida' in state)) {
    return (
      <main data-console className="grid min-h-dvh content-center">
        <h1 className="sr-only">{staffDoorMessages.title}</h1>
        <ErrorState title={staffDoorMessages.loadFailed} message={state.message} onRetry={load} />
      </main>
    );
  }
  const showsNames = isTablet && !byPassword;
  return (
    <main
      data-console
      className={cx(
        'mx-auto grid min-h-dvh w-full content-center gap-6 px-4 pb-6',
        // Above the names a toast has room.
        showsNames && !person ? 'max-w-5xl pt-24' : 'max-w-md pt-6',
      )}
    >
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
      {showsNames && person && (
        <PinKeypad
          key={person.id}
          person={person}
          onPin={enterByPin}
          onBack={() => setPerson(null)}
        />
      )}
      {showsNames && !person && (
        <>
          <h2 className="text-22">{staffDoorMessages.whoAreYou}</h2>
          <TabletNames people={state.personas} onChoose={setPerson} />
        </>
      )}
      {!showsNames && (
        <>
          <p className="text-ink-soft">{staffDoorMessages.hint}</p>
          <LoginForm onSubmit={logIn} onForgot={setForgotten}>
            {!isTablet && (
              <Checkbox
                look="tile"
                checked={isShared}
                onChange={(event) => setShared(event.target.checked)}
                className="min-h-14"
              >
                <span>
                  <span className="block font-semibold text-16">{staffDoorMessages.shared}</span>
                  <span className="block text-ink-soft">{staffDoorMessages.sharedHint}</span>
                </span>
              </Checkbox>
            )}
          </LoginForm>
        </>
      )}
      {isTablet && !person && (
        <Button
          variant="ghost"
          size="lg"
          onClick={() => setByPassword(!byPassword)}
          className="justify-self-center"
        >
          {byPassword ? staffDoorMessages.byPin : staffDoorMessages.byPassword}
        </Button>
      )}
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
