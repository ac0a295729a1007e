import { useState } from 'react';
import { resetPassword } from '../../features/auth/owner-account.api.ts';
import { ResetPasswordForm, SpentLink } from '../../features/auth/reset-password-form.tsx';
import { navigate, useSearchParams } from '../../lib/address.tsx';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OwnerEntry } from './owner-entry.tsx';
import { ResetSedePassword } from './reset-sede-password.tsx';

const INCOMPLETE_LINK =
  'A este enlace le falta una parte. Ábrelo desde el correo o pide uno nuevo.';

/** Where the mail leads: an owner's link names no sede, a diner's or employee's does. */
export function ResetPassword() {
  const params = useSearchParams();
  const token = params.get('token') ?? '';
  const dbName = params.get('sede');
  const problem = token ? undefined : INCOMPLETE_LINK;
  if (!dbName) return <ResetOwnerPassword token={token} problem={problem} />;
  const tipo = params.get('tipo') === 'empleado' ? 'empleado' : 'cliente';
  return <ResetSedePassword token={token} dbName={dbName} tipo={tipo} problem={problem} />;
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
            Pedir otro enlace
          </ButtonLink>
        </SpentLink>
      ) : (
        <ResetPasswordForm tipo="propietario" save={save} onSpent={setSpentLink} />
      )}
    </OwnerEntry>
  );
}
