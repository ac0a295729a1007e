import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { loginOwner } from '../../features/auth/auth.api.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { startOwnerSession } from '../../features/auth/session.ts';
import { welcomeNext } from '../../features/auth/welcome.ts';
import { navigate } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { forgetShift } from '../../lib/forget-shift.ts';
import { clearStorage } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OwnerEntry } from './owner-entry.tsx';

const ACTIONABLE = ['correo_no_verificado', 'demasiadas_solicitudes'];

export function OwnerLogin() {
  const [unverified, setUnverified] = useState<string>();
  // From the verification of this e-mail.
  const [email] = useState<string | undefined>(() => window.history.state?.email);
  useEffect(() => {
    // A registration can only be finished in the browser that started it.
    const pending = pendingVerification.get();
    clearStorage();
    forgetShift();
    if (pending) pendingVerification.set(pending);
  }, []);

  const onSubmit = async (email: string, password: string) => {
    const answer = await loginOwner(email, password).catch((error) => {
      const text = failureText(error);
      const needsCode = error instanceof ApiError && error.code === 'correo_no_verificado';
      setUnverified(needsCode ? email.trim().toLowerCase() : undefined);
      throw new Error(text);
    });
    startOwnerSession(answer);
    if (answer.user.estadoMembresia === 'activa') {
      welcomeNext();
      navigate(OWNER_PATHS.home);
    } else {
      toast.info(ownerAuthMessages.welcomeNoMembership, { id: 'login' });
      navigate(PATHS.membership);
    }
  };

  return (
    <OwnerEntry title="Hola de nuevo" text="Entra para ver cómo va el servicio de hoy.">
      <LoginForm onSubmit={onSubmit} email={email ?? ''} />
      {unverified && <NextStep email={unverified} />}
      <p className="text-center text-14">
        <Link
          to={PATHS.forgotPassword}
          className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
        >
          Olvidé mi contraseña
        </Link>
        <br />
        ¿Todavía no tienes cuenta?{' '}
        <Link
          to={PATHS.register}
          className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
        >
          Registrarme
        </Link>
      </p>
      <p className="text-balance text-center text-14 text-ink-soft">
        ¿Trabajas en un restaurante? Entra por el link de tu sede.
      </p>
    </OwnerEntry>
  );
}

/** The browser that registered leads to the code form, any other one to a new registration. */
function NextStep({ email }: { email: string }) {
  const isBegunHere = pendingVerification.get()?.email === email;
  return (
    <ButtonLink to={isBegunHere ? PATHS.verify : PATHS.register} size="lg" variant="secondary">
      {isBegunHere ? 'Verificar mi correo' : 'Registrarme de nuevo'}
    </ButtonLink>
  );
}

/** Only problems that the owner can solve have another text than a wrong password. */
function failureText(error: unknown): string {
  const isActionable = error instanceof ApiError && ACTIONABLE.includes(error.code);
  return isActionable ? error.message : ownerAuthMessages.loginFailed;
}
