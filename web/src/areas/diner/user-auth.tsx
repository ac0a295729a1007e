import type { DinerLogin } from '@comanda/contract/auth/auth';
import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { ArrowLeft, ArrowRight, ChefHat, MapPin, Utensils, X } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { loginAtSede } from '../../features/auth/auth.api.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { type Door, doorsOf, signOut, startSedeSession } from '../../features/auth/session.ts';
import { Banner, LocationLogo, restaurantName } from '../../features/locations/restaurant-look.tsx';
import { navigate } from '../../lib/address.tsx';
import { explainFailure } from '../../lib/api/failure.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { dismissToasts, toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';

// Loaded on demand, because few diners need them.
const RegisterDialog = lazy(() =>
  import('../../features/auth/register-dialog.tsx').then((m) => ({ default: m.RegisterDialog })),
);
const ForgotPasswordDialog = lazy(() =>
  import('../../features/auth/forgot-password-dialog.tsx').then((m) => ({
    default: m.ForgotPasswordDialog,
  })),
);

export function UserAuth() {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const path = useStored(stored.path);
  const [isRegistering, setRegistering] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const [email, setEmail] = useState('');
  const [login, setLogin] = useState<DinerLogin>();
  if (!location) return null;

  const enter = (answer: DinerLogin, door: Door) => {
    startSedeSession(answer, door);
    if (door === 'cliente') stored.visited.set(location.dbName);
    // A failed attempt is over.
    dismissToasts('login');
    navigate(door === 'empleado' ? PATHS.employee : PATHS.user.menu);
  };

  // Signs out first, so that a guest does not order as the signed-in person. A guest keeps the
  // orders being followed.
  const enterAsGuest = () => {
    if (stored.user.get()) signOut();
    stored.visited.set(location.dbName);
  };

  const onSubmit = async (address: string, password: string) => {
    try {
      const answer = await loginAtSede(address, password, location.dbName);
      const [door, ...others] = doorsOf(answer);
      if (others.length > 0) setLogin(answer);
      else if (door) enter(answer, door);
    } catch (error) {
      const { text, cause } = explainFailure(error, dinerAuthMessages.loginFailed);
      toast.error(text, { id: 'login' });
      throw new Error(text, { cause });
    }
  };

  const forgot = (typed: string) => {
    if (typed) setEmail(typed);
    setForgotten(true);
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Ingresa · ${location.nombre}`}</title>
      <PolicyBanner />
      <div className="grid flex-1 grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
        <header className="relative">
          <Banner imagen={location.imagen} className="h-44 w-full sm:h-64 lg:h-full" />
          <Link
            to={path ? restaurantPath(path) : PATHS.home}
            className="absolute top-3 left-3 flex min-h-11 items-center gap-2 rounded-full bg-surface pr-4 pl-3 font-semibold text-14 shadow-float"
          >
            <Icon of={ArrowLeft} aria-hidden size={18} />
            Cambiar de sede
          </Link>
        </header>
        <main className="mx-auto grid w-full max-w-md content-start gap-6 px-5 pb-10 lg:content-center">
          <div className="grid justify-items-start gap-1">
            <LocationLogo location={location} className="-mt-12 relative mb-2 size-24 lg:mt-0" />
            <h1 className="text-28">{restaurant ? restaurantName(restaurant) : location.nombre}</h1>
            <p className="flex items-start gap-2 text-ink-soft">
              <Icon of={MapPin} aria-hidden size={20} className="mt-0.5" />
              {location.nombre}, {location.direccion}
            </p>
          </div>
          <div className="grid gap-5">
            <ButtonLink to={PATHS.user.menu} size="lg" onClick={enterAsGuest}>
              Continuar como visitante
              <Icon of={ArrowRight} aria-hidden size={18} />
            </ButtonLink>
            <p className="flex items-center gap-3 text-14 text-ink-soft">
              <span aria-hidden className="rule-dashed flex-1" />o ingresa con tu cuenta
              <span aria-hidden className="rule-dashed flex-1" />
            </p>
          </div>
          <LoginForm onSubmit={onSubmit} onForgot={forgot} variant="secondary" />
          <p className="-mt-3 text-center text-14">
            ¿Es tu primera vez?{' '}
            <button
              type="button"
              onClick={() => setRegistering(true)}
              className="min-h-11 font-semibold text-achiote-ink underline underline-offset-4"
            >
              Crea tu cuenta
            </button>
          </p>
        </main>
      </div>
      {isRegistering && (
        <Suspense>
          <RegisterDialog
            dbName={location.dbName}
            onSignedIn={(answer) => enter(answer, 'cliente')}
            onClose={() => setRegistering(false)}
          />
        </Suspense>
      )}
      {isForgotten && (
        <Suspense>
          <ForgotPasswordDialog
            dbName={location.dbName}
            email={email}
            onEmailChange={setEmail}
            onClose={() => setForgotten(false)}
          />
        </Suspense>
      )}
      <DoorDialog
        open={login !== undefined}
        onClose={() => setLogin(undefined)}
        onChoose={(door) => login && enter(login, door)}
      />
    </div>
  );
}

/** In the page's flow, so that it never covers a field. */
function PolicyBanner() {
  if (useStored(stored.policyNotice)) return null;
  return (
    <aside
      aria-label="Datos personales"
      className="flex items-center gap-2 bg-ink py-1 pr-1 pl-4 text-14 text-on-ink"
    >
      <p className="flex-1">
        Cuidamos tus datos. <PolicyLink />.
      </p>
      <button
        type="button"
        aria-label="Cerrar aviso"
        onClick={() => stored.policyNotice.set('cerrado')}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <Icon of={X} aria-hidden size={20} />
      </button>
    </aside>
  );
}

interface DoorDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (door: Door) => void;
}

/** For a person who is both client and employee of the sede. */
function DoorDialog({ open, onClose, onChoose }: DoorDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={dinerAuthMessages.howToEnter}>
      <div className="grid gap-3">
        <Button
          variant="secondary"
          size="lg"
          icon={<Icon of={Utensils} aria-hidden size={20} />}
          onClick={() => onChoose('cliente')}
        >
          {dinerAuthMessages.asClient}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          icon={<Icon of={ChefHat} aria-hidden size={20} />}
          onClick={() => onChoose('empleado')}
        >
          {dinerAuthMessages.asEmployee}
        </Button>
      </div>
    </Dialog>
  );
}
