import { useState } from 'react';
import { resetPassword } from '../../features/auth/owner-account.api.ts';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { SpentLink } from '../../features/auth/spent-link.tsx';
import { navigate } from '../../lib/address.tsx';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OwnerEntry } from './owner-entry.tsx';

interface ResetOwnerPasswordProps {
  token: string;
  /** What is wrong with the link itself. */
  problem: string | undefined;
}

export function ResetOwnerPassword({ token, problem }: ResetOwnerPasswordProps) {
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
