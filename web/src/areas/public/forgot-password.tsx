import { useState } from 'react';
import { Link } from 'wouter';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { askForReset } from '../../features/auth/owner-account.api.ts';
import { PATHS } from '../../paths.ts';
import { OwnerEntry } from './owner-entry.tsx';

export function ForgotPassword() {
  const [email, setEmail] = useState('');
  return (
    <OwnerEntry
      title="Olvidé mi contraseña"
      text="Escribe el correo de tu cuenta y te enviamos un link para elegir otra."
    >
      <ForgotPasswordForm email={email} onEmailChange={setEmail} ask={askForReset} />
      <p className="text-center text-14">
        <Link
          to={PATHS.login}
          className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
        >
          Volver al ingreso
        </Link>
      </p>
    </OwnerEntry>
  );
}
