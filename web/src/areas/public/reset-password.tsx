import { restaurantPath } from '@comanda/contract/pages/addresses';
import { staffPath } from '@comanda/contract/pages/staff-address';
import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { askForSedeReset, resetSedePassword } from '../../features/auth/auth.api.ts';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { resetPassword } from '../../features/auth/owner-account.api.ts';
import { ResetPasswordForm, SpentLink } from '../../features/auth/reset-password-form.tsx';
import { Banner, LocationLogo } from '../../features/locations/restaurant-look.tsx';
import { navigate, useSearchParams } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OwnerEntry } from './owner-entry.tsx';

const INCOMPLETE_LINK = 'A este link le falta una parte. Ábrelo desde el correo o pide uno nuevo.';

/**
 * Where the link in the mail leads. An owner's link names no sede; a client's or employee's does.
 */
export function ResetPassword() {
  const params = useSearchParams();
  const token = params.get('token') ?? '';
  const dbName = params.get('sede');
  const problem = token ? undefined : INCOMPLETE_LINK;
  if (!dbName) return <ResetOwnerPassword token={token} problem={problem} />;
  const tipo = params.get('tipo') === 'empleado' ? 'empleado' : 'cliente';
  const isInvited = params.has('invitacion');
  const link = { token, dbName, tipo, isInvited, problem } as const;
  return <ResetSedePassword {...link} />;
}

interface ResetOwnerPasswordProps {
  token: string;
  /** What is wrong with the link itself. */
  problem: string | undefined;
}

function ResetOwnerPassword({ token, problem }: ResetOwnerPasswordProps) {
  const [spentLink, setSpentLink] = useState(problem);

  const save = async (password: string) => {
    const { message } = await resetPassword(token, password);
    toast.success(message);
    navigate(PATHS.login, { replace: true });
  };

  return (
    <OwnerEntry
      title="Elige tu contraseña nueva"
      text="Al guardarla se cierran las sesiones que tengas abiertas."
    >
      {spentLink ? (
        <SpentLink message={spentLink}>
          <ButtonLink to={PATHS.forgotPassword} size="lg">
            Pedir otro link
          </ButtonLink>
        </SpentLink>
      ) : (
        <ResetPasswordForm tipo="propietario" save={save} onSpent={setSpentLink} />
      )}
    </OwnerEntry>
  );
}

interface ResetSedePasswordProps {
  token: string;
  dbName: string;
  tipo: 'cliente' | 'empleado';
  /** The link of an invitation: this person has no password yet. */
  isInvited: boolean;
  /** What is wrong with the link itself. */
  problem: string | undefined;
}

const WHOSE = {
  cliente: 'Es la de tu cuenta de cliente.',
  empleado: 'Es con la que entras a trabajar.',
};

/**
 * For clients and employees. They can request another link here, because the mail named the sede.
 */
function ResetSedePassword(props: ResetSedePasswordProps) {
  const { token, dbName, tipo, isInvited, problem } = props;
  const [spentLink, setSpentLink] = useState(problem);
  const [isAsking, setAsking] = useState(false);
  const [email, setEmail] = useState('');
  const asking = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isAsking) asking.current?.querySelector('input')?.focus();
  }, [isAsking]);

  const save = async (password: string) => {
    const { message, data } = await resetSedePassword(token, password, dbName);
    toast.success(message);
    const isAtSede = stored.location.get()?.dbName === dbName;
    const atSede = isAtSede ? PATHS.userAuth : restaurantPath(data.path);
    // Who was invited has never been here: the sede's own door is where they begin to work.
    navigate(isInvited ? staffPath(data.path, dbName) : atSede, { replace: true });
  };

  if (isAsking) {
    return (
      <SedeEntry
        dbName={dbName}
        title="Pide otro link"
        text="Escribe el correo de tu cuenta y te enviamos uno nuevo."
      >
        <div ref={asking}>
          <ForgotPasswordForm
            email={email}
            onEmailChange={setEmail}
            ask={(address) => askForSedeReset(address, dbName)}
          />
        </div>
      </SedeEntry>
    );
  }
  return (
    <SedeEntry
      dbName={dbName}
      title={isInvited ? 'Elige tu contraseña' : 'Elige tu contraseña nueva'}
      text={
        isInvited
          ? 'Te sumaron al equipo. Con tu correo y esta contraseña entras a trabajar.'
          : `${WHOSE[tipo]} Al guardarla se cierran las sesiones que tengas abiertas.`
      }
    >
      {spentLink ? (
        <SpentLink message={spentLink}>
          <Button size="lg" onClick={() => setAsking(true)}>
            Pedir otro link
          </Button>
        </SpentLink>
      ) : (
        <ResetPasswordForm tipo={tipo} save={save} onSpent={setSpentLink} />
      )}
    </SedeEntry>
  );
}

interface SedeEntryProps {
  dbName: string;
  title: string;
  text: string;
  children: ReactNode;
}

/**
 * The frame of /userAuth for people who come from a mail, with the sede's banner if the browser
 * knows it.
 */
function SedeEntry({ dbName, title, text, children }: SedeEntryProps) {
  const chosen = useStored(stored.location);
  const location = chosen?.dbName === dbName ? chosen : null;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <title>{`${title} · ${location?.nombre ?? 'Comanda'}`}</title>
      <Banner
        imagen={location?.imagen}
        className="h-44 w-full sm:h-64 lg:h-full"
        sizes="(min-width: 1024px) 50vw, 100vw"
      />
      <main className="mx-auto grid w-full max-w-md content-start gap-5 px-5 py-8 lg:content-center">
        {location ? (
          <p className="flex items-center gap-2 text-ink-soft">
            <LocationLogo location={location} className="-mt-20 relative mr-1 size-24 lg:mt-0" />
            <MapPin aria-hidden size={20} />
            {location.nombre}
          </p>
        ) : (
          <Logo className="text-22" />
        )}
        <div>
          <h1 className="text-28">{title}</h1>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
        {children}
        {location && (
          <p className="text-center text-14">
            <Link
              to={PATHS.userAuth}
              className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
            >
              Volver al ingreso
            </Link>
          </p>
        )}
      </main>
    </div>
  );
}
