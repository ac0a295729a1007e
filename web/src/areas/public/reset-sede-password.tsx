import { restaurantPath } from '@comanda/contract/pages/addresses';
import { useEffect, useRef, useState } from 'react';
import { askForSedeReset, resetSedePassword } from '../../features/auth/auth.api.ts';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { SpentLink } from '../../features/auth/spent-link.tsx';
import { navigate } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SedeEntry } from './sede-entry.tsx';

interface ResetSedePasswordProps {
  token: string;
  dbName: string;
  tipo: 'cliente' | 'empleado';
  /** What is wrong with the link itself. */
  problem: string | undefined;
}

const WHOSE = {
  cliente: 'Es la de tu cuenta de cliente.',
  empleado: 'Es con la que entras a trabajar.',
};

/** For diners and staff. Another link can be asked for right here: the mail named the sede. */
export function ResetSedePassword({ token, dbName, tipo, problem }: ResetSedePasswordProps) {
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
    navigate(isAtSede ? PATHS.userAuth : restaurantPath(data.path), { replace: true });
  };

  if (isAsking) {
    return (
      <SedeEntry
        dbName={dbName}
        title="Pide otro enlace"
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
      title="Elige tu contraseña nueva"
      text={`${WHOSE[tipo]} Al guardarla se cierran las sesiones que tengas abiertas.`}
    >
      {spentLink ? (
        <SpentLink message={spentLink}>
          <Button size="lg" onClick={() => setAsking(true)}>
            Pedir otro enlace
          </Button>
        </SpentLink>
      ) : (
        <ResetPasswordForm tipo={tipo} save={save} onSpent={setSpentLink} />
      )}
    </SedeEntry>
  );
}
